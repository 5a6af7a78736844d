/** TypeScript to what QuickJS runs: types go, `export` becomes a member of `exports`, lines keep their numbers. */
import { transform } from 'sucrase'
import type { CodeFailure } from '../exercise/code.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'

/** The module as JavaScript, or where it does not parse. */
export function stripTypes(source: string): Outcome<string, CodeFailure> {
  try {
    const { code } = transform(source, {
      transforms: ['typescript', 'imports'],
      preserveDynamicImport: true,
      disableESTransforms: true,
    })
    return ok(code)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const place = /\((\d+):\d+\)\s*$/.exec(message)
    return fail({
      kind: 'syntax',
      message: message.replace(/^Error transforming [^:]*: /, '').replace(/\s*\(\d+:\d+\)\s*$/, ''),
      ...(place && { line: Number(place[1]) }),
    })
  }
}
