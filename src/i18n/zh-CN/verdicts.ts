import type { verdicts as base } from '../en/verdicts.ts'
import type { Translated } from '../locale.ts'

export const verdicts: Translated<typeof base> = {
  pass: '守住',
  fail: '违反',
  warn: '存疑',
  'not-exercised': '没有碰到',
  count: '{verdict} {n}',
  frame: '第 {n} 步',
}
