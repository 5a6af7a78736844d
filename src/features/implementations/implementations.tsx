import { useTranslations } from 'use-intl'
import type { ServerId } from '../../scenario/scenario.ts'
import { useLab } from '../../store/lab-context.tsx'
import type { TraceEvent } from '../../trace/trace.ts'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { channelWord } from '../../views/frame-kind.ts'
import { directionOf, frameLabel } from '../../views/frame-label.ts'
import { frameParts } from '../../views/frame-parts.ts'
import { FrameTicket } from '../../views/frame-ticket.tsx'
import { useNotes } from '../../views/notes-context.tsx'
import { WireBlock } from '../../views/wire-block.tsx'
import { type Answer, answerIn, exchangeAt, requestIn } from './answers.ts'
import { type ServerRun, useRuns } from './use-runs.ts'
import './implementations.css'

/** What each server answers to the request of this step: who says what, then the frames themselves, each from a run. */
export function Implementations() {
  const t = useTranslations('implementations')
  const { events, scenario } = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const isVisit = useLab((state) => state.visit !== null)
  const runs = useRuns(scenario)
  const exchange = exchangeAt(events, cursor)
  if (isVisit) return <p className="sheet-none">{t('visit')}</p>
  if (exchange === null) return <p className="sheet-none">{t('nobodyAsked')}</p>
  const request = requestIn(events, exchange)
  const answers = runs.map(({ server, run }) => ({
    server,
    run,
    answer: run.kind === 'run' ? answerIn(run.trace.events, exchange) : null,
  }))
  return (
    <>
      <table className="impl-table">
        <caption>{t.rich('asked', { request: () => <Asked request={request} /> })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('where')}</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ server, run, answer }) => (
            <tr key={server}>
              <th scope="row">{t(`servers.${server}`)}</th>
              <Said run={run} answer={answer} />
            </tr>
          ))}
        </tbody>
      </table>
      {answers.map(
        ({ server, answer }) =>
          answer?.kind === 'frame' && (
            <AnswerFrame key={server} server={server} event={answer.event} />
          ),
      )}
    </>
  )
}

function Asked({ request }: { readonly request: TraceEvent | undefined }) {
  if (!request) return null
  const { word, id } = frameLabel(request)
  return <code>{[word, id === undefined ? null : `id ${id}`].filter(Boolean).join(' · ')}</code>
}

/** Two cells: the frame as a ticket, and the channel on which it is an error. */
function Said({ run, answer }: { readonly run: ServerRun; readonly answer: Answer | null }) {
  const t = useTranslations('implementations')
  const channels = useTranslations('channels.full')
  if (answer?.kind !== 'frame') {
    const reason = answer ? answer.kind : run.kind === 'run' ? 'not-asked' : run.kind
    return <td colSpan={2}>{t(`none.${reason}`)}</td>
  }
  const { event } = answer
  const { errorChannel } = event
  return (
    <>
      <td>
        {event.channel === 'stream-close' ? (
          t('streamEnd')
        ) : (
          <FrameTicket direction={directionOf(event)} errorChannel={errorChannel}>
            {frameLabel(event).word ?? channelWord(event)}
          </FrameTicket>
        )}
      </td>
      <td>
        <span className={errorChannel ? `impl-channel lit ${errorChannel}` : 'impl-channel'}>
          {errorChannel && <ChannelSignal channel={errorChannel} lit />}
          {errorChannel ? channels(errorChannel) : t('noError')}
        </span>
      </td>
    </>
  )
}

function AnswerFrame({ server, event }: { readonly server: ServerId; readonly event: TraceEvent }) {
  const t = useTranslations('implementations')
  const { fields } = useNotes()
  const name = t(`servers.${server}`)
  return (
    <section className="impl-frame" aria-label={name}>
      <h2>
        {name} <span>{t(`origin.${server}`)}</span>
      </h2>
      {event.raw === '' && event.http === undefined ? (
        <p className="sheet-none">{t('noBytes')}</p>
      ) : (
        <WireBlock
          parts={frameParts(event)}
          direction={directionOf(event)}
          label={t('frameOf', { server: name })}
          notes={event.notes ?? []}
          explain={(id) => fields[id as keyof typeof fields] ?? null}
          errorChannel={event.errorChannel}
          compact
        />
      )}
    </section>
  )
}
