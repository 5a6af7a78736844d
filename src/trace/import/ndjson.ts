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

/** Each line by itself: a broken one costs nothing but itself. */
export function importNdjson(text: string): Imported {
  const events: ImportedEvent[] = []
  const problems: ImportProblem[] = []
  const scenarios: Scenario[] = []
  text.split('\n').forEach((content, index) => {
    const line = index + 1
    if (content.trim() === '') return
    const parsed = parseValue(content)
    if (!parsed.ok) {
      const { reason: json, offset } = parsed.error
      problems.push({ line, column: offset + 1, reason: 'not-json', json })
      return
    }
    const { value } = parsed
    const event = isObject(value)
      ? (readEvent(value, line) ?? readBare(value, content, line))
      : null
    if (event) events.push(event)
    else problems.push({ line, reason: 'not-an-event' })
    if (isObject(value) && isObject(value.scenario) && scenarios.length === 0)
      scenarios.push(readScenario(value.scenario))
  })
  const [scenario] = scenarios
  return { format: 'ndjson', events, problems, ...(scenario && { scenario }) }
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
 * A bare message on stdio, alone or as `message` beside a direction. Where nothing says who wrote it, requests and the
 * client's notifications go in, the others come out. `raw` is the message as it stands in `source`.
 */
export function readMessage(
  value: JsonObject,
  node: JsonNode,
  source: string,
  line: number,
): ImportedEvent | null {
  const inner = isObject(value.message) ? value.message : null
  const message = inner ?? value
  if (!MEMBERS.some((name) => Object.hasOwn(message, name))) return null
  const place = (inner && locatePointer(node, '/message')) ?? node
  const said = value.direction ?? value.dir
  const from = writerOf(message, inner !== null && typeof said === 'string' ? said : null)
  const raw = source.slice(place.start, place.end)
  const at = inner && typeof value.at === 'number' ? value.at : undefined
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
