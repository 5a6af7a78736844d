import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '没有协议时，每个应用都要给每个工具写一个适配器。有了 MCP，每个应用写一个客户端，每个工具写一个服务端，就像各种设备都换成同一种插口。',
    '先算两个规模，各要写多少份代码：3 个应用、4 个工具；6 个应用、15 个工具。再拨珠子，在 8 × 8 以内标出协议不省事的所有规模，持平也算不省事。应用数在前，工具数在后。',
  ],
  assertions: {
    small: '3 个应用、4 个工具：两种写法的份数都对',
    large: '6 个应用、15 个工具：两种写法的份数都对',
    'one-app': '只有一个应用时不省事的规模都标了',
    'one-tool': '只有一个工具时不省事的规模都标了',
    tie: '持平的规模也标了',
    'nothing-else': '标出的都不省事，省事的一个没标',
  },
  texts: {
    counts: '要写多少份',
    'counts.small-without': '3 个应用、4 个工具，没有协议',
    'counts.small-with': '3 个应用、4 个工具，有 MCP',
    'counts.large-without': '6 个应用、15 个工具，没有协议',
    'counts.large-with': '6 个应用、15 个工具，有 MCP',
    marks: '协议不省事的规模',
    'counts-of': '{apps} 个应用、{tools} 个工具的两张图，各数一遍连线',
    sizes: '标了 {n} 个规模',
    'only-those': '只标不省事的',
    'saves-here': '{apps} 个应用、{tools} 个工具：{without} 份变 {with} 份，省了',
  },
  hints: [
    '数线，不数方块：一条线就是一份要有人写的代码。',
    '有协议时，每个应用只有一个客户端，每个工具只有一个服务端，两边相加。',
    '先试第一行和第一列，再试 2 × 2，看它左右两边的邻居。',
  ],
  keep: '没有协议要写 N × M 份，有 MCP 要写 N + M 份。只有一个应用或一个工具时协议反而多写一份，2 × 2 持平，再大就省。这笔账与协议版本无关。',
}
