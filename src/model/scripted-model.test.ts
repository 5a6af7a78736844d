import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../protocol/json.ts'
import type { ContextMessage, ModelContext, OfferedTool } from './port.ts'
import { decide, MODEL_RULE_IDS, MODEL_RULES } from './scripted-model.ts'

const FACTS: JsonObject = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}

function submit(name = 'submit_bug_report', severities = ['low', 'medium', 'high']): OfferedTool {
  return {
    name,
    description: '提交一份 Bug 报告。title 写现象，steps 写复现步骤（至少 1 步）。',
    inputSchema: {
      type: 'object',
      properties: {
        module: { type: 'string' },
        title: { type: 'string' },
        steps: { type: 'array', items: { type: 'string' } },
        severity: { type: 'string', enum: severities },
      },
    },
  }
}
const REPLAY: OfferedTool = {
  name: 'replay_steps',
  description: '在被测应用里按步骤重放一次，返回执行日志。',
  inputSchema: { type: 'object', properties: { steps: { type: 'array' } } },
}
const LIST_BUGS: OfferedTool = {
  name: 'list_injected_bugs',
  description: '列出被测应用里注入的 Bug，可按模块过滤。评分方专用，不要注册给被测 Agent。',
  inputSchema: { type: 'object', properties: { module: {} } },
}

function context(
  messages: readonly ContextMessage[],
  options: { tools?: readonly OfferedTool[]; facts?: JsonObject } = {},
): ModelContext {
  const user = { role: 'user', goal: 'report', facts: { ...FACTS, ...options.facts } } as const
  return { tools: options.tools ?? [submit(), REPLAY], messages: [user, ...messages] }
}
const called = (tool: string, args: JsonObject = {}): ContextMessage => ({
  role: 'assistant',
  call: { tool, arguments: args },
})
const answered = (tool: string, text: string, isError = false): ContextMessage => ({
  role: 'tool',
  tool,
  isError,
  source: 'server',
  text,
})
const silence = (tool: string): ContextMessage => ({
  role: 'tool',
  tool,
  isError: true,
  source: 'host',
  text: 'no answer within 0.5s',
})

describe('choosing a tool', () => {
  test('reports with the user’s facts', () => {
    expect(decide(context([]))).toEqual({
      kind: 'call',
      rule: 'report',
      tool: 'submit_bug_report',
      arguments: FACTS,
    })
  })

  test('finds the reporting tool under any name and beside any other tool', () => {
    const turn = decide(context([], { tools: [LIST_BUGS, REPLAY, submit('file_defect')] }))
    expect(turn).toMatchObject({ kind: 'call', tool: 'file_defect' })
  })

  test('says so when no tool takes reports', () => {
    expect(decide(context([], { tools: [REPLAY] }))).toMatchObject({
      kind: 'answer',
      say: 'no-tool',
      parameters: { tools: ['replay_steps'] },
    })
  })

  test('replays first when the user asked for it, then reports', () => {
    const wish = { facts: { reproduceFirst: true } }
    expect(decide(context([], wish))).toMatchObject({
      rule: 'reproduce-first',
      tool: 'replay_steps',
    })
    const after = [called('replay_steps'), answered('replay_steps', '[1/1] … ok')]
    expect(decide(context(after, wish))).toMatchObject({ rule: 'report', arguments: FACTS })
  })

  test('takes the most severe value when it knows none of those offered', () => {
    const turn = decide(context([], { tools: [submit('submit', ['minor', 'major'])] }))
    expect(turn).toMatchObject({ arguments: { severity: 'major' } })
  })
})

describe('after an error', () => {
  const slip = [called('submit_bug_report', { ...FACTS, severity: 'critical' })]

  test.each([
    [
      'the pydantic text',
      "Error executing tool submit_bug_report: 1 validation error for submit_bug_reportArguments\nseverity\n  Input should be 'low', 'medium' or 'high' [type=literal_error, input_value='critical', input_type=str]\n    For further information visit https://errors.pydantic.dev/2.13/v/literal_error",
      'high',
    ],
    [
      'the words of Zod',
      'Input validation error: Invalid arguments for tool submit_bug_report: severity: Invalid option: expected one of "low"|"medium"|"high"',
      'high',
    ],
    ['a plain sentence', 'severity must be one of: low, medium, high (got "critical")', 'high'],
    [
      'other legal values',
      "1 validation error\nseverity\n  Input should be 'minor' or 'major' [type=literal_error, input_value='critical', input_type=str]",
      'major',
    ],
  ])('reads the legal values out of %s', (_name, text, severity) => {
    expect(decide(context([...slip, answered('submit_bug_report', text, true)]))).toEqual({
      kind: 'call',
      rule: 'repair-argument',
      tool: 'submit_bug_report',
      arguments: { ...FACTS, severity },
    })
  })

  test('finds the argument by the refused value when the text names none', () => {
    const turn = decide(
      context([
        called('submit_bug_report', { ...FACTS, module: 'payment' }),
        answered('submit_bug_report', "未知模块 'payment'，可选：cart, login, search", true),
      ]),
    )
    expect(turn).toMatchObject({ rule: 'repair-argument', arguments: { module: 'cart' } })
  })

  test.each([
    'module can only be cart, login and search',
    'Use cart for the basket, login for accounts; anything else is refused.',
    'module 只有这几种：cart / login / search。',
    'module must be one of: search, login, cart.',
  ])('reads any wording that names the legal value: %s', (text) => {
    const args = { ...FACTS, module: 'shopping cart' }
    const messages = [called('submit_bug_report', args), answered('submit_bug_report', text, true)]
    expect(decide(context(messages, { facts: { module: 'shopping cart' } }))).toMatchObject({
      rule: 'repair-argument',
      arguments: { module: 'cart' },
    })
  })

  test.each(['invalid module', "invalid module 'shopping cart', try again"])(
    'learns nothing from: %s',
    (text) => {
      const args = { ...FACTS, module: 'shopping cart' }
      const messages = [
        called('submit_bug_report', args),
        answered('submit_bug_report', text, true),
      ]
      expect(decide(context(messages))).toMatchObject({ say: 'gave-up' })
    },
  )

  test('goes back to the offered list after an unknown tool', () => {
    const turn = decide(
      context([
        called('delete_all_bugs'),
        answered('delete_all_bugs', 'Unknown tool: delete_all_bugs', true),
      ]),
    )
    expect(turn).toMatchObject({ rule: 'back-to-the-list', tool: 'submit_bug_report' })
  })

  test('does not ask a silent replay again, and says that it did not finish', () => {
    const wish = { facts: { reproduceFirst: true } }
    const silent = [called('replay_steps'), silence('replay_steps')]
    expect(decide(context(silent, wish))).toMatchObject({
      rule: 'go-on-without',
      tool: 'submit_bug_report',
    })
    const done = [...silent, called('submit_bug_report'), answered('submit_bug_report', '{"n":1}')]
    expect(decide(context(done, wish))).toMatchObject({
      say: 'reported-not-reproduced',
      parameters: { result: { n: 1 }, unfinished: ['replay_steps'] },
    })
  })

  test('never sends a report twice when it does not know what became of it', () => {
    const turn = decide(context([called('submit_bug_report'), silence('submit_bug_report')]))
    expect(turn).toMatchObject({ kind: 'answer', say: 'report-uncertain' })
  })

  test('gives up honestly when nothing helps', () => {
    const again = [called('submit_bug_report'), answered('submit_bug_report', 'no', true)]
    expect(decide(context(again))).toMatchObject({ kind: 'answer', say: 'gave-up' })
    expect(decide(context([...again, ...again, ...again]))).toMatchObject({
      rule: 'give-up',
      parameters: { attempts: 3 },
    })
  })
})

test('rules have distinct ids and the last one always applies', () => {
  expect(new Set(MODEL_RULE_IDS).size).toBe(MODEL_RULE_IDS.length)
  expect(MODEL_RULES.at(-1)?.apply({ tools: [], messages: [] })).not.toBeNull()
})
