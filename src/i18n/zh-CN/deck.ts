import type { deck as base } from '../en/deck.ts'
import type { Translated } from '../locale.ts'

export const deck: Translated<typeof base> = {
  deck: '步进控制',
  first: '第一步',
  previous: '上一步',
  next: '下一步',
  nextKeys: '下一步 · → 或空格',
  last: '最后一步',
  play: '播放',
  pause: '暂停',
  nextError: '跑到下一个错误',
  more: '更多控制',
  ruler: '步',
  position: '第 {step} 步，共 {count} 步',
  goTo: '步号，1 到 {count}',
  goToKeys: '跳到某一步 · G',
  previousPhase: '上一阶段',
  nextPhase: '下一阶段',
  filter: '只停在',
  filterErrors: '错误',
  filterOn: '{count, plural, =0 {没有符合「{filter}」的步} other {停 # 步：{filter}}}',
  filterClear: '取消筛选',
  directions: {
    'to-server': '客户端 → 服务端',
    'to-client': '服务端 → 客户端',
    inside: '不上线路',
  },
  announcements: {
    copied: '已复制这一帧',
    'link-copied': '已复制这一步的链接',
    'no-error-ahead': '后面没有错误',
  },
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
