/** What the ruler draws, in CSS px: one path a kind, and never more marks than there are pixels. */
import type { ErrorChannel } from '../../protocol/errors.ts'
import { directionOf } from '../../store/step-filter.ts'
import type { Phase, TraceEvent } from '../../trace/trace.ts'

export type MarkKind = 'to-server' | 'to-client' | 'inside' | 'model'

export interface RulerMarks {
  /** Distance of two steps. */
  readonly pitch: number
  /** SVG path data of each kind's marks. */
  readonly paths: Readonly<Record<MarkKind, string>>
  readonly errors: readonly {
    readonly index: number
    readonly x: number
    readonly channel: ErrorChannel
  }[]
  readonly phases: readonly {
    readonly index: number
    readonly x: number
    readonly phase: Phase
    readonly labelled: boolean
  }[]
}

const AXIS = 28
const ERROR_GAP_PX = 22

/** The middle of a step. */
export function stepX(index: number, count: number, width: number): number {
  return ((index + 0.5) * width) / Math.max(1, count)
}

/** The step under a place on the ruler. */
export function stepAtX(x: number, count: number, width: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor((x / Math.max(1, width)) * count)))
}

/** All marks for a ruler of this width. `labelWidth` estimates a phase name, so that names never overlap. */
export function rulerMarks(
  events: readonly TraceEvent[],
  width: number,
  labelWidth: (phase: Phase) => number,
): RulerMarks {
  const pitch = width / Math.max(1, events.length)
  const parts: Record<MarkKind, string[]> = {
    'to-server': [],
    'to-client': [],
    inside: [],
    model: [],
  }
  const drawn: Record<MarkKind, number> = {
    'to-server': -1,
    'to-client': -1,
    inside: -1,
    model: -1,
  }
  const errors: { index: number; x: number; channel: ErrorChannel }[] = []
  const phases: { index: number; x: number; phase: Phase; labelled: boolean }[] = []
  let labelEnd = 0
  let phaseEnd = Number.NEGATIVE_INFINITY
  events.forEach((event, index) => {
    const x = round(stepX(index, events.length, width))
    const kind = kindOf(event)
    // A second mark on the same pixel would not be seen.
    if (Math.floor(x) !== drawn[kind]) {
      drawn[kind] = Math.floor(x)
      parts[kind].push(markPath(kind, x))
    }
    if (event.errorChannel && x - (errors.at(-1)?.x ?? -ERROR_GAP_PX) >= ERROR_GAP_PX)
      errors.push({ index, x, channel: event.errorChannel })
    if (event.phase === events[index - 1]?.phase) return
    const start = round(index * pitch)
    if (start - phaseEnd < 3) return
    const labelled = start >= labelEnd && start + labelWidth(event.phase) <= width + 8
    phases.push({ index, x: start, phase: event.phase, labelled })
    phaseEnd = start
    if (labelled) labelEnd = start + labelWidth(event.phase)
  })
  return {
    pitch,
    paths: {
      'to-server': parts['to-server'].join(''),
      'to-client': parts['to-client'].join(''),
      inside: parts.inside.join(''),
      model: parts.model.join(''),
    },
    errors,
    phases,
  }
}

function kindOf(event: TraceEvent): MarkKind {
  if (event.from === 'model' || event.to === 'model') return 'model'
  return directionOf(event)
}

/** Requests rise from the axis, answers hang from it, internal steps cross it, turns of the Model are diamonds. */
function markPath(kind: MarkKind, x: number): string {
  switch (kind) {
    case 'to-server':
      return `M${x} ${AXIS - 18}v18`
    case 'to-client':
      return `M${x} ${AXIS + 1}v16`
    case 'inside':
      return `M${x} ${AXIS - 4}v9`
    case 'model':
      return `M${x} ${AXIS - 6.4}l6.4 6.4l-6.4 6.4l-6.4-6.4z`
  }
}

function round(x: number): number {
  return Math.round(x * 10) / 10
}
