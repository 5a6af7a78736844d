import type { deck as base } from '../en/deck.ts'
import type { Translated } from '../locale.ts'

export const deck: Translated<typeof base> = {
  deck: '步进控制',
  first: '第一步',
  previous: '上一步',
  next: '下一步',
  last: '最后一步',
  phases: {
    launch: '启动',
    discover: '发现',
    list: '列表',
    decide: '决定',
    call: '调用',
    return: '返回',
    shutdown: '关闭',
  },
}
