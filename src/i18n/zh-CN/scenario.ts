import type { scenario as base } from '../en/scenario.ts'
import type { Translated } from '../locale.ts'

export const scenario: Translated<typeof base> = {
  bar: '场景',
  revision: '协议',
  transport: '传输',
  transports: { stdio: 'stdio', http: 'HTTP' },
  server: '服务端',
  servers: { 'python-sdk': 'Python SDK', spec: '规范', 'typescript-sdk': 'TypeScript SDK' },
  fault: '故障',
  faults: { none: '无', 'unknown-tool': '未知工具', 'bad-args': '参数错误', timeout: '超时' },
}
