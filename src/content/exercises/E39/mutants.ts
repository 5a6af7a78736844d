/** Fourteen ways to break BugHunt, each a small change to what the correct server writes. */
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'

/** What a mutant may remember between lines. */
export interface Memory {
  lists: number
  readonly owed: JsonObject[]
}

/** `replies`: what the correct server wrote to this line; `sent`: the message it was given, or null. */
export type Mutation = (
  replies: readonly JsonObject[],
  sent: JsonObject | null,
  memory: Memory,
) => readonly (JsonObject | string)[]

const inResult =
  (change: (result: JsonObject) => JsonObject): Mutation =>
  (replies) =>
    replies.map((reply) =>
      isObject(reply.result) ? { ...reply, result: change(reply.result) } : reply,
    )

const without = (name: string) => inResult(({ [name]: _, ...rest }) => rest)

const errorCode =
  (from: number, to: number): Mutation =>
  (replies) =>
    replies.map((reply) =>
      isObject(reply.error) && reply.error.code === from
        ? { ...reply, error: { ...reply.error, code: to } }
        : reply,
    )

const tools = (result: JsonObject) =>
  Array.isArray(result.tools) ? (result.tools as readonly JsonValue[]).filter(isObject) : null

export const MUTANTS: Readonly<Record<string, Mutation>> = {
  'next-id': (replies) =>
    replies.map((reply) => (typeof reply.id === 'number' ? { ...reply, id: reply.id + 1 } : reply)),
  'id-as-text': (replies) => replies.map((reply) => ({ ...reply, id: String(reply.id) })),
  'no-result-type': without('resultType'),
  'answers-notifications': (replies, sent) =>
    sent && sent.id === undefined && !String(sent.method).endsWith('cancelled')
      ? [{ jsonrpc: '2.0', id: null, result: { resultType: 'complete' } }]
      : replies,
  'method-code': errorCode(-32601, -32603),
  'params-code': errorCode(-32602, -32600),
  'schema-drift': inResult((result) => {
    const listed = tools(result)
    if (!listed) return result
    const loose = (schema: JsonValue | undefined) => {
      const { required: _, ...rest } = isObject(schema) ? schema : {}
      return rest as JsonObject
    }
    return {
      ...result,
      tools: listed.map((tool) => ({ ...tool, inputSchema: loose(tool.inputSchema) })),
    }
  }),
  'protocol-error-as-result': (replies) =>
    replies.map((reply) =>
      isObject(reply.error)
        ? {
            jsonrpc: '2.0',
            id: reply.id ?? null,
            result: {
              resultType: 'complete',
              content: [{ type: 'text', text: String(reply.error.message) }],
              isError: true,
            },
          }
        : reply,
    ),
  'tool-error-as-protocol': (replies) =>
    replies.map((reply) =>
      isObject(reply.result) && reply.result.isError === true
        ? {
            jsonrpc: '2.0',
            id: reply.id ?? null,
            error: { code: -32602, message: 'Invalid arguments' },
          }
        : reply,
    ),
  'answers-the-cancelled': (replies, sent, memory) => {
    const params = isObject(sent?.params) ? sent.params : {}
    if (sent?.method === 'notifications/cancelled')
      memory.owed.push({
        jsonrpc: '2.0',
        id: params.requestId ?? null,
        result: { resultType: 'complete', content: [] },
      })
    if (sent !== null) return replies
    return [...replies, ...memory.owed.splice(0)]
  },
  'list-shuffles': (replies, _sent, memory) =>
    replies.map((reply) => {
      const listed = isObject(reply.result) ? tools(reply.result) : null
      if (!listed || !isObject(reply.result)) return reply
      memory.lists += 1
      return memory.lists % 2 === 0
        ? { ...reply, result: { ...reply.result, tools: listed.toReversed() } }
        : reply
    }),
  'answers-twice': (replies) => replies.flatMap((reply) => [reply, reply]),
  'prints-first': (replies) =>
    replies.length > 0 ? ['DEBUG handled one line', ...replies] : replies,
  'no-structured-content': without('structuredContent'),
}
