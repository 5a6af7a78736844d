/** E07: a result that is written twice, read by two clients. Both must find the same object, and a true one. */
import { textOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { equalJson, isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { CALL, file, promised, readStructured, readText, resultOf, truth } from './readers.ts'

const PART = 'result'
const FACTS = ['report_id', 'matched_bug_id'] as const

const shown = (value: JsonObject | null) => (value ? { raw: stringify(value) } : { say: 'nothing' })
const factsOf = (value: JsonObject): JsonObject =>
  Object.fromEntries(FACTS.map((name) => [name, value[name] ?? null]))
const text = (value: JsonObject) => ({ type: 'text', text: stringify(value) })

/** The tool's result: the two writings, or any other pair of members. */
function draft(structured: JsonObject, ...content: readonly JsonObject[]): string {
  return stringify({ content, structuredContent: structured, isError: false }, { indent: 2 })
}

/** As handed out: a number for an id on one side, a bug that was not hit on the other. */
function broken(engine: Engine): string {
  const real = truth(engine)
  return draft({ ...real, report_id: 1 }, text({ ...real, matched_bug_id: null }))
}

function judge(engine: Engine, given: JsonObject): readonly Finding[] {
  const session = file(engine, given)
  const trace = session.trace()
  const answer = session.events.findLast(
    ({ exchange, from }) => exchange === 'call' && from === 'server',
  )
  const frame = answer ? { frame: { trace, seq: answer.seq } } : {}
  const at = (pointer: string) => ({ ...frame, places: [{ part: PART, pointer }] })
  const result = resultOf(session)
  const verdicts = engine.check(trace)
  const broken = (id: string) => verdicts.some((one) => one.id === id && one.verdict !== 'pass')
  const bySchema = readStructured(result)
  const byText = readText(engine, result)
  const issue = engine.validate(promised(session), bySchema ?? null)[0]
  const real = truth(engine)
  const agree = bySchema !== null && byText !== null && equalJson(bySchema, byText)
  return [
    holds(
      'succeeds',
      answer !== undefined && result.isError !== true && isObject(result),
      { say: 'a-success' },
      { raw: `"isError":${stringify(result.isError ?? null)}` },
      at('/isError'),
    ),
    holds(
      'T9',
      !broken('T9'),
      { say: 'blocks' },
      { raw: stringify(result.content ?? null) },
      at('/content'),
    ),
    holds(
      'T4',
      !broken('T4') && issue === undefined,
      { say: 'fits' },
      issue
        ? { say: 'issue', with: { pointer: issue.pointer || '/', keyword: issue.keyword } }
        : shown(bySchema),
      at(`/structuredContent${issue?.pointer ?? ''}`),
    ),
    holds('text-read', byText !== null, { say: 'an-object' }, shown(byText), at('/content')),
    holds('agree', agree, shown(bySchema), shown(byText), at('/content')),
    holds(
      'true',
      agree && equalJson(factsOf(bySchema), factsOf(real)),
      { say: 'as-it-was' },
      shown(bySchema && factsOf(bySchema)),
      at('/structuredContent'),
    ),
  ]
}

export const exercise: Exercise = {
  id: 'E07',
  assertions: [
    { id: 'readable' },
    { id: 'succeeds', needs: ['readable'] },
    { id: 'T9', needs: ['succeeds'] },
    { id: 'T4', needs: ['succeeds'] },
    { id: 'text-read', needs: ['T9'] },
    { id: 'agree', needs: ['T4', 'text-read'] },
    { id: 'true', needs: ['agree'] },
  ],
  exhibits: (engine) => {
    const session = file(engine, null)
    return [
      { id: 'call', raw: CALL },
      { id: 'promised', raw: stringify(promised(session), { indent: 2 }) },
    ]
  },
  parts: (engine) => [{ kind: 'edit-json', id: PART, start: broken(engine) }],
  grade(answers, engine) {
    const value = engine.parse(textOf(answers, PART))
    const places = [{ part: PART }]
    if (!value.ok) {
      const got = { say: 'json.unreadable', with: { ...value.error } }
      return [fails('readable', { say: 'json.readable' }, got, { places })]
    }
    if (!isObject(value.value))
      return [fails('readable', { say: 'an-object' }, { raw: stringify(value.value) }, { places })]
    return [pass('readable'), ...judge(engine, value.value)]
  },
  hints: [
    ['text-read', 'agree'],
    ['agree', 'T9'],
    ['T4', 'true'],
  ],
  solution: (engine) => ({ [PART]: draft(truth(engine), text(truth(engine))) }),
  alsoRight: (engine) => {
    const real = truth(engine)
    const words = { ...real, message: 'BUG-001' }
    const { message, ...facts } = real
    return [
      // A sentence for people first, then the JSON; the message is worded anew in both.
      { [PART]: draft(words, { type: 'text', text: '命中 BUG-001。' }, text(words)) },
      // Other order of members, and no isError: absent means that it went well.
      {
        [PART]: stringify({
          structuredContent: { message: message ?? '', ...facts },
          content: [{ type: 'text', text: stringify(real, { indent: 2 }) }],
        }),
      },
    ]
  },
  wrong: (engine) => {
    const real = truth(engine)
    const answer = (raw: string) => ({ [PART]: raw })
    const number = { ...real, report_id: 1 }
    const none = { ...real, matched_bug_id: null }
    return [
      { name: 'cut-off', answer: answer(broken(engine).slice(0, -3)), fails: 'readable' },
      {
        name: 'an-error-fits-everything',
        answer: answer(
          stringify({ content: [text(real)], structuredContent: real, isError: true }),
        ),
        fails: 'succeeds',
      },
      {
        name: 'text-outside-a-block',
        answer: answer(stringify({ content: stringify(real), structuredContent: real })),
        fails: 'T9',
      },
      { name: 'both-a-number', answer: answer(draft(number, text(number))), fails: 'T4' },
      {
        name: 'text-alone',
        answer: answer(stringify({ content: [text(real)] })),
        fails: 'T4',
      },
      {
        name: 'a-sentence-for-people',
        answer: answer(draft(real, { type: 'text', text: '命中 BUG-001' })),
        fails: 'text-read',
      },
      { name: 'structured-alone', answer: answer(draft(real)), fails: 'text-read' },
      { name: 'one-side-mended', answer: answer(draft(real, text(none))), fails: 'agree' },
      {
        name: 'id-in-digits-only-in-the-text',
        answer: answer(draft(real, text({ ...real, report_id: 'R-1' }))),
        fails: 'agree',
      },
      { name: 'both-follow-the-text', answer: answer(draft(none, text(none))), fails: 'true' },
      {
        name: 'both-made-strings-of-the-number',
        answer: answer(draft({ ...real, report_id: '1' }, text({ ...real, report_id: '1' }))),
        fails: 'true',
      },
    ]
  },
}
