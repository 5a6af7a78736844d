/** For tests: honest messages and seeded ways to spoil them. */

/** Numbers from 0 up to 1, the same for the same seed. */
export type Rng = () => number

export function seeded(seed: number): Rng {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const META = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}`

/** A tools/call line that a server must answer. `id` is JSON text. */
export function honestCall(id: string): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"submit_bug_report","arguments":{"module":"cart","title":"数量 0 下单","steps":["a"],"severity":"high"},${META}}}\n`
}

const SEEDS = [
  honestCall('1'),
  `{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{${META}}}\n`,
  `{"jsonrpc":"2.0","id":3,"method":"server/discover","params":{${META}}}\n`,
  `{"jsonrpc":"2.0","id":4,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}\n`,
  `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}\n`,
  `{"jsonrpc":"2.0","id":5,"method":"ping"}\n`,
]
const PIECES = [
  'null',
  '[]',
  '{}',
  '1e999',
  '-0',
  '12345678901234567890123',
  '"\\ud800"',
  '"\\u0000"',
  '"__proto__"',
  '2.0',
  'NaN',
  '🐞',
  '\u202e',
  '"id":7,"id":8',
  '[[[[[[',
  '"',
  ',',
  '}',
]

/** One line with its newline, spoiled in one to three ways; some are not UTF-8, some are huge. */
export function mutatedLine(random: Rng): Uint8Array {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  if (random() < 0.002) return Buffer.from(`"${'x'.repeat(10_000_000)}"\n`)
  if (random() < 0.01) return Buffer.from(`${'['.repeat(5000)}\n`)
  let text = pick(SEEDS).trimEnd()
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const at = Math.floor(random() * text.length)
    const length = Math.floor(random() * 12)
    const way = random()
    if (way < 0.3) text = text.slice(0, at) + pick(PIECES) + text.slice(at + length)
    else if (way < 0.5) text = text.slice(0, at) + text.slice(at + length)
    else if (way < 0.7) text = text.replace(/:("[^"]*"|\d+)/, `:${pick(PIECES)}`)
    else if (way < 0.8) text = text.slice(0, at)
    else if (way < 0.9) text = `[${text},${text}]`
    else text = text.replace('"id":', `"id":${'9'.repeat(1 + Math.floor(random() * 400))},"x":`)
  }
  const bytes = Buffer.from(`${text.replaceAll('\n', ' ')}\n`)
  if (random() < 0.1 && bytes.length > 1) bytes[Math.floor(random() * (bytes.length - 1))] = 0xff
  return bytes
}

/** One HTTP request with a spoiled body, spoiled headers, or both. */
export function mutatedRequest(random: Rng) {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const headers: Record<string, string> = {}
  if (random() < 0.3) headers['MCP-Protocol-Version'] = pick(['', '2025-11-25', '1900-01-01', 'é'])
  if (random() < 0.3) headers['Mcp-Name'] = pick(['other', '=?base64?%%?=', '=?base64?YQ==?=', ''])
  if (random() < 0.2) headers['Mcp-Session-Id'] = pick(['deadbeef', 'x'.repeat(4000)])
  if (random() < 0.1) headers.Accept = pick(['*/*', 'text/html', ''])
  if (random() < 0.1) headers['Content-Type'] = pick(['text/plain', 'application/json-seq', ''])
  if (random() < 0.1) headers.Origin = pick(['https://evil.example', 'null'])
  if (random() < 0.1) headers.Host = pick(['evil.example', '127.0.0.1:1', ''])
  const method =
    random() < 0.9 ? 'POST' : pick(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'])
  const path = random() < 0.95 ? '/mcp' : pick(['/', '/mcp/', '/mcp?x=1', '/%00', '/../mcp'])
  const body = method === 'POST' ? mutatedLine(random) : new Uint8Array()
  return {
    method,
    path,
    headers,
    body: body.length > 1_000_000 ? body.subarray(0, 5_000_000) : body,
  }
}
