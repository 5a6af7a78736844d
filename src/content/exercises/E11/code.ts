/** Code of E11: what is handed out, and answers right and wrong. */
export const CLIENT_API = `/** Sends a request with a new id and gives what came: one of the three members. Waits at most limitMs (virtual). */
declare function request(method: string, params: object, limitMs: number): Promise<{
  result?: any
  error?: { code: number; message: string; data?: any }
  timeout?: true
}>
/** Sends a notification without params. */
declare function notify(method: string): void
/** Versions without handshake that this client speaks, preferred first: DRAFT-2027 (made up), 2026-07-28. */
declare const MODERN: string[]
/** Versions with a handshake that it speaks: 2025-11-25. */
declare const HANDSHAKE: string[]
`
export const SERVER_API = `/** Versions that this server supports, oldest first: 2025-06-18, 2025-11-25. */
declare const SUPPORTED: string[]
`

export const CLIENT_START = `/** { era: 'modern' | 'legacy', version }, or null when there is no version in common. */
export async function connect() {
  const answer = await request('initialize', {
    protocolVersion: HANDSHAKE[0],
    capabilities: {},
    clientInfo: { name: 'my-client', version: '0.1.0' },
  }, 5000)
  notify('notifications/initialized')
  return { era: 'legacy', version: answer.result.protocolVersion }
}
`
export const SERVER_START = `/** The version that initialize settles on. */
export function negotiate(requested: string): string {
  return '2024-11-05'
}
`

const SHAKE = `async function shake() {
  const answer = await request('initialize', {
    protocolVersion: HANDSHAKE[0],
    capabilities: {},
    clientInfo: { name: 'my-client', version: '0.1.0' },
  }, 5000)
  const version = answer.result?.protocolVersion
  if (!HANDSHAKE.includes(version)) return null
  notify('notifications/initialized')
  return { era: 'legacy', version }
}
`
const ENVELOPE = `const envelope = (version) => ({ _meta: {
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientCapabilities': {},
} })
`
const PROBE = `export async function connect() {
  const first = await request('server/discover', envelope(MODERN[0]), 3000)
  if (first.result) return { era: 'modern', version: MODERN[0] }
  if (first.error?.code !== -32022) return shake()
  const version = MODERN.find((one) => first.error.data.supported.includes(one))
  if (!version) return null
  const again = await request('server/discover', envelope(version), 3000)
  return again.result ? { era: 'modern', version } : null
}
`
export const CLIENT = `${ENVELOPE}${SHAKE}${PROBE}`
export const SERVER = `export function negotiate(requested: string): string {
  return SUPPORTED.includes(requested) ? requested : SUPPORTED[SUPPORTED.length - 1]
}
`

/** Probes with the list of tools, believes -32020 to -32022 to be modern, and needs no second probe. */
export const BY_LIST = `${SHAKE}
const ask = (version: string) => request('tools/list', { _meta: {
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/protocolVersion': version,
} }, 800)
export async function connect() {
  const { result, error } = await ask(MODERN[0])
  if (result) return { version: MODERN[0], era: 'modern' }
  const isModern = error !== undefined && error.code <= -32020 && error.code >= -32022
  if (!isModern) return shake()
  const shared = (error.data?.supported ?? []).filter((one: string) => MODERN.includes(one))
  return shared.length > 0 ? { version: shared[0], era: 'modern' } : null
}
`
/** Goes through its own versions one by one, and stops at the first word that says there is none. */
export const BY_LOOP = `${ENVELOPE}${SHAKE}
export async function connect() {
  let offered = MODERN
  for (const version of MODERN) {
    if (!offered.includes(version)) continue
    const answer = await request('server/discover', envelope(version), 20000)
    if (answer.result?.supportedVersions?.includes(version)) return { era: 'modern', version }
    if (!answer.error?.data?.supported) return shake()
    offered = answer.error.data.supported
  }
  return null
}
`
export const SERVER_MAP = `const own = new Set(SUPPORTED)
const newest = [...SUPPORTED].sort().reverse()[0]
export const negotiate = (requested: string) => (own.has(requested) ? requested : newest)
`
export const SERVER_LOOP = `export function negotiate(requested) {
  let best = ''
  for (const version of SUPPORTED) {
    if (version === requested) return version
    if (version > best) best = version
  }
  return best
}
`

export const WRONG = {
  broken: CLIENT.replace('export async function connect() {', 'export async function connect( {'),
  newOnly: `${ENVELOPE}export async function connect() {
  return { era: 'modern', version: MODERN[1] }
}
`,
  asksAgainAlike: CLIENT.replace(
    'const version = MODERN.find((one) => first.error.data.supported.includes(one))',
    'const version = MODERN[0]',
  ),
  anyErrorIsOld: CLIENT.replace(
    'if (first.error?.code !== -32022) return shake()',
    'if (first.error?.code !== -32022) return shake()\n  await shake()',
  ),
  oneCode: CLIENT.replace(
    'if (first.error?.code !== -32022) return shake()',
    'if (first.error?.code === -32601 || first.timeout) return shake()\n  if (first.error?.code !== -32022) return null',
  ),
  noPatience: CLIENT.replace(
    'if (first.error?.code',
    'if (first.timeout) return null\n  if (first.error?.code',
  ),
  waitsForEver: CLIENT.replace(/, 3000\)/g, ')'),
  neverReady: CLIENT.replace("  notify('notifications/initialized')\n", ''),
  readyTooEarly: CLIENT.replace(
    'async function shake() {',
    "async function shake() {\n  notify('notifications/initialized')",
  ).replace("return null\n  notify('notifications/initialized')", 'return null'),
  takesAnyVersion: CLIENT.replace('if (!HANDSHAKE.includes(version)) return null\n', ''),
  echoes: 'export const negotiate = (requested) => requested\n',
  newestOnly: 'export const negotiate = () => SUPPORTED[SUPPORTED.length - 1]\n',
  refusesUnknown: SERVER.replace('SUPPORTED[SUPPORTED.length - 1]', "''"),
  throwsOnUnknown: `export function negotiate(requested) {
  if (!SUPPORTED.includes(requested)) throw new Error('unsupported')
  return requested
}
`,
}
