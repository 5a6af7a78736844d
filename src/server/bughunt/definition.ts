/** BugHunt as a server definition: the one place that names its tools, their arguments and their duration. */
import type { Field, ServerDefinition, ToolDefinition, ValueType } from '../definition.ts'
import { PROMPTS, RESOURCES } from './library.ts'
import { listInjectedBugs, replaySteps, replaySuite, submitBugReport } from './tools.ts'

export interface BughuntOptions {
  /** `agent`: what the tested agent may see; `all`: the grader's `list_injected_bugs` too. */
  readonly tools: 'agent' | 'all'
  /** For experiments: other names, other severities, another duration. */
  readonly submitName?: string
  readonly replayName?: string
  readonly severities?: readonly string[]
  readonly replayMs?: number
  /** With a document and a prompt beside the tools. */
  readonly library?: boolean
  /** With a tool that works for long and reports its progress. */
  readonly longJob?: boolean
}

const STRING: ValueType = { kind: 'string' }
const STRINGS: ValueType = { kind: 'list', items: STRING }

/** The definition of BugHunt; report numbers are kept in the process memory of whoever runs it. */
export function bughunt(options: BughuntOptions): ServerDefinition {
  const agentTools = [
    submitTool(options),
    replayTool(options),
    ...(options.longJob ? [SUITE_TOOL] : []),
  ]
  return {
    name: 'bughunt-bench',
    version: '0.1.0',
    instructions: 'BugHunt-Bench 评测环境：查询注入 Bug、提交 Bug 报告。',
    tools: options.tools === 'all' ? [...agentTools, LIST_TOOL] : agentTools,
    ...(options.library && { resources: RESOURCES, prompts: PROMPTS }),
  }
}

function submitTool(options: BughuntOptions): ToolDefinition {
  const severities = options.severities ?? ['low', 'medium', 'high']
  return {
    name: options.submitName ?? 'submit_bug_report',
    description:
      '提交一份 Bug 报告。title 写现象，steps 写复现步骤（至少 1 步），返回是否命中注入的 Bug。',
    input: {
      fields: [
        { name: 'module', type: STRING },
        { name: 'title', type: STRING },
        { name: 'steps', type: STRINGS },
        { name: 'severity', type: { kind: 'enum', values: severities } },
      ],
    },
    output: { type: { kind: 'record', name: 'SubmitResult', fields: SUBMIT_RESULT } },
    handler: submitBugReport,
  }
}

const SUBMIT_RESULT: readonly Field[] = [
  { name: 'report_id', type: STRING },
  { name: 'matched_bug_id', type: { kind: 'nullable', of: STRING } },
  { name: 'message', type: STRING },
]

function replayTool(options: BughuntOptions): ToolDefinition {
  return {
    name: options.replayName ?? 'replay_steps',
    description: '在被测应用里按步骤重放一次，返回执行日志。每次约耗时 2 秒。',
    input: { fields: [{ name: 'steps', type: STRINGS }] },
    output: { type: STRING },
    handler: replaySteps(options.replayMs ?? 2000),
  }
}

const SUITE_TOOL: ToolDefinition = {
  name: 'replay_suite',
  description: '把整套步骤分段重放，每段 20 秒，每段结束报告一次进度。',
  input: { fields: [{ name: 'parts', type: { kind: 'integer' } }] },
  output: { type: STRING },
  handler: replaySuite,
}

const INJECTED_BUG: readonly Field[] = [
  { name: 'bug_id', type: STRING },
  { name: 'module', type: STRING },
  { name: 'title', type: STRING },
]

const LIST_TOOL: ToolDefinition = {
  name: 'list_injected_bugs',
  description: '列出被测应用里注入的 Bug，可按模块过滤。评分方专用，不要注册给被测 Agent。',
  input: { fields: [{ name: 'module', type: { kind: 'nullable', of: STRING }, default: null }] },
  output: {
    type: { kind: 'list', items: { kind: 'record', name: 'InjectedBug', fields: INJECTED_BUG } },
  },
  handler: listInjectedBugs,
}
