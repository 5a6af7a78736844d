import type { details as base } from '../en/details.ts'
import type { Translated } from '../locale.ts'

export const details: Translated<typeof base> = {
  faultTells: {
    'missing-meta': '客户端忘了信封：第一次调用没有 `_meta`。',
    'unsupported-version': '客户端开场就要一个谁也没有的版本：1900-01-01。',
    'header-mismatch': '`Mcp-Name` 写着另一个工具，和 body 不一样。',
    'unknown-method': '客户端把方法名记错了，写成 `tools/run`。',
    'stray-print': '工具里忘了删的 print 往 stdout 写了一行。',
    crlf: '服务端在 Windows 文本模式下写，每行以 `\\r\\n` 结尾。',
    crash: '服务端进程在调用中途死掉，退出码 1。',
    silent: '重放要 600 秒，中途一声不吭。',
    blocking: '重放用 `time.sleep` 占住事件循环，取消也读不到。',
    origin: '别处的网页在访问本机服务端，带着外来的 `Origin`。',
    unauthorized: '服务端要令牌，客户端没有。',
    'stream-closed': '请求送到了，响应没回来：连接断了。',
    'late-answer': '服务端不懂取消：照做，照答。',
    'legacy-only': '服务端只会 2025-11-25，客户端得先试探再退回。',
  },
  fields: { task: '任务', latencyMs: '单程延迟（ms）', seed: '种子', repeat: '重复' },
  values: {
    task: {
      'report-quantity-zero': '报告数量为 0',
      'read-resources': '读一个资源',
      'use-prompt': '用一个提示',
      'replay-progress': '长任务报进度',
      'course-modern': '课程原行 2026-07-28',
      'course-legacy': '课程原行 2025-11-25',
      'course-http': '课程请求 HTTP',
      'forgotten-envelope': '忘了 _meta',
    },
  },
}
