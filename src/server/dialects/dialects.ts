/** The dialects by id: the only place where one is looked up. */
import type { Dialect, DialectId } from './dialect.ts'
import { pythonSdk } from './python-sdk.ts'
import { spec } from './spec.ts'

const DIALECTS: Readonly<Record<DialectId, Dialect>> = { 'python-sdk': pythonSdk, spec }

export function dialectOf(id: DialectId): Dialect {
  return DIALECTS[id]
}
