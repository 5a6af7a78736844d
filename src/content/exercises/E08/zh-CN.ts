import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '两叠打乱的帧，对面是同一个服务端（stdio，两个版本都懂）：一叠按 2025-11-25 说话，一叠按 2026-07-28 说话。各排出一次能跑通的会话：提交报告，收到结果。',
    '你排的次序会真的照着跑：轮到客户端的帧就写出去，轮到服务端的帧就等它来。次序不止一种，引擎认就算对；用不上的帧留在盘里，有几张本来就是混进来的。',
  ],
  assertions: {
    G5: '服务端的每一帧都排在它所答的请求之后',
    L1: '2025-11-25：第一帧是 `initialize`',
    L3: '2025-11-25：`initialize` 的响应来之前，没有别的请求',
    L2: '2025-11-25：`notifications/initialized` 在 `initialize` 的响应之后',
    'legacy-accepted': '2025-11-25：服务端对每个请求都答 `result`',
    'legacy-call': '2025-11-25：`tools/call` 收到结果',
    M16: '2026-07-28：没有握手用的帧',
    M1: '2026-07-28：每个请求都带着 `_meta`，服务端都答 `result`',
    'modern-call': '2026-07-28：`tools/call` 收到结果',
    G11: '排上去的请求，答它的帧也都排上了',
  },
  texts: {
    legacy: '2025-11-25 的会话',
    modern: '2026-07-28 的会话',
    'has-come': '轮到这一帧时，它已经来了',
    'not-come': '跑到这里，没有这一帧',
    'after-result': '在 `initialize` 的响应之后',
    'before-result': '在 `initialize` 的响应之前',
    'not-sent': '没有发',
    'all-results': '每个请求都得到 `result`',
    'call-result': '`tools/call` 的 `result`，不带 `isError`',
    answers: '{n} 个响应没有排上',
  },
  hints: [
    '先想哪一边的服务端会拒绝抢跑的请求：要握手的那个。',
    '响应总在请求之后；`notifications/initialized` 是通知，没有响应，它等 `initialize` 的响应来了才发。',
    '2026-07-28 没有开场：带着 `_meta` 的请求随时能发，`server/discover` 放前、放后、不放都行。',
  ],
  keep: '2025-11-25：`initialize`、它的响应、`notifications/initialized`，然后才做事；响应来之前客户端只宜发 `ping`。2026-07-28：没有握手，每个请求带齐 `_meta` 就能直接调用，`server/discover` 客户端可发可不发。',
}
