import type { start as base } from '../en/start.ts'
import type { Translated } from '../locale.ts'

export const start: Translated<typeof base> = {
  title: '一次工具调用，\n线上到底走了什么',
  lead: '每一帧都由协议代码跑出来，和官方 SDK 录下的字节比对过。可以往前、往后，也可以弄坏它。',
  stage: '正在运行的一步',
  client: '客户端',
  clientWhere: '宿主进程里',
  server: '服务端',
  serverWhere: { stdio: '子进程', http: '网络另一头' },
  bytes: '这一步发出的内容',
  go: '走下一步',
  doors: '从哪里开始',
  walk: { title: '走一遍', text: '{count} 步，从一句话到一份报告。' },
  break: { title: '弄坏它', text: '填错一个参数，看错误从哪条通道回来。' },
  practise: {
    title: '做一题',
    text: '排好一场握手，跑得通就算对。',
    more: '进度只存在这台电脑上',
  },
  promise: '不用注册，不统计，什么都不外发',
  simulated: '哪些是模拟的',
  keys: '按 <kbd>→</kbd> 就走',
}
