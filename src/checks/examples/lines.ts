/** Small edits of a run written as arrows; each throws when it would change nothing. */
import type { JsonObject, JsonValue } from '../../protocol/json.ts'

/** Runs of ours as arrows text; the examples of the checks are these with one thing changed. */
export interface Runs {
  readonly stdio: string
  readonly http: string
  readonly legacy: string
  readonly legacyHttp: string
  readonly stdioTimeout: string
  readonly httpTimeout: string
  readonly legacyTimeout: string
  readonly legacyHttpTimeout: string
  readonly unknownTool: string
  /** The dialect that answers an unknown tool with `isError`. */
  readonly unknownToolPython: string
  readonly badArguments: string
}

/** Two transcripts for one check: the one it passes, the one in which it alone finds something. */
export interface Example {
  readonly passes: string
  readonly trips: string
  /** Other checks that speak in `passes`: a server's good answer needs a client's mistake. */
  readonly beside?: readonly string[]
  /** Give each line a time, ten ms apart. */
  readonly timed?: true
}

export function edit(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`not in the run: ${from}`)
  return text.replace(from, () => to)
}

export function everywhere(text: string, from: string, to: string): string {
  edit(text, from, to)
  return text.replaceAll(from, () => to)
}

/** `text` with the line that holds `mark` (the n-th such, 0 …) changed by `change`; several, none, or one line instead. */
export function editLine(
  text: string,
  mark: string,
  change: (line: string) => readonly string[],
  nth = 0,
): string {
  const all = text.trimEnd().split('\n')
  const places = all.flatMap((line, index) => (line.includes(mark) ? [index] : []))
  const place = places.at(nth)
  if (place === undefined) throw new Error(`no such line: ${mark}`)
  return all.toSpliced(place, 1, ...change(all[place] ?? '')).join('\n')
}

export function lineOf(text: string, mark: string, nth = 0): string {
  const found = text.split('\n').filter((line) => line.includes(mark))
  const line = found.at(nth)
  if (line === undefined) throw new Error(`no such line: ${mark}`)
  return line
}

export function add(text: string, ...lines: readonly string[]): string {
  return [text.trimEnd(), ...lines].join('\n')
}

export const drop = (): readonly string[] => []
export const before =
  (...lines: readonly string[]) =>
  (line: string) => [...lines, line]
export const after =
  (...lines: readonly string[]) =>
  (line: string) => [line, ...lines]

const json = (value: JsonObject) => JSON.stringify({ jsonrpc: '2.0', ...value })
export const sent = (value: JsonObject) => `→ ${json(value)}`
export const came = (value: JsonObject) => `← ${json(value)}`
export const body = (value: JsonObject) => `  ${json(value)}`
export const data = (value: JsonObject) => `  data: ${json(value)}`

/** Parameters with the envelope of 2026-07-28. */
export function enveloped(
  parameters: JsonObject = {},
  meta: JsonObject = {},
  version = '2026-07-28',
): JsonObject {
  return {
    ...parameters,
    _meta: {
      ...meta,
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientInfo': { name: 'example', version: '1' },
      'io.modelcontextprotocol/clientCapabilities':
        meta['io.modelcontextprotocol/clientCapabilities'] ?? {},
    },
  }
}

/** A complete result of 2026-07-28 that names its server and may be kept for no time. */
export function completeResult(more: JsonObject = {}): JsonObject {
  return {
    resultType: 'complete',
    ttlMs: 0,
    cacheScope: 'private',
    ...more,
    _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'example', version: '1' } },
  }
}

export function failure(code: number, details?: JsonValue): JsonObject {
  return { code, message: 'no', ...(details === undefined ? {} : { data: details }) }
}
