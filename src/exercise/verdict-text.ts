/** A verdict as text, for the way from the worker to the page: numbers stay exact, a recording is sent once. */
import { isObject, type JsonObject, stringify, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import type { Trace } from '../trace/trace.ts'
import type { Assertion, Verdict } from './grade.ts'

export function packVerdict(verdict: Verdict): string {
  const traces: Trace[] = []
  const indexOf = (trace: Trace): number => {
    const known = traces.indexOf(trace)
    return known === -1 ? traces.push(trace) - 1 : known
  }
  const assertions = verdict.assertions.map(({ frame, ...rest }) => ({
    ...rest,
    ...(frame && { frame: { trace: indexOf(frame.trace), seq: frame.seq } }),
  }))
  return stringify({ ...verdict, assertions, traces } as unknown as JsonObject)
}

/** The verdict again; throws on text that `packVerdict` did not write, which is our bug. */
export function unpackVerdict(text: string): Verdict {
  const parsed = parseJson(text)
  const value = parsed.ok ? toValue(parsed.value) : null
  if (!isObject(value ?? undefined)) throw new Error('not a packed verdict')
  const { traces, assertions, ...rest } = value as unknown as Packed
  return {
    ...rest,
    assertions: assertions.map(({ frame, ...assertion }): Assertion => {
      const trace = frame && traces[frame.trace]
      return { ...assertion, ...(trace && { frame: { trace, seq: frame.seq } }) }
    }),
  }
}

type PackedAssertion = Omit<Assertion, 'frame'> & {
  readonly frame?: { readonly trace: number; readonly seq: number }
}
type Packed = Omit<Verdict, 'assertions'> & {
  readonly assertions: readonly PackedAssertion[]
  readonly traces: readonly Trace[]
}
