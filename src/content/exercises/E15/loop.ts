/** One run of E15: the tool refuses an unknown module with the learner's words, and the Model reads them. */
import type { Engine, ServerDefinition, ToolHandler } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject } from '../../../protocol/json.ts'

/** What the user calls the page, and a report that hits a bug of the module that is meant. */
const STORIES: readonly JsonObject[] = [
  { module: 'shopping cart', title: '数量为 0 时仍可下单' },
  { module: 'login form', title: '密码错误 5 次后账号未锁定' },
  { module: 'Search', title: '关键词含 % 时返回 500' },
  { module: 'CART', title: '删除商品后总价不更新' },
  { module: 'the search box', title: '搜索 % 返回 500' },
]
export const RUNS = STORIES.length

export interface Loop {
  /** Modules that were sent, call by call. */
  readonly sent: readonly string[]
  /** Whether the second call was taken. */
  readonly accepted: boolean
  readonly matched: string | null
  /** What the server said last. */
  readonly frame: Evidence
}

/** `<got>` in the text becomes the refused value. */
function withText(engine: Engine, text: string): ServerDefinition {
  const bughunt = engine.bughunt({ tools: 'agent' })
  return {
    ...bughunt,
    tools: bughunt.tools.map((tool) =>
      tool.name === 'submit_bug_report' ? { ...tool, handler: refusing(tool.handler, text) } : tool,
    ),
  }
}

function refusing(handler: ToolHandler, text: string): ToolHandler {
  return function* (args, memory, call) {
    const outcome = yield* handler(args, memory, call)
    if (outcome.kind !== 'tool-error') return outcome
    return { kind: 'tool-error', text: text.split('<got>').join(String(args.module)) }
  }
}

/** Runs the story under this seed, from the wish to the answer. */
export function runLoop(engine: Engine, index: number, text: string): Loop {
  const facts = { steps: ['打开页面', '照标题操作'], severity: 'high', ...STORIES[index] }
  const trace = engine.simulate(
    { seed: index + 1 },
    {
      definition: withText(engine, text),
      task: { kind: 'goal', id: 'report-quantity-zero', goal: 'report-quantity-zero', facts },
    },
  )
  const calls = trace.events.filter(({ message }) => message?.method === 'tools/call')
  const replies = trace.events.filter(
    ({ from, message }) =>
      from === 'server' && calls.some((call) => call.message?.id === message?.id),
  )
  const sent = calls.map(({ message }) => {
    const params = isObject(message?.params) ? message.params : {}
    return String(isObject(params.arguments) ? params.arguments.module : '')
  })
  const second = replies[1]?.message?.result
  const accepted = isObject(second) && second.isError !== true
  const content = accepted && isObject(second.structuredContent) ? second.structuredContent : {}
  const matched = typeof content.matched_bug_id === 'string' ? content.matched_bug_id : null
  return { sent, accepted, matched, frame: { trace, seq: replies.at(-1)?.seq ?? 0 } }
}
