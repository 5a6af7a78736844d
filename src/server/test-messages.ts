/** Messages that the tests of the dialects send. */
const CLIENT = { name: 'c', version: '1' }
export const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
}
export const REPORT = { module: 'cart', title: '数量为 0 仍可下单', steps: ['a'], severity: 'high' }
export const INITIALIZE = {
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT },
}

export function rpc(message: object): string {
  return JSON.stringify({ jsonrpc: '2.0', ...message })
}

export function modern(id: number | string, method: string, params: object = {}): string {
  return rpc({ id, method, params: { ...params, _meta: META } })
}
