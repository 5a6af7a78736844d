import type { channels as base } from '../en/channels.ts'
import type { Translated } from '../locale.ts'

export const channels: Translated<typeof base> = {
  map: '错误通道',
  none: '本步无错误',
  cameBack: '错误从哪回来',
  lit: '（就是这条）',
  unlit: '（没亮）',
  name: {
    'protocol-error': '协议错误',
    'tool-error': '工具错误',
    'transport-error': '传输错误',
    'local-error': '本地错误',
  },
  full: {
    'protocol-error': '协议错误',
    'tool-error': '工具错误',
    'transport-error': '传输错误',
    'local-error': '本地错误',
  },
  arrives: {
    'protocol-error': '协议错误，给客户端看',
    'tool-error': '工具错误，给模型看',
    'transport-error': '传输错误，没等到响应',
    'local-error': '本地错误，不在线上',
  },
}
