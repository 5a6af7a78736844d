import type { scenario as base } from '../en/scenario.ts'
import type { Translated } from '../locale.ts'

export const scenario: Translated<typeof base> = {
  bar: '场景',
  revision: '协议',
  transport: '传输',
  transports: { stdio: 'stdio', http: 'HTTP' },
  server: '服务端',
  servers: { 'python-sdk': 'Python SDK', spec: '规范', 'typescript-sdk': 'TypeScript SDK' },
  loading: '正在取官方 TypeScript SDK 的代码；取到就换成它的运行，步子不变。',
  fault: '故障',
  faults: { none: '无', 'unknown-tool': '未知工具', 'bad-args': '参数错误', timeout: '超时' },
  details: '细节',
  share: '分享',
  shared: '已复制',
  openBook: '开卷',
  openBookWhy:
    '把 <code>list_injected_bugs</code> 也交给被测智能体。它直接列出答案，测到的就不再是找缺陷的能力。',
  limit: '客户端时限',
  ms: '{ms} ms',
  limitShort: '回答要等 {edge} ms：会超时',
  limitEnough: '回答要等 {edge} ms：等得到',
}
