/** A run that leaves its scenario at one step and goes on with frames that a person wrote. Run anew each time; no actor is cloned. */

import { fromBase64, toUtf8 } from '../protocol/bytes.ts'
import { type Scenario, simulable } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import type { Trace, TraceEvent } from '../trace/trace.ts'
import { httpRequest } from '../transport/streamable-http.ts'
import type { Header, HttpRequest, WireInput } from '../transport/wire.ts'
import { openSession } from './session.ts'

export type WrittenFrame =
  | { readonly kind: 'stdin'; readonly text: string }
  | { readonly kind: 'http'; readonly headers: readonly Header[]; readonly body: string }

export interface Fork {
  readonly name: string
  readonly scenario: Scenario
  /** Key of the last step that is still the scenario's; what the Client wrote up to it is written again. */
  readonly after: string
  /** In order; each waits until everything before it has come to rest. */
  readonly frames: readonly WrittenFrame[]
}

export interface ForkRun {
  readonly trace: Trace
  /** For each written frame: the number of its event, and of what came back because of it. */
  readonly exchanges: readonly { readonly sent: number; readonly came: readonly number[] }[]
}

/** Runs a fork. `server`: another one may take the place of the scenario's. */
export function runFork(fork: Omit<Fork, 'name'>, server = fork.scenario.server): ForkRun {
  const { scenario } = fork
  const base = simulate(simulable(scenario)).events
  const end = base.findIndex(({ key }) => key === fork.after)
  const kept = base.slice(0, end + 1)
  const session = openSession({
    revision: scenario.revision,
    transport: scenario.transport,
    server: server === 'spec' ? 'spec' : 'python-sdk',
    tools: scenario.tools,
    latencyMs: scenario.latencyMs,
    seed: scenario.seed,
  })
  for (const event of kept) {
    const wire = written(event)
    if (!wire) continue
    if (event.at > session.now()) session.run(event.at - session.now())
    session.tell({ kind: 'raw', ref: event.exchange ?? event.key, wire })
  }
  const last = kept.at(-1)
  if (last && last.at > session.now()) session.run(last.at - session.now())
  const exchanges = fork.frames.map((frame, index) => {
    // What the scenario's own frames still set off comes first.
    session.run()
    const sent = session.events.length
    session.tell({ kind: 'raw', ref: `fork-${index + 1}`, wire: wireOf(frame) })
    session.run()
    const came = session.events
      .slice(sent + 1)
      .filter(({ from }) => from === 'server')
      .map(({ seq }) => seq)
    return { sent, came }
  })
  return { trace: session.trace(), exchanges }
}

/** The bytes that the Client wrote with this event; null for everything else. */
function written(event: TraceEvent): WireInput | null {
  if (event.from !== 'client') return null
  if (event.channel === 'stdin') return { kind: 'stdin', line: bytesOf(event) }
  const { http } = event
  if (event.channel !== 'http-request' || !http?.method) return null
  const request: HttpRequest = {
    method: http.method,
    path: http.path ?? '/mcp',
    headers: http.headers,
    body: bytesOf(event),
  }
  return { kind: 'http-request', exchange: 0, request }
}

function bytesOf({ raw, rawBase64 }: TraceEvent): Uint8Array {
  return (rawBase64 === undefined ? null : fromBase64(rawBase64)) ?? toUtf8(raw)
}

function wireOf(frame: WrittenFrame): WireInput {
  if (frame.kind === 'stdin') return { kind: 'stdin', line: toUtf8(frame.text) }
  const request = httpRequest('POST', '/mcp', frame.headers, toUtf8(frame.body))
  return { kind: 'http-request', exchange: 0, request }
}

/** An event of the run as a frame that can be edited; null when the Client did not write it. */
export function frameOfEvent(event: TraceEvent): WrittenFrame | null {
  if (event.from !== 'client') return null
  if (event.channel === 'stdin') return { kind: 'stdin', text: event.raw }
  if (event.channel !== 'http-request' || event.http?.method !== 'POST') return null
  const headers = event.http.headers.filter(([name]) => name.toLowerCase() !== 'content-length')
  return { kind: 'http', headers, body: event.raw }
}

/** Headers as lines `Name: value`, and back; a line without a colon is a name without a value. */
export function headerLines(headers: readonly Header[]): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

export function headersOf(text: string): readonly Header[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':')
      return colon === -1
        ? [line.trim(), '']
        : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    })
}

/** A fork from text that may come from anywhere, or null. The scenario is the link's own business. */
export function readFork(value: unknown, scenario: Scenario): Fork | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, after, frames } = value as Record<string, unknown>
  if (typeof after !== 'string' || !Array.isArray(frames) || frames.length > MOST_FRAMES)
    return null
  const read = frames.map(readFrame)
  if (read.some((frame) => frame === null)) return null
  return {
    name: typeof name === 'string' ? name.slice(0, 80) : '',
    scenario,
    after: after.slice(0, 80),
    frames: read as readonly WrittenFrame[],
  }
}

const MOST_FRAMES = 50
const MOST_CHARS = 200_000

function readFrame(value: unknown): WrittenFrame | null {
  if (typeof value !== 'object' || value === null) return null
  const { kind, text, headers, body } = value as Record<string, unknown>
  const short = (given: unknown): given is string =>
    typeof given === 'string' && given.length <= MOST_CHARS
  if (kind === 'stdin') return short(text) ? { kind, text } : null
  if (kind !== 'http' || !short(body) || !Array.isArray(headers)) return null
  const pairs = headers.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(short),
  )
  return pairs ? { kind, headers: headers as Header[], body } : null
}
