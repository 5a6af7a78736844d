import type { matrix as base } from '../en/matrix.ts'
import type { Translated } from '../locale.ts'

export const matrix: Translated<typeof base> = {
  title: '故障、版本与传输的矩阵',
  table: '故障矩阵',
  hint: '每格都是刚跑出来的，点开看报文',
  running: '正在运行…',
  filter: '错误从哪回来',
  all: '全部通道',
  csv: '存为 CSV',
  markdown: '存为 Markdown',
  print: '打印',
  noError: '没有错误',
  lost: '没有响应',
  local: { 'request-timeout': '超时', 'connection-closed': '连接断了', cancelled: '已放弃' },
  cancel: { line: '→ cancelled', post: 'POST cancelled，{status}', 'stream-close': '关掉响应流' },
  late: '{cancel}，迟到的响应被丢掉',
  empty: { none: '这里不会发生', waiting: '正在运行…', unavailable: '代码没取到' },
  told: '模型听到的',
  toldHint: '看一个格子，原话就写在这里。',
  toldNothing: '模型没有听到任何错误。',
}
