/**
 * What strangers send: 10,000 mutated lines and requests against real processes. The server must neither
 * die nor hang nor write anything but well-formed frames, and must still answer an honest call at the end.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { messageKind } from '../../protocol/jsonrpc.ts'
import { honestCall, mutatedLine, mutatedRequest, type Rng, seeded } from './fuzz.ts'
import { SERVE_ARGS, serveForTest } from './served.ts'

const LINES = 6000
const REQUESTS = 4000

describe.each(['python-sdk', 'spec'])('%s', { timeout: 180_000 }, (dialect) => {
  it(`survives ${LINES / 2} mutated lines`, async () => {
    const child = spawn(process.execPath, [...SERVE_ARGS, '--server', dialect], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const wrong: string[] = []
    let honest = 0
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!isMessage(line)) wrong.push(line.slice(0, 200))
      if (line.includes('"honest"')) honest++
      if (line.includes('"honest"')) child.stdin.end()
    })
    const random = seeded(dialect.length)
    for (let n = 0; n < LINES / 2; n++)
      if (!child.stdin.write(mutatedLine(random))) await once(child.stdin, 'drain')
    child.stdin.write(honestCall('"honest"'))
    const [code] = await once(child, 'close')
    expect({ code, wrong, honest }).toEqual({ code: 0, wrong: [], honest: 1 })
  })

  it(`survives ${REQUESTS / 2} mutated requests and does not grow without bound`, async () => {
    const served = await serveForTest(['--server', dialect])
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const random = seeded(7)
    try {
      const wrong: string[] = []
      const half = REQUESTS / 4
      await volley(served.port, agent, random, half, wrong)
      await volley(served.port, agent, random, half, wrong)
      expect(wrong).toEqual([])
      // A leak of the bodies alone would be some hundred MB by now.
      expect(residentMb(served.process.pid)).toBeLessThan(700)
      await halfRequests(served.port, random)
      const answer = await post(served.port, agent, { body: honestCall('"honest"').trim() })
      expect(answer.status).toBe(200)
      expect(served.process.exitCode).toBeNull()
    } finally {
      agent.destroy()
      await served.stop()
    }
  })
})

/** Read by our own reader: an id of 400 digits must come back digit for digit. */
function isMessage(text: string): boolean {
  const parsed = parseJson(text)
  return parsed.ok && messageKind(toValue(parsed.value)) !== null
}

/** Resident memory of a process in MB, or 0 where the system does not tell. */
function residentMb(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024
}

async function volley(port: number, agent: Agent, random: Rng, count: number, wrong: string[]) {
  for (let sent = 0; sent < count; sent += 16) {
    const mutants = Array.from({ length: 16 }, () => mutatedRequest(random))
    const answers = await Promise.all(mutants.map((mutant) => post(port, agent, mutant)))
    for (const { status, type, body } of answers) {
      const json = type.startsWith('application/json') && body !== ''
      const events = type.startsWith('text/event-stream')
      const data = events ? [...body.matchAll(/^data: (.*?)\r?$/gm)].map((m) => m[1] ?? '') : []
      const bad = (json && !isMessage(body)) || data.some((text) => !isMessage(text))
      if (bad || status < 200 || status > 599) wrong.push(`${status} ${body.slice(0, 200)}`)
    }
  }
}

interface Mutant {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
}

/** Resolves with what came back; a stream that stays open is cut after its head. */
function post(port: number, agent: Agent, mutant: Mutant) {
  const { method = 'POST', path = '/mcp', body = '' } = mutant
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'submit_bug_report',
    ...mutant.headers,
  }
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent }, (response) => {
      let text = ''
      const type = response.headers['content-type'] ?? ''
      const end = () => resolve({ status: response.statusCode ?? 0, type, body: text })
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', end)
      response.on('close', end)
      if (method === 'GET') response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Requests that stop in the middle: the server must let them go. */
async function halfRequests(port: number, random: Rng): Promise<void> {
  for (let n = 0; n < 50; n++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const whole = `POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"jsonrpc":"2.0"`
    socket.write(whole.slice(0, 1 + Math.floor(random() * whole.length)))
    socket.destroy()
    await once(socket, 'close')
  }
}
