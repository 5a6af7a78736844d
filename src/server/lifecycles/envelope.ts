/** The sign by which a dual-era server tells requests of 2026-07-28 from those before. */
import { META_PROTOCOL_VERSION, metaOf } from '../../protocol/envelope.ts'
import type { JsonObject } from '../../protocol/json.ts'

/** True when `_meta` names a protocol version: no handshake revision writes that key. */
export function hasVersion(params: JsonObject | undefined): boolean {
  const meta = metaOf(params)
  return meta !== null && Object.hasOwn(meta, META_PROTOCOL_VERSION)
}
