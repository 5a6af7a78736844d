import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { checkTrace } from '../../checks/check-trace.ts'
import { checkReason } from '../../content/checks/check-texts.ts'
import type { Evidence } from '../../exercise/exercise.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { frameLabel, frameLine } from '../../views/frame-label.ts'
import { FrameTicket } from '../../views/frame-ticket.tsx'
import { useCheckTexts } from '../../views/use-check-texts.ts'
import type { Bench } from './use-bench.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** What was sent, what came back, and which rules of the wire it breaks. */
export function BenchAnswers(props: {
  readonly bench: Bench
  readonly onOpen: (frame: Evidence) => void
}) {
  const b = useTranslations('exercises.bench')
  const t = useTranslations('exercises')
  const { trace, exchanges } = props.bench.run
  const open = (seq: number) => props.onOpen({ trace, seq })
  const findings = useMemo(() => {
    const from = exchanges[0]?.sent ?? Number.POSITIVE_INFINITY
    return checkTrace(trace).filter(
      ({ verdict, seq }) => (verdict === 'fail' || verdict === 'warn') && (seq ?? -1) >= from,
    )
  }, [trace, exchanges])
  const texts = useCheckTexts()
  if (exchanges.length === 0)
    return (
      <section className="bench-answers">
        <p className="ex-quiet">{b('empty')}</p>
      </section>
    )
  return (
    <section className="bench-answers">
      {exchanges.map(({ sent, came }, index) => (
        <div key={sent} className="bench-exchange">
          <h2>
            {b('sent', { n: String(index + 1) })}
            <button type="button" className="ex-link" onClick={() => open(sent)}>
              {t('seeFrame', { n: String(sent + 1) })}
            </button>
          </h2>
          <FrameBox event={trace.events[sent]} />
          {came.length === 0 && <p className="ex-quiet">{b('silence')}</p>}
          {came.map((seq) => (
            <FrameBox key={seq} event={trace.events[seq]} />
          ))}
        </div>
      ))}
      <h2>{b('checks')}</h2>
      {findings.length === 0 && <p className="ex-quiet">{b('noFindings')}</p>}
      <ul className="ex-verdicts">
        {findings.map(({ id, seq, verdict, parameters }) => (
          <li
            key={`${id} ${seq} ${JSON.stringify(parameters)}`}
            className={verdict === 'fail' ? 'failed' : undefined}
          >
            <VerdictMark kind={verdict === 'fail' ? 'failed' : 'not-reached'} />
            <div>
              <code>{id}</code> {texts && checkReason(texts[id], parameters)}
            </div>
          </li>
        ))}
      </ul>
      <p className="ex-buttons">
        <button type="button" className="btn" onClick={() => open(exchanges[0]?.sent ?? 0)}>
          {b('open')}
        </button>
      </p>
    </section>
  )
}

function FrameBox({ event }: { readonly event: TraceEvent | undefined }) {
  if (!event) return null
  const words = frameLine(frameLabel(event))
  return (
    <div className="bench-frame">
      <FrameTicket
        direction={event.from === 'server' ? 'in' : 'out'}
        errorChannel={event.errorChannel}
      >
        {words || event.channel}
      </FrameTicket>
      {event.raw !== '' && <code className="ex-raw">{event.raw}</code>}
    </div>
  )
}
