import type { compare as base } from '../en/compare.ts'
import type { Translated } from '../locale.ts'

export const compare: Translated<typeof base> = {
  title: '两次运行对照',
  leftRun: '左边的运行',
  rightRun: '右边的运行',
  steps: '两次运行的步子',
  sum: '发出 {frames} 帧，{bytes} B',
  previous: '上一步',
  next: '下一步',
  choose: '到第 {n} 对',
  divergence: '从这里分开',
  same: '一样',
  absent: '这边没有这一帧',
  bytes: '{at} ms · {bytes} B',
  ghost: '缺 {name}',
  ghostRequired: '缺 {name}（{revision} 必有）',
  added: '（只在这边）',
  changed: '（不同）',
  unfold: '展开 {pointer}',
  fold: '折叠 {pointer}',
  running: '正在运行…',
  unavailable: '官方 TypeScript SDK 的代码没能取到。连上网再选一次。',
  legendGhost: '虚框：对面有，这边没有',
  legendAdded: '底纹：只有这边有',
  legendBytes: '字节数是报文在线上的长度；时间是虚拟的',
}
