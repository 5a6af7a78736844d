/** Names for what a foreign client writes: the refs that our own Client gives, read off the messages. */
import { isObject, type JsonObject } from '../../protocol/json.ts'
import { idKey, isRequestId, messageKind } from '../../protocol/jsonrpc.ts'
import {
  CANCELLED,
  INITIALIZE,
  INITIALIZED,
  SERVER_DISCOVER,
  TOOLS_CALL,
  TOOLS_LIST,
} from '../../protocol/methods.ts'
import type { HttpPart } from '../../trace/trace.ts'

export interface Named {
  readonly ref: string
  readonly part: string
}

const REFS: ReadonlyMap<string, string> = new Map([
  [INITIALIZE, 'initialize'],
  [SERVER_DISCOVER, 'discover'],
  [INITIALIZED, 'initialized'],
  [TOOLS_LIST, 'list'],
  [TOOLS_CALL, 'call'],
])
/** Keys stay short enough for links. */
const MOST = 40

export interface ClientRefs {
  /** The name of a frame with this message; without one, what its HTTP head tells of it. */
  name(message: JsonObject | null, http?: HttpPart): Named
}

export function createClientRefs(): ClientRefs {
  const counts = new Map<string, number>()
  const byId = new Map<string, string>()

  const next = (base: string): string => {
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return count === 1 && base !== 'call' ? base : `${base}-${count}`
  }

  function request(message: JsonObject): Named {
    const ref = next(baseOf(String(message.method)))
    if (isRequestId(message.id)) byId.set(idKey(message.id), ref)
    return { ref, part: 'request' }
  }

  function notification(message: JsonObject): Named {
    const params = isObject(message.params) ? message.params : {}
    const id = params.requestId
    const cancelled = message.method === CANCELLED && isRequestId(id) && byId.get(idKey(id))
    if (cancelled) return { ref: cancelled, part: 'cancel' }
    return { ref: next(baseOf(String(message.method))), part: 'notification' }
  }

  return {
    name(message, http) {
      const kind = messageKind(message)
      if (message && kind === 'request') return request(message)
      if (message && kind === 'notification') return notification(message)
      if (kind !== null) return { ref: next('reply'), part: 'answer' }
      if (http?.method === 'GET') return { ref: next('listen'), part: 'get' }
      if (http?.method === 'DELETE') return { ref: next('session'), part: 'delete' }
      if (!http) return { ref: next('line'), part: 'text' }
      const named = http.headers.find(([name]) => name.toLowerCase() === 'mcp-method')?.[1]
      return { ref: next(named ? baseOf(named) : 'post'), part: 'request' }
    },
  }
}

/** `resources/list` → `resources-list`. A single word could be one of our own refs, so it is marked. */
function baseOf(method: string): string {
  const known = REFS.get(method)
  if (known !== undefined) return known
  const word = method.replace(/[^\w]+/g, '-').slice(0, MOST)
  return word.includes('-') ? word : `method-${word}`
}
