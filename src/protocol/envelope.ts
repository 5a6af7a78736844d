/** The envelope of 2026-07-28: the `_meta` keys that every request carries (spec basic/index §_meta). */
import { isObject, type JsonObject } from './json.ts'

export const META_PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion'
export const META_CLIENT_INFO = 'io.modelcontextprotocol/clientInfo'
export const META_CLIENT_CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities'
/** Optional and deprecated; not part of the envelope proper. */
export const META_LOG_LEVEL = 'io.modelcontextprotocol/logLevel'
/** On results, a SHOULD. */
export const META_SERVER_INFO = 'io.modelcontextprotocol/serverInfo'
/** On notifications of a listen stream and on its closing result. */
export const META_SUBSCRIPTION_ID = 'io.modelcontextprotocol/subscriptionId'
/** No prefix: older than the rule that gives the others one. */
export const META_PROGRESS_TOKEN = 'progressToken'

/** Required keys, in the order in which a server names the missing ones. */
export const REQUIRED_META = [META_PROTOCOL_VERSION, META_CLIENT_CAPABILITIES] as const

/** `params._meta` when it is an object, else null. */
export function metaOf(params: JsonObject | undefined): JsonObject | null {
  const meta = params?._meta
  return isObject(meta) ? meta : null
}

/** The required keys that `params._meta` lacks; both when there is no `_meta` object. */
export function missingMeta(params: JsonObject | undefined): readonly string[] {
  const meta = metaOf(params)
  return REQUIRED_META.filter((key) => meta === null || !Object.hasOwn(meta, key))
}
