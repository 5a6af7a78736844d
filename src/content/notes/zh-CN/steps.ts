import type { DisputeTexts, StepTexts } from '../note-types.ts'

/** 谁做了什么（what ≤ 26 字），因为什么（why ≤ 40 字）。 */
export const steps: StepTexts = {
  'user.task': {
    what: '用户把任务交给宿主。',
    why: '一切从一句话开始。用户只和宿主说话，不知道有 MCP。',
  },
  'user.task@script': {
    what: '用户要宿主照脚本发报文。',
    why: '脚本里的行原样发出，客户端不检查，所以也能发错的。',
  },
  'launch.spawn': {
    what: '客户端启动服务端子进程，接上三根管道。',
    why: 'stdio 传输里服务端是客户端的子进程：stdin 进，stdout 出，stderr 写日志。',
  },
  'discover.request': {
    what: '客户端问服务端：支持哪些版本，会什么。',
    why: '2026-07-28 没有握手。这一问不是必须的，但服务端必须能答。',
  },
  'discover.request@injected': {
    what: '客户端问的时候写错了：故障动过这一帧。',
    why: '这是你选的故障。对照没有故障的运行，看差在哪里。',
  },
  'discover.request@http': {
    what: '客户端用一个 POST 问服务端会什么。',
    why: '每条报文各发一个 POST。服务端早已在运行，不由客户端启动。',
  },
  'discover.head': {
    what: '服务端开一条流来回答。',
    why: '响应用 JSON 还是 SSE 由服务端选，两种客户端都得收。',
  },
  'discover.response': {
    what: '服务端报出版本和能力。',
    why: '客户端据此选版本。服务端答完就忘，下个请求仍要自带版本。',
  },
  'discover.response@protocol-error': {
    what: '服务端没有答应：错误 `{code}`。',
    why: '版本没谈成。客户端看代码决定：换版本、退回握手，还是放弃。',
  },
  'discover.response@transport-error': {
    what: 'HTTP 回 {status}，这一问没有被回答。',
    why: '请求在门口就被拒，没走到方法这一层。',
  },
  'discover.timeout': {
    what: '客户端等满 {limit} ms，没有回答。',
    why: '老服务端可以不理握手前的报文。客户端退回 `initialize` 再试。',
  },
  'initialize.request': {
    what: '客户端发起握手：版本、能力、名字。',
    why: '2025-11-25 有状态：这三样只说一次，整个会话都按它来。',
  },
  'initialize.request@injected': {
    what: '客户端握手时写错了：故障动过这一帧。',
    why: '这是你选的故障。对照没有故障的运行，看差在哪里。',
  },
  'initialize.request@http': {
    what: '客户端 POST 握手，还没有会话号。',
    why: '会话由服务端在响应头里发，所以第一个请求带不了。',
  },
  'initialize.head': {
    what: '服务端开一条 SSE 流，会话号在头里。',
    why: '服务端选了流来回答。之后的每个请求都要带这个会话号。',
  },
  'initialize.head@no-session': {
    what: '服务端开一条 SSE 流来回答，不发会话号。',
    why: '会话号可有可无。TypeScript SDK 默认不留会话，每个请求换一个新的实例。',
  },
  'initialize.response': {
    what: '服务端选定版本，报出能力。',
    why: '版本协商一次定下来。客户端不会说这个版本就断开。',
  },
  'initialize.response@transport-error': {
    what: 'HTTP 回 {status}，握手没有开始。',
    why: '请求在门口就被拒，没走到方法这一层。',
  },
  'initialized.notification': {
    what: '客户端通知服务端：握手完成。',
    why: '没有 id，所以是通知，不等回答。服务端从此可以发请求。',
  },
  'initialized.notification@no-session': {
    what: '客户端 POST 通知：握手完成。',
    why: '服务端没有发会话号，这条通知也就不知道属于哪次握手。',
  },
  'initialized.notification@http': {
    what: '客户端 POST 通知：握手完成，带上会话号。',
    why: '通知也各占一个 POST。HTTP 一定要有响应，JSON-RPC 却不许有。',
  },
  'initialized.accepted': {
    what: '服务端回 202，body 是空的。',
    why: '202 只说收到了。通知没有 JSON-RPC 响应，所以没有内容。',
  },
  'listen.get': {
    what: '客户端用 GET 开一条收听的流。',
    why: '2025-11-25 的服务端会主动发请求和通知，要有一条流可走。',
  },
  'listen.head': {
    what: '服务端答应了，这条流一直开着。',
    why: '服务端主动发的报文走这里；请求的响应不走这里。',
  },
  'listen.refused': {
    what: '服务端回 405：不提供这条流。',
    why: '这不是错误：规范允许服务端不提供，客户端照常继续。',
  },
  'listen.stream-close': {
    what: '客户端关掉收听的流。',
    why: '会话要结束了，不再需要听服务端说话。',
  },
  'listen.stream-end': {
    what: '服务端结束了收听的流。',
    why: '会话结束，流上再没有东西可发。',
  },
  'list.request': {
    what: '客户端问：有哪些工具？',
    why: '服务端不记得上一个请求，所以 `_meta` 又带一遍版本和能力。',
  },
  'list.request@2025': {
    what: '客户端问：有哪些工具？没有 `_meta`。',
    why: '版本和能力握手时说过，2025-11-25 的请求不再重复。',
  },
  'list.request@http-2026': {
    what: '客户端 POST `tools/list`，头里再写一遍方法名。',
    why: '网关不读 body 就能路由。代价是头和 body 必须一致。',
  },
  'list.request@no-session': {
    what: '客户端 POST `tools/list`，只带版本，没有会话号。',
    why: '服务端没有发会话号，认不出是谁在问，只看版本头。',
  },
  'list.request@http': {
    what: '客户端 POST `tools/list`，带会话号和版本。',
    why: '会话号说明是谁，版本头说明协商结果。方法名只在 body 里。',
  },
  'list.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选，响应会是流上的一个事件。',
  },
  'list.response': {
    what: '服务端交出工具表，注明能缓存多久。',
    why: '模型只能从这里的名字、描述和 schema 认识工具。',
  },
  'list.response@untyped': {
    what: '服务端交出工具表，缺 `resultType` 和缓存时间。',
    why: '前面有个请求没带信封，它就把连接当成 2025-11-25 了。',
  },
  'list.response@2025': {
    what: '服务端交出工具表。',
    why: '模型只能从这里的名字、描述和 schema 认识工具。',
  },
  'resources.request': {
    what: '客户端问：有哪些资源？',
    why: '宿主设好了要用一份文档。先看清单，再去读。',
  },
  'resources.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选，响应会是流上的一个事件。',
  },
  'resources.response': {
    what: '服务端交出资源清单：地址、名字、类型。',
    why: '清单里没有正文。读不读、读哪份，由应用决定，不由模型。',
  },
  'read.request': {
    what: '客户端按地址读一份资源。',
    why: '没有谁点名要它：宿主的设置说这份文档要放进上下文。',
  },
  'read.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选，响应会是流上的一个事件。',
  },
  'read.response': {
    what: '服务端交出资源的正文。',
    why: '读不改变什么。宿主把正文放到模型眼前，紧跟在任务后面。',
  },
  'prompts.request': {
    what: '客户端问：有哪些提示模板？',
    why: '用户在菜单里选了一个名字，宿主先确认它在清单上。',
  },
  'prompts.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选，响应会是流上的一个事件。',
  },
  'prompts.response': {
    what: '服务端交出模板清单：名字和要填的参数。',
    why: '宿主据此画出斜杠命令的菜单。用户选，模型不选。',
  },
  'get.request': {
    what: '客户端取用户选中的模板，带上填好的参数。',
    why: '这一步由用户发起。模型还没有被问到。',
  },
  'get.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选，响应会是流上的一个事件。',
  },
  'get.response': {
    what: '服务端填好模板，交出要给模型看的话。',
    why: '模板只是话。要办成事，仍得模型去调用工具。',
  },
  'model.context': {
    what: '宿主把任务和工具表交给模型。',
    why: '调模型的是宿主。服务端看不到模型，模型也看不到服务端。',
  },
  'model.context@again': {
    what: '宿主带着结果再问一次模型。',
    why: '模型不记事。宿主每次把整段对话和工具表都给它。',
  },
  'model.turn': {
    what: '模型决定调用 `{tool}`。',
    why: '模型只写出名字和参数。真正去调用的是宿主和客户端。',
  },
  'model.turn@injected': {
    what: '模型说错了：要调用 `{tool}`。',
    why: '这是你选的故障，在这里改了模型的话。后面都是照常运行的结果。',
  },
  'model.turn@answer': {
    what: '模型写好了给用户的回答。',
    why: '没有要调的工具了。这一轮的规则见「模型」页。',
  },
  'call.order': {
    what: '宿主放行这次调用，交给客户端。',
    why: '规范要求人能拒绝。本实验室的宿主自动放行，并记下次数。',
  },
  'call.request': {
    what: '客户端把调用写进 stdin：一行 JSON 加一个换行。',
    why: '服务端不记得前几次请求，版本和能力又随这一行带去，折在 `_meta` 里。',
  },
  'call.request@2025': {
    what: '客户端把调用写进 stdin：一行 JSON 加一个换行。',
    why: '版本和能力握手时定了，所以这一行只有调用本身。',
  },
  'call.request@injected': {
    what: '客户端写错了这次调用：故障动过这一帧。',
    why: '这是你选的故障。对照没有故障的运行，看差在哪里。',
  },
  'call.request@http-2026': {
    what: '客户端 POST 这次调用，头里写明方法和工具。',
    why: '网关凭头就能按工具路由和限流，所以头与 body 必须相同。',
  },
  'call.request@no-session': {
    what: '客户端 POST 这次调用，没有会话号。',
    why: '服务端不记得握手。有版本头，它就能答。',
  },
  'call.request@http': {
    what: '客户端 POST 这次调用，带着会话号。',
    why: '服务端凭会话号找到握手时定下的版本和能力。',
  },
  'call.head': {
    what: '服务端先回状态和头，流开着。',
    why: '工具还没跑完。流上先可以有进度，最后是响应。',
  },
  'call.progress': {
    what: '服务端报告进度。',
    why: '请求带了 `progressToken`，服务端才可以发。客户端可以重新计时，硬上限不动。',
  },
  'call.response': {
    what: '服务端回结果，id 和请求相同。',
    why: '内容放两份：`content` 给模型读，`structuredContent` 给程序用。',
  },
  'call.response@unknown-tool': {
    what: '没有这个工具，服务端却回了一个结果：`isError`。',
    why: '这个服务端在工具层才查名字，所以错误以结果的样子回来。',
  },
  'call.response@tool-error': {
    what: '响应是结果，工具却失败了：`isError` 为 true。',
    why: '没过校验算工具的失败。这段文字会交给模型，里面写着合法值。',
  },
  'call.response@missing-meta': {
    what: '服务端拒绝：−32602，缺少 `_meta`。',
    why: '2026-07-28 的请求要自带版本和能力。少了，服务端必须拒绝。',
  },
  'call.response@-32601': {
    what: '服务端拒绝：−32601，没有这个方法。',
    why: '工具没有运行。方法名是协议定的，不是工具的名字。',
  },
  'call.response@-32020': {
    what: '服务端拒绝：−32020，头和 body 不一致。',
    why: '网关信头，服务端信 body。两边不同就可能走错门，必须拒绝。',
  },
  'call.response@protocol-error': {
    what: '服务端回 JSON-RPC 错误 `{code}`：没有这个工具。',
    why: '请求本身不成立，工具没有运行，所以没有结果可回。',
  },
  'call.response@transport-error': {
    what: 'HTTP 回 {status}，里面没有这个请求的响应。',
    why: '请求没走到 JSON-RPC 这一层，只有状态可看。',
  },
  'call.result': {
    what: '客户端把结果交给宿主。',
    why: '客户端凭 id 找到在等的请求，从待答表里划掉。',
  },
  'call.result@tool-error': {
    what: '客户端把带错误的结果交给宿主。',
    why: '对客户端来说这是一次成功的往返。失败的是工具，由模型处理。',
  },
  'call.result@protocol-error': {
    what: '客户端把协议错误交给宿主。',
    why: '规范：这类错误宿主可以给模型看，也可以不给。这里给了。',
  },
  'call.result@transport-error': {
    what: '客户端告诉宿主：请求断在路上。',
    why: '没有收到自己的响应，只能由客户端来说这件事。',
  },
  'call.timeout': {
    what: '客户端等满 {limit} ms，不等了。',
    why: '错误是客户端自己造的。线上没有这条消息，服务端还在干活。',
  },
  'call.cancel': {
    what: '客户端写取消通知：别做 id {request} 了。',
    why: 'stdio 的管道是共用的，关不得，只能发一条通知。',
  },
  'call.cancel@http': {
    what: '客户端 POST 取消通知，另占一个请求。',
    why: '2025-11-25 断开连接不算取消，必须明说。',
  },
  'call.cancel-accepted': {
    what: '服务端回 202：取消通知收到了。',
    why: '只表示收到。工作停没停，这里看不出来。',
  },
  'call.stream-close': {
    what: '客户端关掉响应流，什么也不发。',
    why: '2026-07-28 走 HTTP 时，关流就是取消。每个请求有自己的流。',
  },
  'call.stream-end': {
    what: '服务端结束了流，里面没有响应。',
    why: '请求已经取消。服务端停下，不再为它说话。',
  },
  'call.stream-end@transport-error': {
    what: '连接断了，响应没有到。',
    why: '请求也许已经做完。客户端不知道，所以不该自动重发。',
  },
  'call.late': {
    what: '已取消的请求，响应还是来了。',
    why: '客户端已经放弃这个 id，会把它丢掉，不交给模型。',
  },
  'call.dropped': {
    what: '客户端丢掉这个迟到的响应。',
    why: '没有人在等它。规范：迟到的响应 SHOULD 忽略。',
  },
  'call.closed': {
    what: '连接断了，客户端放弃等待。',
    why: '错误是客户端自己造的，服务端再也说不了话。',
  },
  'script.request': {
    what: '客户端原样写出脚本里的一行。',
    why: '不检查就发，才能看到服务端怎样对待不合规范的请求。',
  },
  'script.request@http': {
    what: '客户端原样 POST 脚本里的请求。',
    why: '不检查就发，才能看到头和 body 不对时服务端怎样回。',
  },
  'script.notification': {
    what: '客户端原样写出脚本里的通知。',
    why: '没有 id，所以不会有回答。',
  },
  'script.head': {
    what: '服务端开一条流来回答。',
    why: '用 JSON 还是 SSE 由服务端选。',
  },
  'script.response': {
    what: '服务端回结果，id 和请求相同。',
    why: '服务端收下了脚本里的这一行，照常回答。',
  },
  'script.response@untyped': {
    what: '服务端不要信封，照样回了结果。',
    why: '这一版必须带信封。它却把连接当成 2025-11-25，从此不写 `resultType`。',
  },
  'script.response@-32602': {
    what: '服务端拒绝：−32602，缺少 `_meta`。',
    why: '2026-07-28 的请求要自带版本和能力。少了，服务端必须拒绝。',
  },
  'script.response@-32601': {
    what: '服务端拒绝：−32601，没有这个方法。',
    why: '信封没问题，才轮到查方法名。HTTP 上状态必须是 404。',
  },
  'script.response@-32020': {
    what: '服务端回 400 和 −32020：头和 body 不一致。',
    why: '网关信头，服务端信 body。两边不同就可能走错门，必须拒绝。',
  },
  'script.response@-32022': {
    what: '服务端回 400 和 −32022：不支持这个版本。',
    why: '`data` 里列出支持的版本，客户端可以换一个再试。',
  },
  'script.response@unknown-tool': {
    what: '没有这个工具，服务端却回了一个结果：`isError`。',
    why: '这个服务端在工具层才查名字，所以错误以结果的样子回来。',
  },
  'script.response@tool-error': {
    what: '响应是结果，工具却失败了：`isError` 为 true。',
    why: '参数没过校验，或业务规则不许。文字写给模型看。',
  },
  'server.stderr': {
    what: '服务端往 stderr 写了一行日志。',
    why: 'stderr 随便写，不是协议通道。客户端不应把它当错误。',
  },
  'server.stray': {
    what: 'stdout 上来了一行不是报文的文字。',
    why: 'stdout 是协议通道。多一行 print，客户端就读不懂。',
  },
  'server.notification': {
    what: '服务端发来一条通知。',
    why: '没有 id，客户端不回答。',
  },
  'client.dropped': {
    what: '客户端丢掉一条没人等的报文。',
    why: '它的 id 不在待答表里。',
  },
  'client.dropped@unreadable': {
    what: '客户端丢掉这一行：它不是报文。',
    why: '这一行读不成 JSON。后面的报文照常读，但规范不许它出现。',
  },
  answer: {
    what: '宿主把回答告诉用户。',
    why: '用户看到的只有这一句。前面的每一帧都在为它服务。',
  },
  'answer@script': {
    what: '宿主告诉用户：脚本发完了。',
    why: '脚本不问模型，所以没有别的回答。',
  },
  'session.delete': {
    what: '客户端用 DELETE 结束会话。',
    why: '2025-11-25 的会话由服务端记着。说一声，它才能放手。',
  },
  'session.deleted': {
    what: '服务端确认：会话结束。',
    why: '之后再用这个会话号，只会得到 404。',
  },
  'session.refused': {
    what: '服务端回 405：会话不由客户端结束。',
    why: '这不是错误：规范允许服务端自己决定会话何时结束。',
  },
  'session.stream-end': {
    what: 'DELETE 没有回音，连接断了。',
    why: '服务端进程已经不在，会话也跟着没了。',
  },
  'shutdown.stdin-closed': {
    what: '客户端关掉 stdin，等服务端退出。',
    why: 'MCP 没有关闭报文。stdin 到头就是信号。',
  },
  'shutdown.exit': {
    what: '服务端进程退出，退出码 {code}。',
    why: '读到 stdin 的结尾就该退出。不退，客户端会强行终止它。',
  },
  'shutdown.exit@transport-error': {
    what: '服务端进程中途死了，退出码 {code}。',
    why: '还在等的请求不会再有响应，都断在了路上。',
  },
  other: {
    what: '这一步没有单独的解释。',
    why: '它由运行产生，目录里还没有给它写说明。',
  },
}

export const disputes: DisputeTexts = {
  'discover.response':
    '规范的例子把 2025-11-25 也列进 `supportedVersions`；Python SDK 只列现代版本，虽然同一个服务端也接受握手。',
  'call.response@unknown-tool':
    '规范的示例把未知工具写成 −32602，但没有用 MUST 或 SHOULD；Python SDK 2.2.0 回 `isError`；TypeScript SDK 回 −32602。',
  'call.response@protocol-error':
    '规范的示例和 TypeScript SDK 都是 −32602；Python SDK 2.2.0 回 `isError`。HTTP 状态规范没有规定，这里是 200。',
  'call.response@tool-error':
    '规范正文说参数没过校验是 `isError`；2026-07-28 的 schema 注释还留着一个 −32602 的例子。两个官方 SDK 都用 `isError`。',
  'call.timeout': 'Python SDK 的客户端此时抛 −32001。那是它在本地造的；规范没有给本地超时定代码。',
  'call.cancel':
    '收到取消之后：传输页说服务端 MUST NOT 再发任何东西，取消页和 2025-11-25 只说 SHOULD NOT。',
  'call.cancel@http':
    '课程说 HTTP 关闭响应流就是取消，那是 2026-07-28。2025-11-25 正好相反：断开不算取消，要 POST 通知。',
  'call.stream-close':
    '2026-07-28 关流就是取消，服务端 MUST NOT 再发。2025-11-25 断开不算取消，要 POST 通知。',
  'call.late':
    '2025-11-25 说取消后 SHOULD NOT 回。Python SDK 走 HTTP 仍回一条 −32800，规范里没有这个代码；TypeScript SDK 走 HTTP 不理会取消，照常回结果。',
  'script.response@unknown-tool':
    '规范的示例把未知工具写成 −32602，但没有用 MUST 或 SHOULD；Python SDK 2.2.0 回 `isError`；TypeScript SDK 回 −32602。',
  'script.response@-32601': '`data` 里放方法名是 Python SDK 的做法，规范没有规定。',
  'script.response@-32022':
    'body 里的版本也要一起改，否则先遇到 −32020。这是两个 SDK 的检查顺序，规范没有定顺序。',
}
