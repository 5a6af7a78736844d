import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'The cart takes an order with quantity 0. Without the Model, write the `tools/call` yourself so that the Server answers with `matched_bug_id` `BUG-001`.',
    'All you have is the tool’s `inputSchema`. Your draft is sent to the Server, and its result counts, not your wording (the Server matches Chinese titles). The Server speaks 2026-07-28; the `_meta` is already there.',
  ],
  assertions: {
    readable: 'The draft is JSON',
    request: 'It is a JSON-RPC request',
    'fits-schema': 'The `arguments` of `tools/call` fit the `inputSchema`',
    accepted: 'The Server answers with a `result` that has no `isError`',
    hits: 'The result hits `BUG-001`',
  },
  texts: {
    schema: 'The `inputSchema` of `submit_bug_report`',
    call: 'The request to send',
    'a-request': 'a message with `id` and `method`',
    'no-issue': 'every required member there, types and enum right',
    issue: '`{pointer}` breaks `{keyword}`',
    'a-result': 'a `result` that succeeded',
  },
  hints: [
    'Count the `required` list first: with one missing the Server refuses.',
    '`severity` takes the values of its enum only, `steps` is an array of strings.',
    'The module is `cart`. The title has to say three things: 数量 (quantity), 0, 下单 (order).',
  ],
  keep: 'The `inputSchema` is all you need to write a call. The Server guards types and enums; in 2026-07-28 every request also carries the protocol version and the client capabilities in `_meta`.',
}
