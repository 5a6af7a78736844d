/** E14: one function that knows an unknown tool by either shape, judged on ten live replies and by a strict xfail. */
import { textOf } from '../../../exercise/answers.ts'
import { type Program, saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import type { JsonObject, JsonValue } from '../../../protocol/json.ts'
import { stringify } from '../../../protocol/json.ts'
import { CASES_OF, SOURCES } from './answers.ts'
import { type Produced, produce, REPLY_IDS } from './replies.ts'

const PART = 'code'
const NAME = 'isUnknownTool'
const API = `interface Exchange {
  /** The tool that was called. */
  name: string
  /** The names in the last tools/list. */
  listed: string[]
  /** The response: it has either result or error. */
  reply: {
    jsonrpc: '2.0'
    id: string
    result?: { content: { type: string; text?: string }[]; isError?: boolean }
    error?: { code: number; message: string; data?: unknown }
  }
}
`

const ask = (program: Program, one: Produced) =>
  program.call(NAME, one.exchange as unknown as JsonObject)

/**
 * The test that ships with the bench, marked as a strict expected failure: "an unknown tool is answered with a
 * JSON-RPC error". Its body uses the learner's function.
 */
function strictXfail(answer: JsonValue, one: Produced): 'xfailed' | 'unexpected pass' {
  return answer === true && one.exchange.reply.error !== undefined ? 'unexpected pass' : 'xfailed'
}

export const exercise: Exercise = {
  id: 'E14',
  assertions: [
    { id: 'runs' },
    ...Object.keys(CASES_OF).map((id) => ({ id, needs: ['runs'] as const })),
    { id: 'switch', needs: ['runs'] },
  ],
  parts: [{ kind: 'write-code', id: PART, start: SOURCES.start, api: API }],
  exhibits: (engine) =>
    ['spec-unknown', 'sdk-unknown'].map((id) => {
      const { exchange, frame } = produce(engine, id)
      return { id, raw: stringify(exchange.reply, { indent: 2 }), frame }
    }),
  grade(answers, engine) {
    const places = [{ part: PART }]
    const loaded = needCode(engine.code).load(textOf(answers, PART))
    if (!loaded.ok)
      return [fails('runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })]
    const said = new Map<string, { readonly produced: Produced; readonly answer: JsonValue }>()
    for (const id of REPLY_IDS) {
      const produced = produce(engine, id)
      const answer = ask(loaded.value, produced)
      const { frame } = produced
      if (!answer.ok)
        return [fails('runs', { say: 'code.runs' }, saidOfFailure(answer.error), { frame, places })]
      if (typeof answer.value !== 'boolean')
        return [
          fails('runs', { say: 'boolean' }, { raw: stringify(answer.value) }, { frame, places }),
        ]
      said.set(id, { produced, answer: answer.value })
    }
    const findings: Finding[] = [pass('runs')]
    for (const [id, cases] of Object.entries(CASES_OF))
      for (const one of cases) {
        const { produced, answer } = said.get(one) as NonNullable<ReturnType<typeof said.get>>
        const { unknown, frame } = produced
        const yesNo = (value: boolean) => ({ say: value ? 'yes' : 'no' })
        findings.push(holds(id, answer === unknown, yesNo(unknown), yesNo(!unknown), { frame }))
      }
    return [...findings, ...flip(engine, loaded.value)]
  },
  hints: [
    ['spec', 'sdk'],
    ['wording', 'own-words'],
    ['success', 'other-code', 'other-reason'],
  ],
  solution: { [PART]: SOURCES.solution },
  alsoRight: [{ [PART]: SOURCES.byShape }, { [PART]: SOURCES.byElimination }],
  wrong: [
    { name: 'always-no', answer: { [PART]: SOURCES.no }, fails: 'spec' },
    { name: 'text-not-boolean', answer: { [PART]: SOURCES.text }, fails: 'runs' },
    { name: 'reads-a-missing-error', answer: { [PART]: SOURCES.throws }, fails: 'runs' },
    { name: 'code-is-enough', answer: { [PART]: SOURCES.code }, fails: 'sdk' },
    { name: 'sdk-only', answer: { [PART]: SOURCES.sdkOnly }, fails: 'spec' },
    { name: 'words-decide', answer: { [PART]: SOURCES.words }, fails: 'wording' },
    { name: 'shapes-without-list', answer: { [PART]: SOURCES.shapes }, fails: 'other-reason' },
    { name: 'words-or-code-and-list', answer: { [PART]: SOURCES.loose }, fails: 'own-words' },
    { name: 'list-is-enough', answer: { [PART]: SOURCES.list }, fails: 'success' },
    { name: 'any-error', answer: { [PART]: SOURCES.anyError }, fails: 'other-code' },
  ],
}

/** The same test against both dialects: the SDK keeps it failing, the spec's server surprises it. */
function flip(engine: Engine, program: Program): readonly Finding[] {
  return (['sdk-unknown', 'spec-unknown'] as const).map((id) => {
    const produced = produce(engine, id)
    const answer = ask(program, produced)
    const got = strictXfail(answer.ok ? answer.value : null, produced)
    const expected = strictXfail(produced.unknown, produced)
    return holds(
      'switch',
      got === expected,
      { raw: expected },
      { raw: got },
      {
        frame: produced.frame,
      },
    )
  })
}
