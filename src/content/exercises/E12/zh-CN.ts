import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '两个服务端说的和做的对不上。每份 JSON 里，`capabilities` 是它对外声明的能力，`handlers` 是它真有处理函数的方法；两样都可以改。',
    '第一个什么都会，却声明 `{}`：让宿主能找到它的工具和资源。第二个声明了 `prompts`，却没有处理函数：让它说的每一样都有着落，工具照旧能用。',
    '来访的宿主很较真：只去问声明了的，没声明的一概不问。它用两个版本各来一次：2025-11-25 看 `initialize` 的结果，2026-07-28 看 `server/discover` 的结果。',
  ],
  assertions: {
    'hiding-readable': '第一份是 JSON，有对象 `capabilities` 和数组 `handlers`',
    'tools-found': '第一个服务端：两个版本的宿主都列出了工具',
    'resources-found': '第一个服务端：两个版本的宿主都列出了资源',
    'hiding-honest': '第一个服务端：声明的每一类都列得出来，列出的也取得到',
    'boasting-readable': '第二份是 JSON，有对象 `capabilities` 和数组 `handlers`',
    'boasting-honest': '第二个服务端：声明的每一类都列得出来，列出的也取得到',
    'tools-kept': '第二个服务端：两个版本的宿主仍能列出工具',
    T1: '有处理函数的每一类都声明了',
  },
  texts: {
    hiding: '第一个：声明得太少',
    boasting: '第二个：声明得太多',
    'a-card': '对象 `capabilities` 和数组 `handlers`',
    'no-card': '缺少其中之一，或类型不对',
    found: '`{family}` 的列表（{era}）',
    refused: '声明了 `{family}`，`{method}` 却没人答（{era}）',
    'list-refused': '声明了 `{family}`，列表却没人答（{era}）',
    'not-declared': '没有声明 `{family}`，宿主没有问（{era}）',
    'all-answer': '声明了的都有人答（{era}）',
    'all-declared': '有处理函数的都声明了（{era}）',
  },
  hints: [
    '打开宿主那一趟：开场之后它问了什么，没问什么？',
    '`{}` 也是一句话，意思是「我什么都不会」。每一类能力都是一个对象，没有细节就写 `{}`。',
    '只声明答得上来的。要么收回声明，要么补上处理函数：列表一个，取用一个（`prompts/list` 与 `prompts/get`）。',
  ],
  keep: '能力声明是约定：2025-11-25 写在 `initialize` 的结果里，2026-07-28 写在 `server/discover` 的结果里。没声明的，宿主不该去问；声明了的，就要答得上来。空对象 `{}` 的意思是一样都没有。2026-07-28 的客户端可以不发 `server/discover` 直接问，问到没有的就得到 `-32601`。',
}
