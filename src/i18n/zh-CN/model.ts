import type { model as base } from '../en/model.ts'
import type { Translated } from '../locale.ts'

export const model: Translated<typeof base> = {
  none: '还没问过模型。',
  noneWhy: '宿主列完工具才问它。给它看的内容会完整列在这里。',
  shown: '模型看到的全部',
  tools: '{count, plural, =0 {没有工具} other {# 个工具}}',
  messages: '{count} 条消息',
  rules: '它的规则，从上往下试',
  rulesWhy: '这个模型是模拟的：第一条用得上的规则做决定，别的它都看不到。',
  decided: '这一轮由它决定',
  pending: '模型刚拿到这些，还没决定。',
  raw: '原文，{count} 字节',
  needs: '参数：{names}',
  noArguments: '没有参数',
  resource: '资源，宿主挂上的',
  prompt: '提示模板，用户选的',
  user: '用户',
  call: '模型要调用',
  server: '服务端，经宿主转交',
  host: '宿主自己写的',
  failed: '失败',
}
