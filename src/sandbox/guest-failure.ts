/** QuickJS's own words for a stopped program, sorted into the kinds that the page words. */
import type { CodeFailure, CodeFailureKind } from '../exercise/code.ts'
import type { Meter } from './meter.ts'

export interface ThrownParts {
  readonly name: string
  readonly message: string
  readonly stack: string
}

export function failureOf({ name, message, stack }: ThrownParts, meter: Meter): CodeFailure {
  const place = /answer\.ts:(\d+)/.exec(stack)
  return {
    kind: kindOf(name, message, meter),
    message: name && !['Error', ''].includes(name) ? `${name}: ${message}` : message,
    ...(name !== '' && { name }),
    ...(place && { line: Number(place[1]) }),
  }
}

/** The failure of a program that a limit has struck; null while none has. */
export function stoppedBy(meter: Meter): CodeFailure | null {
  return meter.stopped ? { kind: meter.stopped, message: 'stopped' } : null
}

/** An exception of WebAssembly itself: the stack or the memory of the platform ran out. Everything stops. */
export function brokenBy(error: unknown, meter: Meter): CodeFailure {
  meter.broken = true
  meter.stopped ??= error instanceof RangeError ? 'stack' : 'memory'
  return { kind: meter.stopped, message: 'stopped' }
}

function kindOf(name: string, message: string, meter: Meter): CodeFailureKind {
  // The meter decides, not the text: a learner can throw an error that says "interrupted".
  if (meter.stopped) return meter.stopped
  if (name === 'InternalError' && message === 'out of memory') return 'memory'
  if (/^(InternalError|RangeError)$/.test(name) && /stack (overflow|size)/.test(message))
    return 'stack'
  return name === 'SyntaxError' ? 'syntax' : 'thrown'
}
