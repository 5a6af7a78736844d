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
  slow: {
    title: '慢工具的三种写法',
    intro:
      '同样两秒的活，三种写法（2026-07-28，stdio）。100 ms 后有人要工具列表；另跑一次，300 ms 后取消；再跑一次，工具就在调用方自己的进程里，限时 500 ms。隔着线的时候，客户端的限时总是管用：它自己收手。',
    style: '写法',
    styles: {
      await: '`async def` 里 `await sleep`',
      thread: '`def`，放进线程',
      block: '`async def` 里 `time.sleep`',
    },
    columns: { loop: '这时别的请求', cancel: '300 ms 后取消', limit: '同一进程里限时 500 ms' },
    values: {
      free: '{ms} ms 就有响应',
      blocked: '等了 {ms} ms：事件循环停住了',
      stopped: '停下来，不再响应',
      unheard: '活还在干，但没有响应',
      ignored: '读到时已经晚了：照样响应',
      holds: '管用：{ms} ms 收手',
      'passed-by': '不管用：{ms} ms 才完',
    },
  },
  long: {
    title: '一件长活，有进度和没进度',
    intro: '要干 100 秒，限时 60 秒。',
    way: '怎么调用',
    ways: {
      'call-1': '没有进度',
      'call-2': '每次进度重新计时',
      'call-3': '同上，另有 90 s 的硬限时',
    },
    gaveUp: '{s} s 后放弃',
    answered: '{s} s 后有响应',
  },
}
