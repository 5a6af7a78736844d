import type { transcript as base } from '../en/transcript.ts'
import type { Translated } from '../locale.ts'

export const transcript: Translated<typeof base> = {
  title: '一步步走你自己的抄本',
  intro:
    '粘贴、拖进来，或选一个文件：课程的 →/← 文本、报文的 NDJSON、HAR 1.2、MCP Inspector 的协议导出。',
  text: '抄本',
  read: '读它',
  file: '或选文件',
  pasted: '粘贴的文本',
  private: '只在这一页里读，不发到任何地方。',
  result: '读到了什么',
  nothingYet: '还没有读。',
  reading: '正在读 {name}……',
  stop: '停下',
  failed: '{name} 没读成：浏览器的内存不够，或者这个网页的文件不全了。',
  found: '{name}',
  formats: {
    ndjson: 'NDJSON',
    arrows: '→/← 文本',
    har: 'HAR',
    inspector: 'Inspector 导出',
  },
  readSome: '按 {format} 读，得到 {count} 步。',
  readNone: '按 {format} 试过，什么也没读出来。',
  step: '一步步走',
  allRead: '全部读懂了。',
  problems: '没读懂的：{count} 处',
  moreProblems: '……还有 {count} 处。',
  line: '第 {line} 行',
  lineColumn: '第 {line} 行第 {column} 列',
  reasons: {
    'not-json': '不是 JSON。',
    'not-an-event': '是 JSON，但既不是报文也不是事件。',
    'no-direction': '没有方向。',
    'not-a-header': '不是头。',
    folded: '留下了；其中的 … 代表什么，不知道。',
    'too-long': '后面太长，没有读。',
  },
}
