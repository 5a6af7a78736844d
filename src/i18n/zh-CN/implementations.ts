import type { implementations as base } from '../en/implementations.ts'
import type { Translated } from '../locale.ts'

export const implementations: Translated<typeof base> = {
  asked: '同一个请求 <request></request>，三家各怎么答：',
  who: '谁',
  what: '回什么',
  where: '走哪条通道',
  noError: '不是错误',
  servers: {
    'python-sdk': 'Python SDK',
    spec: '规范的例子',
    'typescript-sdk': 'TypeScript SDK',
  },
  origin: {
    'python-sdk': '2.2.0，按录下的字节模拟',
    spec: '按规范里的例子模拟',
    'typescript-sdk': '2.4，它自己在这一页里跑',
  },
  frameOf: '{server}的回答，逐字段',
  streamEnd: '流结束',
  noBytes: '连接关闭，没有字节。',
  nobodyAsked: '这一步没有问服务端，没有回答可比。走到一个请求或它的响应。',
  visit: '这份录像不是场景跑出来的，别家没有同一步可比。',
  none: {
    silence: '没有回答',
    'not-asked': '它那次运行里没有这个请求',
    loading: '正在取它的代码',
    unavailable: '它的代码没能取到',
    'no-place': '这个故障只能放进我们自己写的服务端',
  },
}
