/** What a foreign transcript lets one know of its run. */
import { META_PROTOCOL_VERSION, metaOf } from '../../protocol/envelope.ts'
import { isObject, type JsonObject } from '../../protocol/json.ts'
import { SERVER_DISCOVER } from '../../protocol/methods.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../../scenario/scenario.ts'
import type { ImportedEvent } from '../../trace/import/imported.ts'

/**
 * Revision and transport as the frames show them. Whose server it was nobody says, so its words are the
 * specification's.
 */
export function foreignScenario(
  events: readonly ImportedEvent[],
  messages: readonly (JsonObject | null)[],
): Scenario {
  const modern = messages.some(isModern) || events.some(hasModernHeader)
  const spoken = messages.some((message) => message !== null)
  const isHttp = events.some(({ http }) => http !== undefined)
  return {
    ...DEFAULT_SCENARIO,
    revision: modern || !spoken ? '2026-07-28' : '2025-11-25',
    transport: isHttp ? 'http' : 'stdio',
    server: 'spec',
  }
}

function isModern(message: JsonObject | null): boolean {
  if (!message) return false
  const { method, params, result } = message
  const meta = isObject(params) ? metaOf(params) : null
  if (method === SERVER_DISCOVER || (meta && Object.hasOwn(meta, META_PROTOCOL_VERSION)))
    return true
  return isObject(result) && Object.hasOwn(result, 'resultType')
}

function hasModernHeader({ channel, http }: ImportedEvent): boolean {
  return (
    channel === 'http-request' &&
    (http?.headers ?? []).some(
      ([name, value]) => name.toLowerCase() === 'mcp-protocol-version' && value >= '2026-07-28',
    )
  )
}
