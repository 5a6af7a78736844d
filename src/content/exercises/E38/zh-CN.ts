import type { ExerciseProse } from '../../../exercise/prose.ts'

export const prose: ExerciseProse = {
  prompt: [
    '同一个 BugHunt，两个宿主：被测智能体的 `tested`，评分用的 `grader`。`list_injected_bugs` 是标准答案，只许 `grader` 拿到。现在两个宿主连着同一个服务端，只把这个工具放在“先问人”后面（`ask`），人一点“允许”就开卷了。',
    '改配置，不改代码。`servers` 里每个服务端是一个进程，`args` 可用 `--tools agent`（不带答案）、`--tools all`（默认），还有 `--unlisted NAME`：不列出，但照样能调用。`hosts` 里的 `connect` 说宿主连哪些，一个名字一条连接。',
    '评分把每条连接都跑一遍：看模型看到了哪些工具，再替它把 `list_injected_bugs` 直接调一次；被测的还得自己做完任务，评分的要列出全部 Bug（2026-07-28，stdio）。',
  ],
  assertions: {
    starts: '配置读得懂，连接的服务端都在',
    hidden: '被测智能体的模型没见过 `list_injected_bugs`',
    'no-leak': '被测的连接上直接调用它，一个 Bug 编号也拿不到',
    scores: '被测智能体自己提交报告，命中一个 Bug',
    'all-listed': '评分的宿主列得出全部 Bug',
  },
  texts: {
    config: '两个宿主的配置',
    usable: '能启动的配置',
    unusable: '`{pointer}` 用不了',
    without: '没有 {tool}',
    'no-bugs': '没有 Bug 编号',
    'a-hit': '报告命中了一个 Bug',
    'no-hit': '没有一条连接上的报告命中',
  },
  hints: [
    '看 `tools/list` 里有什么：列出来的都会交给模型。放在“先问人”后面的工具，模型照样看得见。',
    '不列出还不够：名字猜得到，就调得到。唯一稳妥的是那个进程里根本没有这个工具。',
    '一个服务端一条连接：给被测的起一个 `--tools agent`，给评分的另起一个带答案的。',
  ],
  keep: '不想让智能体用的工具，就别让它连的服务端提供：“先问人”挡不住，不列出也挡不住。宿主给每个服务端开一条连接，互不相通，所以两个服务端、两条连接就隔开了。2025-11-25 和 2026-07-28 都一样。',
}
