import type { code as base } from '../en/code.ts'
import type { Translated } from '../locale.ts'

export const code: Translated<typeof base> = {
  none: '课程的文件没有讲到这一步。',
  part: '{file}，第 {line} 行起',
  files: '全部文件',
  download: '{file}',
  unavailable: '这个文件没有取到。',
}
