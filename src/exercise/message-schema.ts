/**
 * One schema for the messages of one revision: the SDK's schemas (they are the same for all revisions, see
 * scripts/message-schemas.mjs), overlaid with what the revision itself says. Unknown keys are legal throughout.
 */
import {
  META_CLIENT_CAPABILITIES,
  META_CLIENT_INFO,
  META_PROTOCOL_VERSION,
  metaOf,
  REQUIRED_META,
} from '../protocol/envelope.ts'
import type { JsonObject } from '../protocol/json.ts'
import { isObject } from '../protocol/json.ts'
import type { Revision, RevisionId } from '../protocol/revision.ts'
import { revisionOf } from '../protocol/revisions.ts'
import schemas from './message-schemas.json' with { type: 'json' }

export type MessageSide = 'client' | 'server' | 'any'

const REQUESTS = schemas.requests as Readonly<Record<string, JsonObject>>
const NOTIFICATIONS = schemas.notifications as Readonly<Record<string, JsonObject>>
const RESULTS = schemas.results as Readonly<Record<string, JsonObject>>

const ID: JsonObject = { type: ['string', 'integer'] }
const PROBE = { clientInfo: { name: 'probe', version: '0' }, capabilities: {} }
const ENVELOPE: JsonObject = {
  [META_PROTOCOL_VERSION]: { type: 'string' },
  [META_CLIENT_INFO]: {
    type: 'object',
    properties: { name: { type: 'string' }, version: { type: 'string' } },
    required: ['name', 'version'],
  },
  [META_CLIENT_CAPABILITIES]: { type: 'object' },
}

/** The schema (JSON Schema 2020-12) of messages that this side may send in this revision. */
export function messageSchema(id: RevisionId, side: MessageSide): JsonObject {
  const revision = revisionOf(id)
  const sides: readonly JsonObject[] = [
    ...(side === 'server' ? [] : [fromClient(revision)]),
    ...(side === 'client' ? [] : [fromServer(revision)]),
  ]
  const [only] = sides
  return sides.length === 1 && only ? only : byMember('method', sides[0] ?? {}, sides[1] ?? {})
}

/** Messages with a method by one schema, the others by another. */
function byMember(member: string, withIt: JsonObject, without: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['jsonrpc'],
    if: { required: [member] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: withIt,
    else: without,
  }
}

function fromClient(revision: Revision): JsonObject {
  const requests = Object.keys(REQUESTS).filter((method) => revision.hasMethod(method))
  const notifications = Object.keys(NOTIFICATIONS).filter((method) => isClients(revision, method))
  return {
    type: 'object',
    properties: {
      jsonrpc: { const: '2.0' },
      id: ID,
      method: { type: 'string', examples: [...requests, ...notifications] },
      params: { type: 'object' },
    },
    required: ['jsonrpc', 'method'],
    allOf: [
      ...requests.map((method) =>
        when(
          method,
          { required: ['id', ...paramsRequired(revision, method)] },
          paramsOf(revision, method),
        ),
      ),
      ...notifications.map((method) => when(method, {}, NOTIFICATIONS[method] ?? {})),
    ],
  }
}

function when(method: string, more: JsonObject, params: JsonObject): JsonObject {
  return {
    if: { properties: { method: { const: method } }, required: ['method'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { ...more, properties: { params } },
  }
}

/** Notifications that the client of this revision writes: those of its opening, and what ends or reports work. */
function isClients(revision: Revision, method: string): boolean {
  const opens = revision.opening.some((one) => one.method === method)
  return (
    opens ||
    /\/(cancelled|progress)$/.test(method) ||
    (revision.serverRequests && /roots/.test(method))
  )
}

/** The keys of `_meta` that this revision puts on every request, found by having it compose one. */
function envelopeKeys(revision: Revision, method: string): readonly string[] {
  const composed = revision.composeRequest(1, method, {}, PROBE).value
  const meta = metaOf(composed.params) ?? {}
  return REQUIRED_META.filter((key) => Object.hasOwn(meta, key))
}

function paramsRequired(revision: Revision, method: string): readonly string[] {
  const required = REQUESTS[method]?.required
  const needs =
    envelopeKeys(revision, method).length > 0 || (Array.isArray(required) && required.length > 0)
  return needs ? ['params'] : []
}

function paramsOf(revision: Revision, method: string): JsonObject {
  const generic = REQUESTS[method] ?? {}
  const keys = envelopeKeys(revision, method)
  if (keys.length === 0) return generic
  const properties = isObject(generic.properties) ? generic.properties : {}
  const meta = isObject(properties._meta) ? properties._meta : {}
  const required = Array.isArray(generic.required) ? generic.required : []
  return {
    ...generic,
    required: [...required, '_meta'],
    properties: {
      ...properties,
      _meta: {
        ...meta,
        type: 'object',
        required: [...keys],
        properties: { ...(isObject(meta.properties) ? meta.properties : {}), ...ENVELOPE },
      },
    },
  }
}

function fromServer(revision: Revision): JsonObject {
  // The method of the request is not in its response, so a result is held against what all results share.
  const fields = resultFields(revision)
  const known: Record<string, JsonObject> = {}
  for (const [method, schema] of Object.entries(RESULTS))
    if (revision.hasMethod(method) && isObject(schema.properties))
      for (const [key, value] of Object.entries(schema.properties))
        if (isObject(value)) known[key] ??= value
  const response: JsonObject = {
    properties: {
      result: {
        type: 'object',
        required: [...fields],
        properties: { ...known, ...(fields.includes('resultType') && { resultType: RESULT_TYPE }) },
      },
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'integer' }, message: { type: 'string' } },
      },
    },
    oneOf: [{ required: ['result'] }, { required: ['error'] }],
  }
  const notifications = Object.keys(NOTIFICATIONS).filter(
    (method) => method !== 'notifications/initialized',
  )
  const notification: JsonObject = {
    properties: { method: { type: 'string', examples: notifications } },
    allOf: notifications.map((method) => when(method, {}, NOTIFICATIONS[method] ?? {})),
  }
  return {
    type: 'object',
    properties: { jsonrpc: { const: '2.0' }, id: { type: ['string', 'integer', 'null'] } },
    required: ['jsonrpc'],
    if: { required: ['method'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: notification,
    else: response,
  }
}

const RESULT_TYPE: JsonObject = { type: 'string', examples: ['complete', 'input_required'] }

/** Fields that every result of this revision must carry: those whose values it judges, whatever the method. */
function resultFields(revision: Revision): readonly string[] {
  return revision
    .resultProblems('tools/call', { resultType: '?' })
    .map(({ pointer }) => pointer.replace('/result/', ''))
}
