/** Our Client on real HTTP, driven by the conformance suite: `fixture-client.ts URL`; the scenario is in the environment. */
import { Agent, request } from 'node:http'
import { clientStep, createClient } from '../../src/client/client.ts'
import type { ClientInput, ClientOutput, Settlement } from '../../src/client/port.ts'
import { isObject, type JsonObject } from '../../src/protocol/json.ts'
import type { RevisionId } from '../../src/protocol/revision.ts'
import { splitSse } from '../../src/transport/sse.ts'

const url = new URL(process.argv.at(-1) ?? '')
const scenario = process.env.MCP_CONFORMANCE_SCENARIO ?? ''
const revision = (process.env.MCP_CONFORMANCE_PROTOCOL_VERSION ?? '2026-07-28') as RevisionId
const agent = new Agent({ keepAlive: true })

let state = createClient({
  transport: 'http',
  mode: revision,
  authority: url.host,
  path: url.pathname,
})
const timers = new Map<string, NodeJS.Timeout>()
const waiting = new Map<string, (settlement: Settlement) => void>()
const exchanges = new Map<number, ReturnType<typeof request>>()
let opened: (how: ClientOutput) => void = () => {}
let closed: () => void = () => {}

function take(input: ClientInput): void {
  const step = clientStep(state, input)
  state = step.state
  for (const output of step.outputs) perform(output)
}

function perform(output: ClientOutput): void {
  if (output.kind === 'send') send(output.wire)
  else if (output.kind === 'set-timer')
    timers.set(
      output.timer,
      setTimeout(() => take({ kind: 'timer', timer: output.timer }), output.ms),
    )
  else if (output.kind === 'clear-timer') clearTimeout(timers.get(output.timer))
  else if (output.kind === 'connected' || output.kind === 'connect-failed') opened(output)
  else if (output.kind === 'settled') waiting.get(output.ref)?.(output.settlement)
  else if (output.kind === 'closed') closed()
}

type Wire = Extract<ClientOutput, { kind: 'send' }>['wire']

function send(wire: Wire): void {
  if (wire.kind === 'http-abort') exchanges.get(wire.exchange)?.destroy()
  if (wire.kind !== 'http-request') return
  const { exchange } = wire
  const { method, path, headers, body } = wire.request
  const sent = request({ agent, host: url.hostname, port: url.port, method, path })
  exchanges.set(exchange, sent)
  for (const [name, value] of headers) sent.setHeader(name, value)
  sent.on('response', (response) => {
    const { statusCode: status = 0, statusMessage: reason = '', rawHeaders } = response
    const pairs = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
    )
    const head = { exchange, status, reason, headers: pairs }
    if (!response.headers['content-type']?.startsWith('text/event-stream')) {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        take({
          kind: 'wire',
          output: { kind: 'http-response', ...head, body: Buffer.concat(parts) },
        })
      })
      return
    }
    take({ kind: 'wire', output: { kind: 'http-head', ...head } })
    let rest: Uint8Array = new Uint8Array()
    response.on('data', (chunk: Buffer) => {
      const split = splitSse(rest, chunk)
      rest = split.rest
      for (const event of split.events)
        take({ kind: 'wire', output: { kind: 'sse', exchange, event } })
    })
    response.on('close', () => take({ kind: 'wire', output: { kind: 'http-end', exchange } }))
  })
  sent.on('error', () => {
    if (exchanges.delete(exchange)) take({ kind: 'wire', output: { kind: 'http-end', exchange } })
  })
  sent.end(body)
}

let calls = 0
/** Asks and waits; the result, or null when there was none. */
async function ask(method: string, params: JsonObject = {}): Promise<JsonObject | null> {
  const ref = `call-${++calls}`
  const settlement = await new Promise<Settlement>((resolve) => {
    waiting.set(ref, resolve)
    take({ kind: 'request', ref, method, params, limitMs: 5000 })
  })
  return settlement.kind === 'result' ? settlement.result : null
}

const first = (result: JsonObject | null, list: string): JsonObject | null => {
  const items = result?.[list]
  const item = Array.isArray(items) ? items[0] : null
  return isObject(item) ? item : null
}

const connected = await new Promise<ClientOutput>((resolve) => {
  opened = resolve
  take({ kind: 'connect' })
})
if (connected.kind === 'connected') await work()
await new Promise<void>((resolve) => {
  closed = resolve
  take({ kind: 'close' })
  setTimeout(resolve, 1000)
})
process.exit(connected.kind === 'connected' ? 0 : 1)

/** List and call whatever there is: what a scenario wants to see is in what it offers. */
async function work(): Promise<void> {
  const tools = await ask('tools/list')
  const listed = Array.isArray(tools?.tools) ? tools.tools : []
  for (const tool of listed) {
    if (!isObject(tool)) continue
    const args = scenario === 'tools_call' ? { a: 2, b: 3 } : {}
    await ask('tools/call', { name: tool.name ?? '', arguments: args })
  }
  if (scenario !== 'http-standard-headers') return
  const resource = first(await ask('resources/list'), 'resources')
  if (resource) await ask('resources/read', { uri: resource.uri ?? '' })
  const prompt = first(await ask('prompts/list'), 'prompts')
  if (prompt) await ask('prompts/get', { name: prompt.name ?? '' })
}
