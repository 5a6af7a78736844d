import type { TraceEvent } from '../../trace/trace.ts'
import type { TransportId } from '../../transport/wire.ts'
import { PipeView } from './pipe.tsx'
import { pipesAt } from './pipes.ts'
import { usePipeStatus } from './use-pipe-status.ts'

/** The transport in cross-section at one step, a pipe a line. `className` says where the lines stand. */
export function PipeList(props: {
  readonly className: string
  readonly events: readonly TraceEvent[]
  readonly cursor: number
  readonly transport: TransportId
  /** The frame has just been sent forward. */
  readonly flies: boolean
}) {
  const { events, cursor, flies } = props
  const status = usePipeStatus()
  const event = events[cursor]
  if (!event) return null
  return (
    <ul className={props.className}>
      {pipesAt(events, cursor, props.transport).map((pipe) => (
        <PipeView
          // A new frame is a new ticket: it must not inherit the flight of the one before.
          key={pipe.id}
          pipe={pipe}
          events={events}
          cursor={cursor}
          flies={flies}
          status={status(pipe, event)}
        />
      ))}
    </ul>
  )
}
