import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '工具不存在，服务端怎么说？规范的例子用 JSON-RPC `error`，Python SDK 用 `isError: true` 的 `result`。下面是两份真实的回复（2026-07-28）。',
    '写 `isUnknownTool(exchange)`：这次调用失败是因为服务端没有这个工具，就返回 `true`，否则 `false`。它会拿到十份现场跑出来的回复：换了说法的、别的原因的 `-32602`、工具自己的报错里写着 “Unknown tool”的、名单取得早而工具后来才上线的，都在里面。',
    '测试台自带一条严格的预期失败（strict xfail）：“未知工具用 JSON-RPC `error` 回答”，它靠你的函数认未知工具。服务端换成照规范写的，它应当变成 unexpected pass。',
  ],
  assertions: {
    runs: '十份回复，函数都返回布尔值',
    spec: '认得规范例子的形状：`error`，码 `-32602`',
    sdk: '认得 Python SDK 的形状：`result` 里 `isError: true`',
    wording: '同样的码换一种说法，也认得',
    'other-reason': '别的原因引起的 `-32602` 不误报',
    'own-words': '工具自己报的错不误报，不管里面写了什么',
    success: '成功的调用不误报，哪怕名单旧了',
    'other-code': '整个方法都没有（`-32601`），不算未知工具',
    switch: '严格的预期失败：对着 Python SDK 是 xfailed，换成规范就是 unexpected pass',
  },
  texts: {
    code: 'isUnknownTool',
    'spec-unknown': '照规范写的服务端',
    'sdk-unknown': 'Python SDK 写的服务端',
    boolean: '`true` 或 `false`',
  },
  hints: [
    '有两种形状：一种看 `reply.error`，一种看 `reply.result`。回复里只会有其中一个，先看有没有再往里读。',
    '字句不可靠：别人可以换个说法，工具自己的报错也可以碰巧这样写。比起认字，拿名单对名字更牢。',
    '先看名字在不在上次 `tools/list` 里：在，就不是未知工具。不在，再看是不是那两种失败之一；只凭名单也不够，名单会旧。',
  ],
  keep: '工具不存在：规范的例子是 JSON-RPC 错误 `-32602`，Python SDK 回 `isError: true` 的 `result`，2025-11-25 和 2026-07-28 都如此。认它要看形状，也要对照上次的 `tools/list`，别认字句。已知的差异用严格的预期失败记着：哪天服务端改了，测试会自己喊出来。',
}
