/** For tests and `npm run parity`: the recordings in `src/server/fixtures/wire`, and how two answers are compared. */
import { readFileSync } from 'node:fs'
import { IGNORED_HEADERS } from '../../../server/parity-exceptions.ts'
import type { Header } from '../../../transport/wire.ts'

/** `->` a line that was written (or `EOF`), `<-` a line that was read, `..` a pause (`waited 0.5s`). */
export type Step = readonly [kind: '->' | '<-' | '..', text: string]

export interface Exchange {
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers: readonly Header[]
    readonly body: string | null
  }
  readonly status: string
  readonly headers: readonly Header[]
  readonly body: string
  /** False when the recorder hung up while the stream was still open. */
  readonly ended: boolean
}

export type Pipes = { readonly [id: string]: readonly Step[] }
export type Exchanges = { readonly [id: string]: Exchange }
/** What came back for a scenario, one comparable text a part. */
export type Answer = readonly string[]

/** A recorded file by its name, say `http.json`. */
export function recording(name: string): unknown {
  const url = new URL(`../../../server/fixtures/wire/${name}`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}

/** Answers to pipelined requests may overtake each other, so lines are compared without their order. */
export function pipeAnswer(steps: readonly Step[]): Answer {
  return linesAnswer(steps.flatMap(([kind, text]) => (kind === '<-' ? [text] : [])))
}

export function linesAnswer(lines: readonly string[]): Answer {
  return [...lines].sort()
}

/** Status, headers in any order without those of the web server, body, and whether the stream ended. */
export function exchangeAnswer({
  status,
  headers,
  body,
  ended,
}: Pick<Exchange, 'status' | 'headers' | 'body' | 'ended'>): Answer {
  const compared = headers
    .filter(([name]) => !Object.hasOwn(IGNORED_HEADERS, name.toLowerCase()))
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .map(([name, value]) => `${name}: ${name === 'mcp-session-id' ? '<SID>' : value}`)
    .sort()
  return [status, ...compared, body, ended ? 'ended' : 'open']
}
