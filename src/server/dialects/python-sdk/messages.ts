/** Which JSON values the SDK takes for a message: a pydantic union of four models, extra members ignored. */
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import { isRequestId, type RequestId } from '../../../protocol/jsonrpc.ts'
import type { Reading } from '../dialect.ts'
import { checkFields, errorText, type PydanticError } from './pydantic.ts'

type Message = Exclude<Reading, { kind: 'unreadable' }>
type Check = (value: JsonValue, place: readonly string[]) => readonly PydanticError[]

interface Member {
  readonly name: string
  readonly required: boolean
  readonly check: Check
}
interface Model {
  readonly name: string
  readonly members: readonly Member[]
  readonly read: (value: JsonObject) => Message
}

const version: Check = (value, place) =>
  value === '2.0' ? [] : [problem(place, 'literal_error', "'2.0'", value)]

/** Strict: no number is rounded, no digits are read out of a string. */
const id: Check = (value, place) =>
  isRequestId(value)
    ? []
    : [
        problem([...place, 'int'], 'int_type', 'a valid integer', value),
        problem([...place, 'str'], 'string_type', 'a valid string', value),
      ]

const idOrNull: Check = (value, place) => (value === null ? [] : id(value, place))

const text: Check = (value, place) =>
  typeof value === 'string' ? [] : [problem(place, 'string_type', 'a valid string', value)]

const dict: Check = (value, place) =>
  isObject(value) ? [] : [problem(place, 'dict_type', 'a valid dictionary', value)]

const dictOrNull: Check = (value, place) => (value === null ? [] : dict(value, place))

const errorData: Check = (value, place) => {
  if (!isObject(value))
    return [problem(place, 'model_type', 'a valid dictionary or instance of ErrorData', value)]
  const checked = checkFields(
    [
      { name: 'code', type: { kind: 'integer' } },
      { name: 'message', type: { kind: 'string' } },
    ],
    value,
    place,
  )
  return checked.ok ? [] : checked.error
}

const response = (): Message => ({ kind: 'response' })

const MODELS: readonly Model[] = [
  {
    name: 'JSONRPCRequest',
    members: [
      must('jsonrpc', version),
      must('id', id),
      must('method', text),
      may('params', dictOrNull),
    ],
    read: ({ id: given, method, params }) => ({
      kind: 'request',
      request: { id: given as RequestId, method: String(method), params: objectOrNone(params) },
    }),
  },
  {
    name: 'JSONRPCNotification',
    members: [must('jsonrpc', version), must('method', text), may('params', dictOrNull)],
    read: ({ method, params }) => ({
      kind: 'notification',
      method: String(method),
      params: objectOrNone(params),
    }),
  },
  {
    name: 'JSONRPCResponse',
    members: [must('jsonrpc', version), must('id', id), must('result', dict)],
    read: response,
  },
  {
    name: 'JSONRPCError',
    members: [must('jsonrpc', version), must('id', idOrNull), must('error', errorData)],
    read: response,
  },
]

/** The message in a value, by the model that takes the most members of it; null when none fits. */
export function messageIn(value: JsonValue): Message | null {
  if (!isObject(value)) return null
  let best: { readonly model: Model; readonly taken: number } | null = null
  for (const model of MODELS) {
    if (problemsWith(model, value).length > 0) continue
    const taken = membersTaken(model, value)
    if (!best || taken > best.taken) best = { model, taken }
  }
  return best ? best.model.read(value) : null
}

/** The text of the union's error: what each of the four models has against the value. */
export function unionErrors(value: JsonValue): string {
  const names = MODELS.map(({ name }) => name).join(',')
  return errorText(
    `union[${names}]`,
    MODELS.flatMap((model) => problemsWith(model, value)),
  )
}

function problemsWith(model: Model, value: JsonValue): readonly PydanticError[] {
  if (!isObject(value)) {
    const wanted = `a valid dictionary or instance of ${model.name}`
    return [problem([model.name], 'model_type', wanted, value)]
  }
  return model.members.flatMap(({ name, required, check }) => {
    const place = [model.name, name]
    if (Object.hasOwn(value, name)) return check(value[name] ?? null, place)
    return required ? [{ place, message: 'Field required', type: 'missing', input: value }] : []
  })
}

/** Members of a nested model count too. */
function membersTaken(model: Model, value: JsonObject): number {
  const present = model.members.filter(({ name }) => Object.hasOwn(value, name))
  const nested = present.some(({ check }) => check === errorData) ? value.error : undefined
  const inner = isObject(nested)
    ? ['code', 'message', 'data'].filter((name) => Object.hasOwn(nested, name)).length
    : 0
  return present.length + inner
}

function problem(
  place: readonly string[],
  type: string,
  wanted: string,
  input: JsonValue,
): PydanticError {
  return { place, message: `Input should be ${wanted}`, type, input }
}

function must(name: string, check: Check): Member {
  return { name, required: true, check }
}

function may(name: string, check: Check): Member {
  return { name, required: false, check }
}

function objectOrNone(value: JsonValue | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined
}
