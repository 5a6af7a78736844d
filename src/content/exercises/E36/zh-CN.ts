import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '昨天人看过工具清单，点了批准。今天服务端给的清单变了：描述里多了一句话，或者多了两个看不见的字符，或者 `readOnlyHint` 从假变成真，或者换了个名字。宿主要认出来，在人重新看过之前不许调用（2026-07-28，stdio）。',
    '写两个函数。`pin(tools)` 返回要记住的东西（会存成 JSON，`Map`、`Set` 存不住）；`changed(pinned, tools)` 返回要重新问人的工具，每个写明是哪些字段变了：`description`、`inputSchema`、`outputSchema`、`annotations`；没批准过的名字写 `["name"]`。',
    '评分起八个服务端，各问一次 `tools/list`：一个没变，五个变了，另外两个只换了顺序、只换了图标，不许惊动人。重新批准之后，也不许再报。',
  ],
  assertions: {
    runs: '`pin` 和 `changed` 都能跑，`changed` 返回一个列表',
    quiet: '什么都没变，就什么都不报',
    edited: '描述多了一句，报这个工具',
    invisible: '描述只多了看不见的字符，也报',
    annotations: '`readOnlyHint` 变了，报',
    schema: '参数多了一个，报',
    renamed: '换了名字的工具没人批准过，报新名字',
    reordered: '只换了顺序，不报',
    icon: '只换了图标，不报',
    diff: '报的时候写对了是哪些字段变了',
    reapproved: '照现在的样子重新 `pin`，就不再报',
  },
  texts: {
    code: 'pin 和 changed',
    today: '今天批准的一个工具',
    'a-list': '`{ tool, fields }` 的列表',
  },
  hints: [
    '先想清楚批准的是什么：名字，还有模型和人据以判断的一切。没见过的名字就是没批准过。',
    '比的时候别先“清理”文字：看不见的字符也会进模型。字段一个一个比，差异就有了：描述、两个 schema、注解。',
    '按名字找，别按位置找。对象的键排个序再比；图标只给人看，不在要比的字段里。',
  ],
  keep: '批准的是内容，不是名字：描述、schema、注解任一变了，都要带着差异重新问人，新名字等于新工具。注解只是提示，不可当保证（2025-11-25 和 2026-07-28 都这么说）。顺序和图标变了不必惊动人。2026-07-28 的 `tools/list` 带 `ttlMs`，过了期才值得重取来比。',
}
