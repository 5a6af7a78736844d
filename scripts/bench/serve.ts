/** Messages a second of `serve` and of the official TypeScript SDK's server, on the same work in the same run. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Row } from './row.ts'

const CALLS = 2000
const SOCKETS = 8
const ROUNDS = 3
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const tsx = (path: string, ...args: string[]) => ['--import', 'tsx', file(path), ...args]
const OURS = '../../src/cli/serve.ts'
const THEIRS = './sdk-server.ts'

function call(id: number): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: {
      name: 'submit_bug_report',
      arguments: {
        module: 'cart',
        title: '购物车数量为 0 时仍可下单',
        steps: ['把商品数量改成 0', '点击结算'],
        severity: 'high',
      },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  })
}

/** Two rows a transport: our messages a second and the ratio to the SDK's. Best of three rounds each, taken in turns. */
export async function serveRows(): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [name, ours, theirs] of [
    ['stdio', await overPipe(tsx(OURS)), await overPipe(tsx(THEIRS, 'stdio'))],
    [
      'HTTP',
      await overHttp(tsx(OURS, '--transport', 'http', '--port', '0')),
      await overHttp(tsx(THEIRS, 'http')),
    ],
  ] as const) {
    let [our, their] = [0, 0]
    for (let round = 0; round < ROUNDS; round++) {
      our = Math.max(our, await ours.rate())
      their = Math.max(their, await theirs.rate())
    }
    ours.stop()
    theirs.stop()
    const note = `the official SDK's server: ${their.toFixed(0)} a second`
    rows.push({ name: `serve over ${name}, tools/call`, value: our, unit: '/s', note })
    rows.push({ name: `serve over ${name} : official SDK`, value: our / their, unit: '×' })
  }
  return rows
}

interface Peer {
  /** Calls answered a second, over one round. */
  rate(): Promise<number>
  stop(): void
}

async function overPipe(args: readonly string[]): Promise<Peer> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  let id = 0
  let answered = 0
  let all = () => {}
  createInterface({ input: child.stdout }).on('line', () => {
    if (++answered === id) all()
  })
  const round = async (calls: number) => {
    const done = new Promise<void>((resolve) => {
      all = resolve
    })
    const lines = Array.from({ length: calls }, () => `${call(++id)}\n`)
    for (const line of lines) if (!child.stdin.write(line)) await once(child.stdin, 'drain')
    await done
  }
  await round(200)
  return { rate: () => rateOf(() => round(CALLS)), stop: () => void child.kill() }
}

async function overHttp(args: readonly string[]): Promise<Peer> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await portOf(child)
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  let id = 0
  const worker = async (calls: number) => {
    for (let count = 0; count < calls; count++) await post(port, agent, call(++id))
  }
  const round = (calls: number) =>
    Promise.all(Array.from({ length: SOCKETS }, () => worker(calls / SOCKETS)))
  await round(200)
  return {
    rate: () => rateOf(() => round(CALLS)),
    stop() {
      agent.destroy()
      child.kill()
    },
  }
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (CALLS * 1000) / (performance.now() - start)
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stderr) throw new Error('stderr must be a pipe')
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /:(\d+)\/mcp$/.exec(line)?.[1]
    if (port) return Number(port)
  }
  throw new Error('the server ended before it listened')
}

function post(port: number, agent: Agent, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'tools/call',
      'Mcp-Name': 'submit_bug_report',
    }
    const sent = request({ port, path: '/mcp', method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
