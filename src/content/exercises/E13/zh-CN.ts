import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '一次请求会怎样失败？下面十二次都真的跑一遍（2026-07-28）。说出每次的失败从哪条通道传到宿主。',
    '协议错误：JSON-RPC 的 `error`，带着这个请求的 `id`。工具错误：`result` 里有 `isError: true`。传输错误：请求结束了，却没有属于它的响应。本地错误：客户端自己造的，线上没有这样一帧。',
  ],
  assertions: {
    'all-labelled': '十二次失败都有通道',
    'protocol-error': '协议错误认全，没有多认',
    'tool-error': '工具错误认全，没有多认',
    'transport-error': '传输错误认全，没有多认',
    'local-error': '本地错误认全，没有多认',
  },
  texts: {
    failures: '十二次失败',
    'failures.protocol-error': '协议错误',
    'failures.tool-error': '工具错误',
    'failures.transport-error': '传输错误',
    'failures.local-error': '本地错误',
    'failures.http-404': 'HTTP：调用不存在的方法 `bugs/close`，响应是 404，正文带着 `id` 和错误码',
    'failures.unknown-module': '参数都合 schema，但被测应用里没有模块 `checkout`，工具拒绝了',
    'failures.bad-gateway': 'HTTP：中间的代理答 502 和一页 HTML',
    'failures.timeout': '工具要跑 2 秒，客户端只等半秒',
    'failures.unknown-tool-spec': '工具 `close_bug` 不存在，服务端照规范的例子写',
    'failures.cut-stream': 'HTTP：事件流开了头，响应还没来就断了',
    'failures.bad-enum': '`severity` 写成 `critical`，枚举里没有（Python SDK）',
    'failures.given-up': '用户关掉窗口，宿主不等了',
    'failures.unknown-tool-sdk': '工具 `close_bug` 不存在，服务端用 Python SDK 写',
    'failures.process-exit': 'stdio：服务端进程在调用中途退出',
    'failures.foreign-result': '来了一个 `result`，`resultType` 是客户端不认识的 `later`',
    'failures.no-name': '`tools/call` 的 `params` 里没有 `name`',
    count: '{n} 次有通道',
    family: '{n} 次走这条通道',
    mixed: '{n} 次放错',
  },
  hints: [
    '先问：模型看了这个错，能不能改好再来？能的多半走工具错误。',
    '看有没有 `result`、有没有带着 `id` 的 `error`。HTTP 状态不算数：404 里也可能装着一个完整的 JSON-RPC 错误。',
    '超时、放弃、读不懂的结果，都是客户端自己下的判断。有的 SDK 给超时编了个 `-32001`，这个数从没在线上走过。',
  ],
  keep: '失败有四条通道。模型改得了的（参数、业务规则）走 `isError`；请求本身不成立走 JSON-RPC `error`；没有属于自己的响应是传输错误；超时与取消是客户端的本地错误，码不归规范管。工具不存在，规范的例子是 `-32602`，Python SDK 用 `isError`（两个版本都如此）。',
}
