import type { Phase, TraceEvent } from '../../trace/trace.ts'
import { ChannelSignal } from '../channel-signal.tsx'
import { directionOf } from '../frame-label.ts'
import { laneWidth, laneX, spanOf } from './lane.ts'
import type { StepText } from './use-step-text.ts'

interface RowMarksProps {
  readonly number: number
  /** The phase's name when it begins here. */
  readonly phase?: string | undefined
}

/** The row's number, and the phase's name at the rule where it begins. */
export function RowMarks({ number, phase }: RowMarksProps) {
  return (
    <>
      <span className="graph-n">{number}</span>
      {phase !== undefined && <span className="graph-phase">{phase}</span>}
    </>
  )
}

/** True when another phase begins at `index`. */
export function startsPhase(events: readonly { readonly phase: Phase }[], index: number): boolean {
  return events[index - 1]?.phase !== events[index]?.phase
}

/** One past step: a line that slopes down, because a message takes time, with its words on it or beside it. */
export function PastLine({ event, text }: { readonly event: TraceEvent; readonly text: StepText }) {
  const span = spanOf(event)
  const direction = directionOf(event)
  const onWire = span.left >= 4 && span.right === 5
  const error = event.errorChannel
  const words = (
    <b className={`graph-words${error ? ` ${error}` : ''}`}>
      {error && <ChannelSignal channel={error} lit />}
      <span className={text.isWire ? 'graph-full mono' : 'graph-full'}>{text.full}</span>
      <span className={text.isWire ? 'graph-short mono' : 'graph-short'}>{text.short}</span>
      {text.id && <em className="graph-full mono">{text.id}</em>}
    </b>
  )
  return (
    <>
      {span.left === span.right ? (
        <span className="graph-point" style={{ left: laneX(span.left) }} />
      ) : (
        <SlopingLine event={event} />
      )}
      {onWire || event.channel === 'process' ? (
        <span
          className={`graph-on ${event.channel === 'stderr' ? 'log' : direction}`}
          style={betweenLanes(event)}
        >
          {words}
        </span>
      ) : (
        <span className={`graph-beside ${direction}`} style={besideLane(span.right)}>
          {words}
        </span>
      )}
    </>
  )
}

/** The line from sender to receiver with its arrow head; stretched to any width. */
export function SlopingLine({ event }: { readonly event: TraceEvent }) {
  const span = spanOf(event)
  const [from, to] = span.rtl ? [100, 0] : [0, 100]
  const toBar = !span.rtl && span.right === 5
  return (
    <span
      className={`graph-run ${directionOf(event)}${span.rtl ? ' rtl' : ''}${toBar ? ' to-server' : ''}`}
      style={{ left: laneX(span.left), width: laneWidth(span) }}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line x1={from} y1="28" x2={to} y2="64" />
      </svg>
    </span>
  )
}

function betweenLanes(event: TraceEvent) {
  const span = spanOf(event)
  return { left: laneX(span.left), width: laneWidth(span) }
}

/** Words beside a step stand right of its span; a step at the Server has them on its left. */
function besideLane(lane: number) {
  return lane === 5
    ? { right: `calc(100% - ${laneX(5)} + 12px)`, left: laneX(4), justifyContent: 'flex-end' }
    : { left: `calc(${laneX(lane)} + 7px)`, right: `calc(100% - ${laneX(5)} + 10px)` }
}

/** One step to come: where it will run, but not what it is, so that a learner can predict. */
export function FutureLine({ event }: { readonly event: TraceEvent }) {
  const span = spanOf(event)
  if (span.left === span.right)
    return <span className="graph-dot" style={{ left: laneX(span.left) }} />
  return (
    <span
      className="graph-dots"
      style={{
        left: `calc(${laneX(span.left)} + 8px)`,
        right: `calc(100% - ${laneX(span.right)} + 9px)`,
      }}
    />
  )
}
