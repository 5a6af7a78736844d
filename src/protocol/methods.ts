/** Names of the methods that our actors use, and which member of `params` a method is about. The full lists stand in `revisions/`. */
import type { JsonObject } from './json.ts'

export const SERVER_DISCOVER = 'server/discover'
export const INITIALIZE = 'initialize'
export const INITIALIZED = 'notifications/initialized'
export const TOOLS_LIST = 'tools/list'
export const TOOLS_CALL = 'tools/call'
export const PING = 'ping'
export const CANCELLED = 'notifications/cancelled'
export const PROGRESS = 'notifications/progress'

const NAMED_BY: ReadonlyMap<string, string> = new Map([
  [TOOLS_CALL, 'name'],
  ['prompts/get', 'name'],
  ['resources/read', 'uri'],
])

/** The member of `params` that `Mcp-Name` mirrors (spec 2026-07-28 streamable-http §Standard headers), or null. */
export function namingMember(method: string): string | null {
  return NAMED_BY.get(method) ?? null
}

/** The tool, prompt or resource that a request names, or null. */
export function nameOf(method: string, params: JsonObject | undefined): string | null {
  const member = namingMember(method)
  const name = member === null ? undefined : params?.[member]
  return typeof name === 'string' ? name : null
}
