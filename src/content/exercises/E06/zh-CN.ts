import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '购物车把数量改成 0 也能下单。不靠模型，你来写这次 `tools/call`：让服务端答 `matched_bug_id` 为 `BUG-001`。',
    '手上只有工具的 `inputSchema`。草稿会真的发给服务端，看它的结果，不看字面。服务端是 2026-07-28 版，`_meta` 已经替你写好。',
  ],
  assertions: {
    readable: '草稿是一份 JSON',
    request: '它是一个 JSON-RPC 请求',
    'fits-schema': '`tools/call` 的 `arguments` 合乎 `inputSchema`',
    accepted: '服务端答 `result`，不带 `isError`',
    hits: '结果命中 `BUG-001`',
  },
  texts: {
    schema: '`submit_bug_report` 的 `inputSchema`',
    call: '要发出去的请求',
    'a-request': '有 `id` 也有 `method` 的报文',
    'no-issue': '每个必填项都在，类型和枚举都对',
    issue: '`{pointer}` 不满足 `{keyword}`',
    'a-result': '成功的 `result`',
  },
  hints: [
    '先数 `required`：少一个，服务端就不收。',
    '`severity` 只认枚举里的值，`steps` 是字符串数组。',
    '模块是 `cart`。标题要说清三件事：数量、0、下单。',
  ],
  keep: '写一次调用，只需要工具的 `inputSchema`。类型和枚举由服务端把关；2026-07-28 的每个请求还要在 `_meta` 里带上协议版本和客户端能力。',
}
