/**
 * What the Host fetches for the conversation besides tools: a resource because the application is set to mount it,
 * a prompt because the user has picked it (spec server/resources and server/prompts, §User interaction model).
 * Each is looked up in its list first; what is not there, or is refused, the Host does without.
 */
import type { ClientInput, Settlement } from '../client/port.ts'
import type { ContextMessage } from '../model/port.ts'
import { isObject, type JsonObject, type JsonValue } from '../protocol/json.ts'

export interface PickedPrompt {
  readonly name: string
  readonly arguments: JsonObject
}
export type Pull =
  | { readonly kind: 'resource'; readonly uri: string }
  | ({ readonly kind: 'prompt' } & PickedPrompt)

/** A pull under way: reading the list page by page, then fetching. */
export interface Pulling {
  readonly pull: Pull
  readonly page: number
  readonly cursor: string | null
  readonly found: boolean
}

export type Pulled =
  | { readonly kind: 'ask'; readonly pulling: Pulling }
  | { readonly kind: 'got'; readonly message: ContextMessage }
  | { readonly kind: 'nothing' }

/** Refs and methods of both, as twins. */
const WAYS = {
  resource: {
    listRef: 'resources',
    list: 'resources/list',
    fetchRef: 'read',
    fetch: 'resources/read',
  },
  prompt: { listRef: 'prompts', list: 'prompts/list', fetchRef: 'get', fetch: 'prompts/get' },
} as const satisfies Record<Pull['kind'], object>

export function beginPull(pull: Pull): Pulling {
  return { pull, page: 1, cursor: null, found: false }
}

/** The name of the request that is under way: `resources`, `resources-2` for a second page, `read`. */
export function pullRef({ pull, page, found }: Pulling): string {
  const { listRef, fetchRef } = WAYS[pull.kind]
  if (found) return fetchRef
  return page === 1 ? listRef : `${listRef}-${page}`
}

/** The request itself; the ref is the Host's to give. */
export function pullRequest(
  { pull, cursor, found }: Pulling,
  ref: string,
  limitMs: number,
): ClientInput {
  const { list, fetch } = WAYS[pull.kind]
  if (!found) {
    const params = cursor === null ? {} : { cursor }
    return { kind: 'request', ref, method: list, params, limitMs }
  }
  const params =
    pull.kind === 'resource' ? { uri: pull.uri } : { name: pull.name, arguments: pull.arguments }
  return { kind: 'request', ref, method: fetch, params, limitMs }
}

/** What follows from how that request ended. */
export function pullSettled(pulling: Pulling, settlement: Settlement): Pulled {
  if (settlement.kind !== 'result') return { kind: 'nothing' }
  const { result } = settlement
  const { pull } = pulling
  if (pulling.found) {
    const name = pull.kind === 'resource' ? pull.uri : pull.name
    const text = pull.kind === 'resource' ? contentsText(result) : messagesText(result)
    return { kind: 'got', message: { role: 'attached', kind: pull.kind, name, text } }
  }
  const { nextCursor } = result
  const listed =
    pull.kind === 'resource'
      ? entries(result.resources).some(({ uri }) => uri === pull.uri)
      : entries(result.prompts).some(({ name }) => name === pull.name)
  if (listed) return { kind: 'ask', pulling: { ...pulling, found: true } }
  // An empty string is a cursor too; its absence ends the list.
  return typeof nextCursor === 'string'
    ? { kind: 'ask', pulling: { ...pulling, page: pulling.page + 1, cursor: nextCursor } }
    : { kind: 'nothing' }
}

function contentsText({ contents }: JsonObject): string {
  return entries(contents).flatMap(textIn).join('\n')
}

function messagesText({ messages }: JsonObject): string {
  return entries(messages)
    .flatMap(({ content }) => (isObject(content) ? textIn(content) : []))
    .join('\n')
}

function textIn({ text }: JsonObject): readonly string[] {
  return typeof text === 'string' ? [text] : []
}

function entries(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]).filter(isObject) : []
}
