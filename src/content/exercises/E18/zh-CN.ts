import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '整套重放有 30 段，每段 20 秒，一共十分钟。客户端等 60 秒没消息就放弃。现在的代码只往 stderr 写日志，十分钟里线上没有一个字（2026-07-28，stdio）。',
    '两头都要改：服务端的 `replaySuite` 报进度，客户端的 `options` 说怎么调用。活一段也不能少，也不能靠把时限改长混过去：不出声的服务端，60 秒内还得放弃；一直报进度、永远做不完的，15 分钟内也得放弃。',
    '评分跑的是虚拟时间：先不设限跑一遍，再用你的选项跑，再跑两个坏掉的服务端，最后把 `progress` 和 `resetOnProgress` 的四种组合各跑一遍。',
  ],
  assertions: {
    works: '没人限时的时候，`replaySuite` 做完 30 段并返回结果',
    options: '`options()` 返回一个对象，`limitMs` 是大于 0 的数，`maxMs` 要写也是',
    heard: '要了进度的话，线上最长的沉默不到 60 秒',
    P2: '`progress` 的数一次比一次大',
    finishes: '用你的选项调用，十分钟的活做得完',
    silent: '服务端不出声，60 秒内放弃',
    cap: '服务端一直报进度却做不完，900 秒内放弃',
    'only-where': '四种组合里，只有又要进度、又让它重置时限的那种做得完',
  },
  texts: {
    code: '服务端与客户端的选项',
    whole: '{n} 段，{s} 秒',
    unfinished: '没有结果：{n} 段，{s} 秒',
    'silence-below': '沉默短于 {s} 秒',
    silence: '最长沉默 {s} 秒，进度 {n} 条',
    rises: '严格上升',
    stands: '有一次没有上升，或不是数',
    'some-options': '带 `limitMs` 的选项',
    'no-options': '没有导出 `options`，或时限不是数',
    finished: '做完，{s} 秒',
    'given-up': '{s} 秒时放弃',
    'given-up-by': '{s} 秒内放弃',
    'four.finished': '{setting}：做完',
    'four.given-up': '{setting}：放弃',
  },
  hints: [
    '请求里没有 `progressToken`，服务端报了也不会发出去。要进度是客户端的事：`progress: true`。',
    '进度到了，时限不会自己重来，要客户端说 `resetOnProgress: true`。数要一次比一次大，段号就很合适。',
    '每段或每两段报一次，间隔短于 60 秒；`limitMs` 留在 60 秒以内，再加一个 `maxMs`：不少于十分钟，不多于十五分钟。',
  ],
  keep: '进度只发给带了 `progressToken` 的请求，数要严格上升；进度可以（MAY）重置客户端的时限，但应当（SHOULD）另有一个谁也挪不动的上限。2025-11-25 和 2026-07-28 都如此。60 秒不是规范定的，是 TypeScript SDK 的默认值。',
}
