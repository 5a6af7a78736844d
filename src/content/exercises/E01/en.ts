import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    'Without a protocol every app needs an adapter for every tool. With MCP every app writes one client and every tool one server, as devices do that agree on one socket.',
    'First work out how many pieces of code two sizes need: 3 apps with 4 tools, and 6 apps with 15 tools. Then move the beads and mark every size up to 8 × 8 where the protocol does not save work; a tie saves nothing. Apps come first, tools second.',
  ],
  assertions: {
    small: '3 apps and 4 tools: both counts are right',
    large: '6 apps and 15 tools: both counts are right',
    'one-app': 'Every size without gain that has one app is marked',
    'one-tool': 'Every size without gain that has one tool is marked',
    tie: 'Sizes that tie are marked too',
    'nothing-else': 'Everything marked is without gain',
  },
  texts: {
    counts: 'How many pieces',
    'counts.small-without': '3 apps, 4 tools, no protocol',
    'counts.small-with': '3 apps, 4 tools, with MCP',
    'counts.large-without': '6 apps, 15 tools, no protocol',
    'counts.large-with': '6 apps, 15 tools, with MCP',
    marks: 'Sizes where the protocol saves nothing',
    'counts-of': 'both graphs of apps: {apps}, tools: {tools}, line by line',
    sizes: 'sizes marked: {n}',
    'only-those': 'only sizes without gain',
    'saves-here': 'apps: {apps}, tools: {tools}: from {without} down to {with}, which is a gain',
  },
  hints: [
    'Count lines, not boxes: one line is one piece of code that somebody writes.',
    'With a protocol each app has one client and each tool has one server; add the two sides.',
    'Try the first row and the first column, then 2 × 2 and its neighbours.',
  ],
  keep: 'Without a protocol there are N × M pieces to write, with MCP N + M. With one app or one tool the protocol costs one piece more, 2 × 2 ties, and beyond that it saves. No revision changes this.',
}
