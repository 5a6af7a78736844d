/** What a person says of the next step before it comes, and how true that was: pure, from the event alone. */
import { isObject, type JsonValue, stringify } from '../protocol/json.ts'
import { messageKind } from '../protocol/jsonrpc.ts'
import type { Channel, TraceEvent } from './trace.ts'
import { isOnWire } from './wire-channels.ts'

/** The three kinds of message, errors apart; bytes or signals without a message; and steps that no wire carries. */
export const FORETOLD_KINDS = [
  'request',
  'notification',
  'result',
  'error',
  'no-message',
  'off-wire',
] as const
export type ForetoldKind = (typeof FORETOLD_KINDS)[number]
export const FORETOLD_WAYS = ['to-server', 'to-client', 'inside'] as const
export type ForetoldWay = (typeof FORETOLD_WAYS)[number]

/** Only what somebody commits to; an absent or blank part is not graded. */
export interface Prediction {
  readonly kind?: ForetoldKind
  readonly way?: ForetoldWay
  readonly channel?: Channel
  /** JSON-RPC error code or HTTP status, as typed. */
  readonly code?: string
  /** JSON-RPC id as typed; quotes may be left out. */
  readonly id?: string
  /** Names of fields that the message has, separated by commas or blanks. */
  readonly fields?: string
}
export type PredictionPart = keyof Prediction
export const PREDICTION_PARTS: readonly PredictionPart[] = [
  'kind',
  'way',
  'channel',
  'code',
  'id',
  'fields',
]

export interface PartVerdict {
  readonly part: PredictionPart
  readonly said: string
  /** What came, in the same words; `''` when the step has none. */
  readonly came: string
  readonly right: boolean
}

/** Which of the six sorts a step is. */
export function foretoldKind(event: TraceEvent): ForetoldKind {
  if (!isOnWire(event) && event.channel !== 'stderr') return 'off-wire'
  return messageKind(event.message) ?? 'no-message'
}

/** One verdict for each part that was predicted, in the order of `PREDICTION_PARTS`. */
export function gradePrediction(prediction: Prediction, event: TraceEvent): readonly PartVerdict[] {
  return PREDICTION_PARTS.flatMap((part) => {
    const said = prediction[part]?.trim() ?? ''
    return said === '' ? [] : [GRADERS[part](said, event)]
  })
}

const GRADERS: {
  readonly [part in PredictionPart]: (said: string, event: TraceEvent) => PartVerdict
} = {
  kind: (said, event) => equal('kind', said, [foretoldKind(event)]),
  way: (said, event) => equal('way', said, [wayOf(event)]),
  channel: (said, { channel }) => equal('channel', said, [channel]),
  code: (said, event) => equal('code', said.replace('−', '-'), codesOf(event)),
  id: (said, { message }) => {
    const id = message && Object.hasOwn(message, 'id') ? [stringify(message.id ?? null)] : []
    const bare = id.map((text) => text.replace(/^"(.*)"$/s, '$1'))
    return { ...equal('id', said, id), right: [...id, ...bare].includes(said) }
  },
  fields: (said, { message }) => {
    const names = said.split(/[\s,，、]+/).filter((name) => name !== '')
    const all = message ? namesIn(message) : new Set<string>()
    const present = names.filter((name) => all.has(name))
    return { part: 'fields', said, came: present.join(' '), right: present.length === names.length }
  },
}

function equal(part: PredictionPart, said: string, came: readonly string[]): PartVerdict {
  return { part, said, came: came.join(' · '), right: came.includes(said) }
}

function wayOf(event: TraceEvent): ForetoldWay {
  if (foretoldKind(event) === 'off-wire') return 'inside'
  return event.from === 'server' ? 'to-client' : 'to-server'
}

/** Either number counts: people mean the one they know. */
function codesOf({ message, http }: TraceEvent): readonly string[] {
  const error = message?.error
  const code = isObject(error) && typeof error.code === 'number' ? [String(error.code)] : []
  return http?.status === undefined ? code : [...code, String(http.status)]
}

/** Every key of a message at any depth. Messages are bounded by what a frame may hold. */
function namesIn(value: JsonValue, names: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const one of value) namesIn(one, names)
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      names.add(name)
      if (inner !== undefined) namesIn(inner, names)
    }
  return names
}
