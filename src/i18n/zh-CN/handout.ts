import type { handout as base } from '../en/handout.ts'
import type { Translated } from '../locale.ts'

export const handout: Translated<typeof base> = {
  back: '回到运行',
  kind: '打印',
  sheet: '讲义',
  key: '答案',
  from: '从',
  to: '到',
  print: '打印',
  title: '填出线上走的每一帧',
  titleKey: '线上走的每一帧：答案',
  who: '姓名 ______________________   日期 ______________',
  task: '一行是一帧，或是一个没有帧的错误。编号就是 Wirelab 里的步号。',
  why: '这一步发生了什么，为什么？',
  blanks: {
    way: '谁 → 谁',
    word: '方法或种类',
    id: 'id',
    channel: '通道',
    error: '错误从哪回来',
  },
}
