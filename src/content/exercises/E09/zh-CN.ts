import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '这四行是客户端在 2025-11-25 的一次会话里写给服务端的：握手两行，列工具一行，提交报告一行。现在对面换成只懂 2026-07-28 的服务端，把它们改到能用。',
    '一行一个报文。每一行都会依次发出去，看服务端怎么答。工具要列出来，报告要提交成功并命中 `BUG-001`。用的帧越少越好：两帧办完得满星，多几帧也算解出。',
  ],
  assertions: {
    readable: '每一行都是一个 JSON-RPC 报文',
    M16: '没有 2026-07-28 已经取消的 `initialize`、`notifications/initialized`、`ping`',
    accepted: '服务端对每个请求都答 `result`',
    listed: '其中有一次 `tools/list` 列出了工具',
    hits: '其中有一次 `tools/call` 命中 `BUG-001`',
    fewest: '一共只用两帧',
  },
  texts: {
    session: '客户端写出的各行',
    'a-message': '一个请求、响应或通知',
    'all-results': '至少一个请求，全部得到 `result`',
    count: '{n} 帧',
  },
  hints: [
    '想一想握手那两行替后面的请求带去了什么：版本、客户端会什么。',
    '2026-07-28 没有会话，服务端不记得上一行。握手带的东西要放进每一个请求的 `params._meta`。',
    '`_meta` 里两个键必填：`io.modelcontextprotocol/protocolVersion` 是 `"2026-07-28"`，`io.modelcontextprotocol/clientCapabilities` 是 `{}`。`server/discover` 可发可不发。',
  ],
  keep: '2025-11-25 先握手，后面的请求靠会话记住版本和能力。2026-07-28 没有握手也没有会话：每个请求的 `_meta` 自带 `protocolVersion` 和 `clientCapabilities`，谁先谁后都行，`server/discover` 可有可无。',
}
