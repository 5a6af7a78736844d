/** NDJSON: events as we print them (design §4.1), or bare JSON-RPC messages, a line each. */
import { isObject, type JsonNode, type JsonObject } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { locatePointer } from '../../protocol/json-pointer.ts'
import { parseValue } from '../../protocol/json-value.ts'
import { FIELDS } from '../../scenario/fields.ts'
import { parseScenario } from '../../scenario/parse-scenario.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import { type Imported, type ImportedEvent, type ImportProblem, ways } from './imported.ts'
import { readEvent } from './read-event.ts'

/** What a line is: an event, or a line that is one only where bare messages stand around it. */
interface Line {
  readonly event: ImportedEvent | null
  /** Why it is no event of ours; null when it is one. */
  readonly problem: ImportProblem | null
  readonly isBare?: boolean
  readonly scenario?: JsonObject
}

/**
 * Each line by itself: a broken one costs nothing but itself. Where bare messages are the lines of a pipe, what stands
 * between them has crossed it, too: a stray print, half a message, an array. Half a message is named by line as well.
 */
export function importNdjson(text: string): Imported {
  const lines = text
    .split('\n')
    .flatMap((content, index) => (content.trim() === '' ? [] : [readLine(content, index + 1)]))
  const isPipe = lines.some(({ isBare }) => isBare)
  const crossed = ({ event, problem }: Line) => event !== null && (problem === null || isPipe)
  const told = lines.find(({ scenario }) => scenario)?.scenario
  return {
    format: 'ndjson',
    events: lines.flatMap((line) => (crossed(line) && line.event ? [line.event] : [])),
    problems: lines.flatMap((line) =>
      line.problem && (!crossed(line) || isHalf(line)) ? [line.problem] : [],
    ),
    ...(told && { scenario: readScenario(told) }),
  }
}

function readLine(content: string, line: number): Line {
  const parsed = parseValue(content)
  if (!parsed.ok) {
    const { reason: json, offset } = parsed.error
    const problem = { line, column: offset + 1, reason: 'not-json', json } as const
    return { event: written(content, line), problem }
  }
  const { value } = parsed
  const problem = { line, reason: 'not-an-event' } as const
  if (!isObject(value)) return { event: written(content, line), problem }
  const note = isObject(value.scenario) ? { scenario: value.scenario } : {}
  const event = readEvent(value, line)
  if (event) return { event, problem: null, ...note }
  const bare = readBare(value, content, line)
  if (bare) return { event: bare, problem: null, isBare: !Object.hasOwn(value, 'message'), ...note }
  // A line that names the scenario is ours and crossed nothing.
  return { event: note.scenario ? null : written(content, line), problem, ...note }
}

/** A line of a pipe that is no message. Prints are the server's; half a request, or an array of them, is the client's. */
function written(content: string, line: number): ImportedEvent {
  const from = /^\s*[[{].*"method"\s*:/.test(content) ? 'client' : 'server'
  return { line, channel: from === 'client' ? 'stdin' : 'stdout', ...ways(from), raw: content }
}

function isHalf({ event, problem }: Line): boolean {
  return problem?.reason === 'not-json' && /^\s*[[{]/.test(event?.raw ?? '')
}

/** Of a message its place in the line is asked, which the fast reader does not tell. */
function readBare(value: JsonObject, source: string, line: number): ImportedEvent | null {
  const parsed = parseJson(source)
  return parsed.ok ? readMessage(value, parsed.value, source, line) : null
}

/** The scenario that a first line names; what is unknown or illegal in it is the nearest legal value. */
export function readScenario(value: JsonObject): Scenario {
  const pairs = FIELDS.flatMap(({ name, link }) =>
    Object.hasOwn(value, name) ? [[link, String(value[name])] as const] : [],
  )
  return parseScenario(pairs, 'link').scenario
}

const MEMBERS = ['method', 'result', 'error', 'jsonrpc']

/**
 * A bare message on stdio, alone or as `message` beside a direction; beside one, text and arrays crossed the wire as
 * well. Where nothing says who wrote it, requests and the client's notifications go in, the others come out. `raw` is
 * the message as it stands in `source`.
 */
export function readMessage(
  value: JsonObject,
  node: JsonNode,
  source: string,
  line: number,
): ImportedEvent | null {
  const inner = isObject(value.message) ? value.message : null
  const message = inner ?? value
  const said = value.direction ?? value.dir
  const isTold = typeof said === 'string' && Object.hasOwn(value, 'message')
  if (!isTold && !MEMBERS.some((name) => Object.hasOwn(message, name))) return null
  const place = (Object.hasOwn(value, 'message') && locatePointer(node, '/message')) || node
  const from = writerOf(message, isTold ? said : null)
  const raw =
    typeof value.message === 'string' && isTold
      ? value.message
      : source.slice(place.start, place.end)
  const at = place !== node && typeof value.at === 'number' ? value.at : undefined
  return {
    line,
    channel: from === 'client' ? 'stdin' : 'stdout',
    ...ways(from),
    raw: oneLine(raw),
    ...(at !== undefined && { at }),
  }
}

/** Who wrote a message, by what stands beside it or else by what it is. */
export function writerOf(message: JsonObject, said: string | null): 'client' | 'server' {
  if (said !== null)
    return /^(c2s|out|send|sent|client|→|>|request)/i.test(said) ? 'client' : 'server'
  if (!Object.hasOwn(message, 'method')) return 'server'
  const method = String(message.method)
  const asked = /^(sampling|elicitation|roots)\//.test(method)
  const client = Object.hasOwn(message, 'id') ? !asked : /initialized|cancelled|roots/.test(method)
  return client ? 'client' : 'server'
}

/** A message in a pretty-printed file: JSON may break between its tokens only, so the breaks can go. */
export function oneLine(raw: string): string {
  return raw.includes('\n') ? raw.replace(/\r?\n\s*/g, '') : raw
}
