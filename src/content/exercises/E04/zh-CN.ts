import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '线上来了十行。给每一行贴一个标签：请求、响应、通知，或者「都不是」。',
    '两个版本的规矩相同：一行一个 JSON-RPC 报文，不许成批；`id` 是字符串或整数；`result` 和 `error` 二选一。',
  ],
  assertions: {
    'all-labelled': '十行都贴了标签',
    requests: '请求认全，没有多认',
    responses: '响应认全，没有多认',
    notifications: '通知认全，没有多认',
    none: '不合法的行都归入「都不是」',
  },
  texts: {
    lines: '十行原文',
    'lines.request': '请求',
    'lines.response': '响应',
    'lines.notification': '通知',
    'lines.none': '都不是',
    count: '{n} 行有标签',
    family: '{n} 行属于这一类',
    mixed: '{n} 行放错',
  },
  hints: [
    '先看两处：有没有 `id`，有没有 `method`。',
    '通知就是有 `method` 而没有 `id` 的报文；`"id":null` 不等于没有 `id`。',
    '`result` 和 `error` 同时出现、外面套着方括号，这样的行两端都不认。',
  ],
  keep: '有 `method` 有 `id` 是请求，有 `method` 无 `id` 是通知，有 `id` 和 `result` 或 `error` 之一是响应。批处理在 2025-06-18 起取消，两个版本都不收。',
}
