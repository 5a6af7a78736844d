import { useTranslations } from 'use-intl'
import type { ErrorChannel } from '../../protocol/errors.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import type { TransportId } from '../../transport/wire.ts'
import { ChannelSignal } from '../channel-signal.tsx'
import { SlopingLine } from './graph-row.tsx'
import { laneX, spanOf } from './lane.ts'
import { PipeList } from './pipe-list.tsx'
import { isProcessStep } from './pipes.ts'
import { useStepText } from './use-step-text.ts'

interface PresentRowProps {
  readonly events: readonly TraceEvent[]
  readonly cursor: number
  readonly transport: TransportId
  readonly flies: boolean
  /** How the Server's process stands in this row: through it, from its middle, up to its middle, or not at all. */
  readonly process: 'through' | 'begins' | 'ends' | 'none'
}

/** The present: a bold rule, the step's number, and the transport in cross-section between Client and Server. */
export function PresentRow({ events, cursor, transport, flies, process }: PresentRowProps) {
  const t = useTranslations('graph')
  const event = events[cursor]
  if (!event) return null
  const isProcess = isProcessStep(event)
  return (
    <>
      <span className="graph-number">{cursor + 1}</span>
      <span className="graph-ms">{t('milliseconds', { ms: String(event.at) })}</span>
      {[1, 2, 3, 4].map((lane) => (
        <span key={lane} className="life" style={{ left: laneX(lane) }} />
      ))}
      <span className="life server" style={{ left: laneX(5) }} />
      {process !== 'none' && (
        <span className={`life alive ${process}`} style={{ left: laneX(5) }} />
      )}
      {!isProcess && (
        <PipeList
          className="graph-pipes"
          events={events}
          cursor={cursor}
          transport={transport}
          flies={flies}
        />
      )}
      {event.channel === 'internal' || isProcess ? (
        <OffWireStep event={event} />
      ) : (
        event.errorChannel && (
          <span className={`graph-say arrives ${event.errorChannel}`}>
            <ChannelWord channel={event.errorChannel} />
          </span>
        )
      )}
    </>
  )
}

/** Where an error arrives: its shape and its word, at the Client. */
function ChannelWord({ channel }: { readonly channel: ErrorChannel }) {
  const t = useTranslations('channels.full')
  return (
    <b className="graph-channel">
      <ChannelSignal channel={channel} lit />
      {t(channel)}
    </b>
  )
}

/** A step that is no frame: a line on its own span with its words; a local error stands at the Client. */
function OffWireStep({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('graph')
  const text = useStepText()(event)
  const span = spanOf(event)
  const error = event.errorChannel
  const more = processNote(event)
  const names = ['graph-say', more ? 'process' : `from-${span.left}`]
  if (error) names.push(error)
  return (
    <>
      {span.left === span.right ? (
        <span className="graph-point" style={{ left: laneX(span.left) }} />
      ) : (
        <SlopingLine event={event} />
      )}
      <span className={names.join(' ')}>
        {error && <ChannelWord channel={error} />}
        <span className={text.isWire ? 'mono' : undefined}>
          <span className="graph-full">{text.full}</span>
          <span className="graph-short">{text.short}</span>
        </span>
        {more && <small className="graph-full">{t(more)}</small>}
      </span>
    </>
  )
}

function processNote(event: TraceEvent): 'spawned' | 'exited' | null {
  if (!isProcessStep(event)) return null
  return event.from === 'server' ? 'exited' : 'spawned'
}
