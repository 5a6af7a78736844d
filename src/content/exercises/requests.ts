/** Requests as exercises write them by hand: one line of JSON, and the headers that go with it over HTTP. */
import { type JsonObject, stringify } from '../../protocol/json.ts'

/** A header list as `Session.post` takes it. */
export type Headers = readonly (readonly [name: string, value: string])[]

/** The required `_meta` of 2026-07-28. */
export function envelope(version = '2026-07-28'): JsonObject {
  return {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientCapabilities': {},
  }
}

/** One request on one line; without params the member is left out. */
export function request(id: number | string, method: string, params?: JsonObject): string {
  return stringify({ jsonrpc: '2.0', id, method, ...(params && { params }) })
}

/** A request of 2026-07-28: the envelope stands behind the params. */
export function modern(
  id: number | string,
  method: string,
  params: JsonObject = {},
  version?: string,
): string {
  return request(id, method, { ...params, _meta: envelope(version) })
}

/** `initialize` as 2025-11-25 wants it. */
export function initialize(id: number | string, version = '2025-11-25'): string {
  return request(id, 'initialize', {
    protocolVersion: version,
    capabilities: {},
    clientInfo: { name: 'raw-stdio-client', version: '0.1.0' },
  })
}

export const INITIALIZED = stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })

/** A report that hits the bug of the cart. */
export const REPORT: JsonObject = {
  module: 'cart',
  title: '数量为 0 时仍可下单',
  steps: ['把数量改成 0', '点击下单'],
  severity: 'high',
}

/** The headers of a POST of 2026-07-28; `name` is that of the tool. */
export function headers(method: string, name?: string, version = '2026-07-28'): Headers {
  return [
    ['Host', '127.0.0.1:8000'],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['MCP-Protocol-Version', version],
    ['Mcp-Method', method],
    ...(name === undefined ? [] : [['Mcp-Name', name] as const]),
  ]
}
