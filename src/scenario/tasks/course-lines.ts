/** The pieces that the course's hand-written messages are made of. */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_PROTOCOL_VERSION,
} from '../../protocol/envelope.ts'
import { type JsonObject, stringify } from '../../protocol/json.ts'
import { REPORT_QUANTITY_ZERO } from './report-quantity-zero.ts'
import type { ScriptLine } from './task.ts'

export const COURSE_CLIENT = { name: 'raw-stdio-client', version: '0.1.0' } as const

/** The envelope in the order in which the course writes it. */
export function envelope(version = '2026-07-28'): JsonObject {
  return {
    [META_PROTOCOL_VERSION]: version,
    [META_CLIENT_INFO]: COURSE_CLIENT,
    [META_CLIENT_CAPABILITIES]: {},
  }
}

/** The course's report, with one argument changed or none. */
export function reportArguments(change: JsonObject = {}): JsonObject {
  return { ...REPORT_QUANTITY_ZERO.facts, ...change }
}

/** One request on stdin. `params` absent: the message has no such member. */
export function line(ref: string, id: number, method: string, params: JsonObject): ScriptLine {
  const text = stringify({ jsonrpc: '2.0', id, method, params })
  return { kind: 'stdin', ref, awaits: true, text }
}
