import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'stdio 上一帧就是一行：UTF-8 的 JSON，后面一个换行（0a），2025-11-25 和 2026-07-28 都如此。下面五段是从服务端的管子里抓下来的字节，报文由真的服务端写出，各有一处坏了。',
    '给每一段找出第一个不该在那里的字节，写它的位置（从 0 数），再说是什么造成的。评分用的是客户端自己的帧解码器：它报的位置和原因就是答案。打印出来又不是 UTF-8 的文字，算哪一种都行，只要位置和原因对得上。',
  ],
  assertions: {
    'first.at': '第一段：位置和解码器报的一样',
    'first.cause': '第一段：原因说对了',
    'second.at': '第二段：位置和解码器报的一样',
    'second.cause': '第二段：原因说对了',
    'third.at': '第三段：位置和解码器报的一样',
    'third.cause': '第三段：原因说对了',
    'fourth.at': '第四段：位置和解码器报的一样',
    'fourth.cause': '第四段：原因说对了',
    'fifth.at': '第五段：位置是其中一种读法的位置',
    'fifth.cause': '第五段：原因和位置对得上',
  },
  texts: {
    bytes: '第一个不该在那里的字节',
    'bytes.first': '第一段',
    'bytes.second': '第二段',
    'bytes.third': '第三段',
    'bytes.fourth': '第四段',
    'bytes.fifth': '第五段',
    'bytes.print': '忘了删的 print',
    'bytes.crlf': '行尾是 \\r\\n（文本模式）',
    'bytes.pipe': '报文写进了 stderr',
    'bytes.newline': '报文中间有裸换行',
    'bytes.bom': '开头有字节序标记（BOM）',
    'bytes.utf8': '不是合法的 UTF-8',
    byte: '第 {at} 字节，{hex}',
  },
  hints: [
    '先切行再解码：按 0a 切开，一行一行看能不能读成一个 JSON 对象。读不下去的地方，就是那个字节。',
    '把看不见的显出来：0d 是 \\r，0a 是换行。半行 JSON 加上下一行正好完整，那就是中间多了换行。文字都是 UTF-8：80 到 ff 的字节只会成串出现，各有规矩。',
    '看清是哪根管子：stderr 上写日志没关系，写报文就不行，从报文的第一个字节算起。',
  ],
  keep: 'stdio 的一帧是一行 UTF-8 JSON 加一个 0a：stdout 上只许有报文，日志走 stderr，报文里不许有裸换行（2025-11-25 和 2026-07-28 相同）。行尾的 \\r 对 JSON 是空白，读的一方一般读得过去，写的一方仍不该写。',
}
