import type { FieldTexts } from '../note-types.ts'

/** `margin` stands beside the line, `text` is the whole explanation; the era is named where it matters. */
export const fields: FieldTexts = {
  'field.jsonrpc': {
    margin: 'JSON-RPC 2.0',
    text: '每条 MCP 报文都是 JSON-RPC 2.0，值总是字符串 "2.0"。两个修订版相同。',
  },
  'field.id': {
    margin: '回复要带同一个号',
    text: '请求的编号，字符串或整数，不能是 null 或小数；响应照抄。2026-07-28 只要求不与还没回答的请求重号，2025-11-25 要求整个会话内不重用。1 和 "1" 是两个号。',
  },
  'field.method': {
    margin: '要做什么',
    text: '要执行的方法。有 id 是请求，必须回答；没有 id 是通知，不许回答。',
  },
  'field.params': {
    margin: '方法的参数',
    text: '参数总是一个对象。2026-07-28 的每个请求都要有 params，因为 `_meta` 在里面；2025-11-25 的列表请求可以不带。',
  },
  'envelope.meta': {
    margin: '版本、能力，每次都带',
    text: '2026-07-28 没有握手：每个请求在 `_meta` 里自带版本和能力，服务端不得从之前的请求推断。缺了必填键，服务端必须回 −32602，HTTP 上状态为 400。',
  },
  'envelope.protocol-version': {
    margin: '这条请求的协议版本',
    text: '2026-07-28 每个请求必填。HTTP 上要和 `MCP-Protocol-Version` 头相同，不同回 −32020；服务端不支持这个版本回 −32022。',
  },
  'envelope.client-info': {
    margin: '客户端自报的名字',
    text: '2026-07-28 只是 SHOULD，可以不带。自报的名字只用于显示和日志，不能当身份，也不能据此改变行为。',
  },
  'envelope.client-capabilities': {
    margin: '客户端会什么',
    text: '2026-07-28 每个请求必填，空对象也行。服务端只能要求这里声明过的能力；需要而没声明，回 −32021。',
  },
  'envelope.log-level': {
    margin: '要不要日志',
    text: '2026-07-28 可选，已弃用。不带，服务端就不许为这个请求发 `notifications/message`。',
  },
  'meta.progress-token': {
    margin: '要进度，用这个号',
    text: '可选，两版都有，没有前缀。带了，服务端可以发 `notifications/progress`；2026-07-28 走 HTTP 时响应因此变成 SSE。',
  },
  'meta.subscription-id': {
    margin: '属于哪个订阅',
    text: '2026-07-28：等于 `subscriptions/listen` 那个请求的 id，类型也相同。只出现在订阅流的通知和它的收尾结果里。',
  },
  'meta.server-info': {
    margin: '服务端自报的名字',
    text: '2026-07-28：每个结果 SHOULD 带。取代了握手结果里的 `serverInfo`，只用于显示和日志。',
  },
  'call.name': {
    margin: '哪个工具',
    text: '工具名，取自 `tools/list`，区分大小写。HTTP 上 2026-07-28 还要在 `Mcp-Name` 头里写一遍。不存在的工具：规范示例回 −32602，Python SDK 回 `isError`。',
  },
  'call.arguments': {
    margin: '模型填的',
    text: '模型按 `inputSchema` 填的参数，客户端原样转发。服务端必须校验；没过校验按规范正文是 `isError`，让模型自己改。',
  },
  'list.cursor': {
    margin: '接着上一页',
    text: '翻页游标，对客户端不透明。2026-07-28 里空串也是合法游标；只有缺少 `nextCursor` 才算到底。',
  },
  'initialize.protocol-version': {
    margin: '客户端想用的版本',
    text: '2025-11-25：客户端提议的版本。服务端支持就照抄；不支持要在成功的结果里给另一个版本，而不是报错。',
  },
  'initialize.capabilities': {
    margin: '整个会话有效',
    text: '2025-11-25：客户端的能力只在握手里说一次，整个会话都按它来。',
  },
  'initialize.client-info': {
    margin: '客户端自报的名字',
    text: '2025-11-25：握手必填，名字和版本号。只用于显示和日志。',
  },
  'cancelled.request-id': {
    margin: '取消哪个请求',
    text: '要放弃的请求的 id。只能取消自己发出、还没回答的请求；2025-11-25 的 `initialize` 不能取消。',
  },
  'cancelled.reason': {
    margin: '为什么，给人看',
    text: '可选的文字，只用于日志。服务端不得依赖它。',
  },
  'progress.progress-token': {
    margin: '哪个请求的进度',
    text: '照抄请求里的 `progressToken`。请求没带，就不许发进度。',
  },
  'progress.progress': {
    margin: '只增不减',
    text: '进度值，每次都要比上次大；请求一结束就不再发。',
  },
  'progress.total': { margin: '总量，可能不知道', text: '可选。总量未知就不带。' },
  'progress.message': { margin: '给人看的一句', text: '可选，给人看的进度说明。' },
  'handshake.protocol-version': {
    margin: '服务端选定的版本',
    text: '2025-11-25：之后整个会话用这个版本。客户端不会说这个版本，就应断开：正文写 SHOULD，schema 注释写 MUST。',
  },
  'handshake.capabilities': {
    margin: '服务端会什么',
    text: '2025-11-25：协商一次，双方只能用协商过的能力。',
  },
  'handshake.server-info': {
    margin: '服务端自报的名字',
    text: '2025-11-25：握手结果必填。到 2026-07-28 挪进每个结果的 `_meta`。',
  },
  'handshake.instructions': {
    margin: '给模型的使用说明',
    text: '可选。宿主可以把它放进模型的上下文，内容来自服务端，不可信。',
  },
  'discover.supported-versions': {
    margin: '能说哪些版本',
    text: '2026-07-28 必填。Python SDK 只列现代版本，虽然同一个服务端也接受 `initialize`；规范自己的例子两代都列。',
  },
  'discover.capabilities': {
    margin: '服务端会什么',
    text: '2026-07-28 必填。这是告知，不是协商：客户端不问也可以直接调，没有的方法回 −32601。',
  },
  'discover.instructions': {
    margin: '给模型的使用说明',
    text: '可选。宿主可以把它放进模型的上下文，内容来自服务端，不可信。',
  },
  'result.result-type': {
    margin: '2026 新增：完成了',
    text: '2026-07-28 每个结果必填：`complete` 是完成，`input_required` 是还要用户补充。老服务端不带，按 `complete` 处理。',
  },
  'result.ttl-ms': {
    margin: '可缓存多少毫秒',
    text: '2026-07-28：列表和 discover 的结果必填，整数毫秒。0 表示收到就算过期；不是轮询间隔。',
  },
  'result.cache-scope': {
    margin: '能否给别人用',
    text: '2026-07-28 必填：`private` 的结果不能跨授权身份共用，`public` 可以。',
  },
  'result.next-cursor': {
    margin: '还有下一页',
    text: '有这个字段就还有下一页，缺了才算到底。2026-07-28 里空串也是游标，不能用真假判断。',
  },
  'result.content': {
    margin: '给模型读的',
    text: '内容块的数组，可以为空。`text` 会作为工具结果交给模型；另有 image、audio、resource_link、resource。',
  },
  'result.structured-content': {
    margin: '给程序读的',
    text: '按 `outputSchema` 给程序用的值；规范建议同一内容再放一份文本，照顾老客户端。2025-11-25 只能是对象，2026-07-28 可以是任何 JSON 值。',
  },
  'result.is-error': {
    margin: '工具成败看这里',
    text: '为 true：工具执行失败。它仍是一个结果，不是 JSON-RPC 错误，HTTP 仍是 200；文字 SHOULD 交给模型，让它改正。缺省为 false。',
  },
  'result.tools': {
    margin: '工具表',
    text: '服务端提供的工具。2026-07-28：顺序 SHOULD 固定，不得因连接或之前的请求而变。',
  },
  'tool.name': {
    margin: '调用时用的名字',
    text: '在一个服务端内唯一，区分大小写。SHOULD 只用字母、数字、_ - 和点，最长 128。',
  },
  'tool.title': { margin: '给人看的名字', text: '可选，界面上显示；没有就用 name。' },
  'tool.description': {
    margin: '模型靠它选工具',
    text: '模型据此决定用不用这个工具。规范里是可选的；内容来自服务端，不可信。',
  },
  'tool.input-schema': {
    margin: '参数的形状',
    text: 'JSON Schema，根必须是 `type: object`，默认方言 2020-12。模型照它填参数，服务端照它校验。',
  },
  'tool.output-schema': {
    margin: '结果的形状',
    text: '可选。声明了，服务端必须返回符合它的 `structuredContent`。2025-11-25 根必须是对象，2026-07-28 不限。',
  },
  'tool.annotations': {
    margin: '提示，不可信',
    text: '只读、破坏性、幂等、外部世界四个提示，缺省是否、是、否、是。除非信任服务端，否则必须当作不可信。',
  },
  'error.code': {
    margin: '数字错误码',
    text: '整数。−32700 不是 JSON，−32600 不是请求，−32601 没有这个方法，−32602 参数不对，−32603 内部错误；−32020 到 −32022 是 2026-07-28 新增的。',
  },
  'error.message': {
    margin: '一句话说明',
    text: '一句短话，给人看。判断要看 code，文字各实现不同。',
  },
  'error.data': {
    margin: '附加信息',
    text: '可选，任何 JSON 值。−32022 必须带 `supported` 和 `requested`；其他情况由实现决定。',
  },
  'header.host': {
    margin: '发给谁',
    text: 'HTTP 自己的头。本地服务端检查它，挡住 DNS 重绑定。',
  },
  'header.content-type': {
    margin: 'body 是 JSON',
    text: '请求体是一条 JSON。响应要么是 `application/json`，要么是 `text/event-stream`，由服务端决定。',
  },
  'header.accept': {
    margin: '两种都得收',
    text: '客户端必须同时列出 JSON 和 SSE，因为用哪种由服务端选。两版相同。',
  },
  'header.content-length': {
    margin: 'body 的字节数',
    text: 'HTTP 自己的头，按 UTF-8 字节计，不是字符数。',
  },
  'header.mcp-protocol-version': {
    margin: '用哪个版本',
    text: '2026-07-28：每个 POST 必填，必须等于 `_meta` 里的版本。2025-11-25：握手之后的请求必填，值是协商出的版本。',
  },
  'header.mcp-method': {
    margin: '和 method 相同',
    text: '2026-07-28 必填，等于 body 的 `method`。网关不解析 body 就能按方法路由；不一致，服务端必须回 400 和 −32020。',
  },
  'header.mcp-name': {
    margin: '和 params.name 相同',
    text: '2026-07-28：`tools/call`、`prompts/get` 写名字，`resources/read` 写 uri。非 ASCII 要包成 `=?base64?…?=`；不一致回 −32020。',
  },
  'header.mcp-param': {
    margin: '和那个参数相同',
    text: '2026-07-28：工具用 `x-mcp-header` 标注的参数在头里再写一遍。HTTP 客户端必须支持；值为 null 或没给就不写。',
  },
  'header.mcp-session-id': {
    margin: '会话号，次次带',
    text: '2025-11-25：服务端在握手响应里发，之后每个请求都要带。2026-07-28 没有会话，收到也忽略。',
  },
  'header.cache-control': {
    margin: '流不许缓存',
    text: 'HTTP 自己的头：SSE 流不能被中间层缓存或改写。',
  },
  'header.x-accel-buffering': {
    margin: '让代理别攒着',
    text: '2026-07-28：SSE 响应 SHOULD 带，值 no，让 nginx 一类的代理立刻转发。',
  },
  'header.allow': {
    margin: '只收这些方法',
    text: 'HTTP 405 附带：这个地址允许的方法。2026-07-28 的服务端只收 POST。',
  },
}
