import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '九个请求要发给 2026-07-28 版的服务端。先猜每个会答什么：走哪条通道、哪个码、HTTP 状态是几、错误里有没有 `data.supported`。',
    '前八个发给用官方 Python SDK 写的服务端，最后一个发给照规范例子写的服务端。一个请求可能犯好几处错，答的是最先查到的那一处。请求原文都在下面。',
  ],
  assertions: {
    'all-answered': '九题都选了',
    M3: '缺 `_meta` 的请求：选的就是服务端答的',
    H8: '头部与正文不一致的两个请求：选的就是服务端答的',
    M9: '版本不受支持的请求：选的就是服务端答的',
    M17: '方法不存在的两个请求（stdio 与 HTTP）：选的就是服务端答的',
    T8: '参数不合枚举的调用：选的就是服务端答的',
    T7: '工具不存在的两次调用（两种服务端）：选的就是服务端答的',
  },
  texts: {
    answers: '会答什么',
    'answers.no-meta': 'HTTP：头部齐全，正文没有 `_meta`',
    'answers.header-old': 'HTTP：只有头部的版本写成 `1900-01-01`',
    'answers.both-old': 'HTTP：头部和正文的版本都写成 `1900-01-01`',
    'answers.method-stdio': 'stdio：方法是 `bugs/close`，没有这个方法',
    'answers.method-http': 'HTTP：方法是 `bugs/close`，没有这个方法',
    'answers.other-name': 'HTTP：`Mcp-Name` 与正文的 `name` 是两个工具',
    'answers.critical': 'HTTP：`severity` 写成 `critical`，枚举里没有',
    'answers.tool-sdk': 'HTTP：工具 `close_bug` 不存在（Python SDK）',
    'answers.tool-spec': 'HTTP：工具 `close_bug` 不存在（照规范例子的服务端）',
    count: '{n} 题有答案',
    'as-answered': '与这次运行收到的那一帧相同（打开看）',
  },
  hints: [
    '一层一层想：信封（`_meta`）、头部、版本、方法、参数、工具。哪一层先发现不对，就由哪一层答。',
    '这个服务端先看信封齐不齐，再拿头部对正文，都对上了才问版本支不支持；版本不支持时，错误里会列出支持哪些。',
    'HTTP 上方法不存在是 404，前面几层的错误是 400。到了工具内部的错误走 `isError`，HTTP 是 200；「工具不存在」则两种服务端各有说法。',
  ],
  keep: '2026-07-28：缺 `_meta` 是 `-32602`，头部与正文不符是 `-32020`，版本不支持是 `-32022` 并带 `data.supported`，三者在 HTTP 上都是 400；方法不存在是 404 加 `-32601`。参数不合 schema 走 `isError`。工具不存在，规范的例子是 `-32602`，Python SDK 答 `isError`。先查头部还是先查版本，规范没有定次序。',
}
