/** A host that takes `capabilities` at its word: it asks for what is declared, in every era, and for nothing else. */
import type { Engine, ServerDefinition, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import { INITIALIZED, initialize, modern, REPORT, request } from '../requests.ts'

export const ERAS = ['2025-11-25', '2026-07-28'] as const
export type Era = (typeof ERAS)[number]

interface Family {
  readonly list: string
  readonly key: string
  /** The request that fetches from the list, for its first entry. */
  readonly fetch: string
  readonly params: (entry: JsonObject) => JsonObject
}
/** What a declared capability promises. */
const PROMISES: Readonly<Record<string, Family>> = {
  tools: {
    list: 'tools/list',
    key: 'tools',
    fetch: 'tools/call',
    params: ({ name }) => ({ name: name ?? '', arguments: REPORT }),
  },
  prompts: {
    list: 'prompts/list',
    key: 'prompts',
    fetch: 'prompts/get',
    params: ({ name }) => ({ name: name ?? '' }),
  },
  resources: {
    list: 'resources/list',
    key: 'resources',
    fetch: 'resources/read',
    params: ({ uri }) => ({ uri: uri ?? '' }),
  },
}
export const FAMILIES = Object.keys(PROMISES)

/** What a draft says about the server. */
export interface Card {
  readonly capabilities: JsonObject
  readonly handlers: readonly string[]
}

export function readCard(value: JsonValue): Card | null {
  if (!isObject(value) || !isObject(value.capabilities)) return null
  const { handlers } = value
  if (!Array.isArray(handlers)) return null
  const names = (handlers as readonly JsonValue[]).filter((one) => typeof one === 'string')
  return { capabilities: value.capabilities, handlers: names as readonly string[] }
}

/** What stands behind the handlers: two tools, a document, a prompt. A handler that is not named is not there. */
function definitionOf(engine: Engine, { capabilities, handlers }: Card): ServerDefinition {
  const uri = 'bughunt://rules'
  const text = '每个 Bug 只算一次。'
  return {
    ...engine.bughunt({ tools: 'agent' }),
    capabilities,
    answers: handlers,
    resources: [{ listing: { uri, name: 'rules' }, read: () => ({ contents: [{ uri, text }] }) }],
    prompts: [
      {
        listing: { name: 'triage' },
        get: () => ({ messages: [{ role: 'user', content: { type: 'text', text: '先复现。' } }] }),
      },
    ],
  }
}

export interface Asked {
  readonly family: string
  /** How many entries came. */
  readonly found: number
  /** The method that was refused: of the list, or of fetching its first entry. */
  readonly refused: string | null
  readonly frame: Evidence | null
}

export interface Visit {
  readonly era: Era
  /** The opening told capabilities. */
  readonly opened: boolean
  readonly opening: Evidence | null
  readonly declared: readonly string[]
  readonly asked: readonly Asked[]
}

const OPENING = {
  '2025-11-25': () => initialize('open'),
  '2026-07-28': () => modern('open', 'server/discover'),
}
const ASK = {
  '2025-11-25': (method: string, params: JsonObject) => request(method, method, params),
  '2026-07-28': (method: string, params: JsonObject) => modern(method, method, params),
}

/** One visit: opens, reads what is declared, and fetches exactly that. */
export function visit(engine: Engine, card: Card, era: Era): Visit {
  const session = engine.openSession({ server: 'spec', definition: definitionOf(engine, card) })
  session.line(OPENING[era](), 'open')
  session.run()
  const told = session.settlement('open')
  if (era === '2025-11-25') session.line(INITIALIZED)
  const claimed = told?.kind === 'result' ? told.result.capabilities : undefined
  const declared = isObject(claimed) ? FAMILIES.filter((one) => isObject(claimed[one])) : []
  const ask = (method: string, params: JsonObject): JsonObject | null => {
    session.line(ASK[era](method, params), method)
    session.run()
    const end = session.settlement(method)
    return end?.kind === 'result' ? end.result : null
  }
  const asked = declared.map((family): Asked => {
    const { list, key, fetch, params } = PROMISES[family] as Family
    const listed = ask(list, {})
    const entries = listed?.[key]
    if (!Array.isArray(entries))
      return { family, found: 0, refused: list, frame: frameOf(session, list) }
    const first = (entries as readonly JsonValue[])[0]
    const missing = isObject(first) && ask(fetch, params(first)) === null
    const frame = frameOf(session, missing ? fetch : list)
    return { family, found: entries.length, refused: missing ? fetch : null, frame }
  })
  return { era, opened: isObject(claimed), opening: frameOf(session, 'open'), declared, asked }
}

function frameOf(session: Session, ref: string): Evidence | null {
  const event = session.events.findLast((one) => one.exchange === ref && one.raw !== '')
  return event ? { trace: session.trace(), seq: event.seq } : null
}
