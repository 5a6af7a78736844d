/** E05: four broken replies, read by a real Client; then how it reads results of other types. */
import { chosenOf, textOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, stringify } from '../../../protocol/json.ts'
import { dealtBackwards } from '../dealt.ts'
import { CONTINUATIONS, readings } from './readings.ts'
import { broken, mended, read, record, WAITING } from './transcript.ts'

const PART = 'replies'
const FORESEE = 'foresee'
/** Rules that have an assertion of their own; whatever else is broken comes under `clean`. */
const RULES = ['G7', 'G5', 'G6', 'G8', 'C2', 'M4'] as const
const QUESTIONS = ['absent', 'unknown', 'input-required']

const choices = (ids: readonly string[]) => ids.map((id) => ({ id }))
const text = (lines: readonly string[]) => lines.join('\n')
const foreseen = (engine: Engine) =>
  Object.fromEntries(Object.entries(readings(engine)).map(([id, { choice }]) => [id, choice]))
const structured = (result: JsonObject): JsonObject =>
  isObject(result.structuredContent) ? result.structuredContent : {}

/** The draft's lines that are not blank, with their places; or the first that is no JSON object. */
function linesOf(engine: Engine, draft: string): readonly (readonly [string, number])[] | Finding {
  const lines: (readonly [string, number])[] = []
  for (const [line, raw] of draft.split('\n').entries()) {
    if (raw.trim() === '') continue
    const value = engine.parse(raw)
    const places = [{ part: PART, pointer: '', line }]
    if (!value.ok) {
      const got = { say: 'json.unreadable', with: { ...value.error, line: line + 1 } }
      return fails('readable', { say: 'json.readable' }, got, { places })
    }
    if (!isObject(value.value))
      return fails('readable', { say: 'an-object' }, { raw: raw.trim() }, { places })
    lines.push([raw.trim(), line])
  }
  return lines
}

function judge(engine: Engine, draft: string): readonly Finding[] {
  const lines = linesOf(engine, draft)
  if (!Array.isArray(lines)) return [lines as Finding]
  const session = read(
    engine,
    lines.map(([raw]) => raw),
  )
  const trace = session.trace()
  const written = session.events.filter(({ channel }) => channel === 'stdout')
  /** The frame of an event, and the line of the draft that it was. */
  const lineOf = (seq: number | null) => lines[written.findIndex((event) => event.seq === seq)]?.[1]
  const shown = (seq: number | null) => {
    const line = lineOf(seq)
    return {
      ...(seq !== null && { frame: { trace, seq } }),
      ...(line !== undefined && { places: [{ part: PART, pointer: '', line }] }),
    }
  }
  const failing = engine.check(trace).filter(({ verdict }) => verdict === 'fail')
  const rule = (id: string, mine: (check: string) => boolean): Finding => {
    const found = failing.filter((one) => mine(one.id))
    const first = found[0]
    const seq = first?.seq ?? null
    const line = (lineOf(seq) ?? 0) + 1
    const got = first ? { say: 'breaks', with: { line, rule: first.id } } : { say: 'no-line' }
    return holds(id, !first, { say: 'no-line' }, got, shown(seq))
  }
  const ends = WAITING.map((ref) => ({ ref, end: session.settlement(ref) }))
  const open = ends.filter(({ end }) => end?.kind !== 'result' && end?.kind !== 'protocol-error')
  const result = (ref: string): JsonObject => {
    const end = session.settlement(ref)
    return end?.kind === 'result' ? end.result : {}
  }
  const versions = result('discover').supportedVersions
  const kept =
    Array.isArray(versions) &&
    structured(result('first')).report_id === 'R-001' &&
    (session.settlement('last')?.kind === 'protocol-error' ||
      structured(result('last')).report_id === 'R-002')
  return [
    pass('readable'),
    ...RULES.map((id) => rule(id, (check) => check === id)),
    rule('clean', (check) => !(RULES as readonly string[]).includes(check)),
    holds(
      'settled',
      open.length === 0,
      { say: 'ended', with: { n: WAITING.length } },
      { say: 'ended', with: { n: WAITING.length - open.length } },
    ),
    holds('kept', kept, { say: 'yes' }, { say: 'no' }),
  ]
}

const clean = ['readable', ...RULES, 'clean'] as const

export const exercise: Exercise = {
  id: 'E05',
  assertions: [
    { id: 'readable' },
    ...RULES.map((id) => ({ id, needs: ['readable'] as const })),
    { id: 'clean', needs: ['readable'] },
    { id: 'settled', needs: clean },
    { id: 'kept', needs: ['settled'] },
    ...QUESTIONS.map((id) => ({ id })),
  ],
  exhibits: (engine) => [{ id: 'sent', raw: text(record(engine).sent) }],
  parts: (engine) => [
    {
      kind: 'edit-json',
      id: PART,
      lines: true,
      start: text(broken(engine)),
      schema: { revision: '2026-07-28', message: 'server' },
    },
    {
      kind: 'predict',
      id: FORESEE,
      questions: [
        { id: 'absent', choices: choices(['complete', 'refused', 'waiting']) },
        { id: 'unknown', choices: choices(['complete', 'refused', 'waiting']) },
        { id: 'input-required', choices: choices(CONTINUATIONS) },
      ],
    },
  ],
  grade(answers, engine) {
    const truth = readings(engine)
    const predictions = QUESTIONS.map((id): Finding => {
      const { choice, frame } = truth[id] as (typeof truth)[string]
      const chosen = chosenOf(answers, FORESEE, id)
      const known = [...CONTINUATIONS, 'complete', 'refused'].some((one) => one === chosen)
      const got = { say: known ? `${FORESEE}.${chosen}` : 'nothing' }
      const places = [{ part: FORESEE, item: id }]
      return holds(id, chosen === choice, { say: `${FORESEE}.${choice}` }, got, { places, frame })
    })
    return [...judge(engine, textOf(answers, PART)), ...predictions]
  },
  hints: [
    ['G5', 'G6', 'settled'],
    ['G8', 'C2', 'G7'],
    ['M4', 'absent', 'unknown', 'input-required'],
  ],
  solution: (engine) => ({ [PART]: text(mended(engine)), [FORESEE]: foreseen(engine) }),
  alsoRight: (engine) => [
    // The last call has failed after all, and the replies come back to front.
    {
      [PART]: text([...mended(engine, 'error')].reverse()),
      [FORESEE]: foreseen(engine),
    },
    // The second report first: replies may overtake each other.
    {
      [PART]: text([2, 0, 1].map((index) => mended(engine)[index] ?? '')),
      [FORESEE]: dealtBackwards(foreseen(engine)),
    },
  ],
  wrong: (engine) => {
    const bad = broken(engine)
    const good = mended(engine)
    const foresee = foreseen(engine)
    const draft = (lines: readonly string[], change: Record<string, string> = {}) => ({
      [PART]: text(lines),
      [FORESEE]: { ...foresee, ...change },
    })
    const replaced = (index: number, line: string) => good.with(index, line)
    const late = stringify({
      jsonrpc: '2.0',
      id: 3,
      result: { resultType: 'complete', content: [] },
    })
    const refusal = (id: number) =>
      stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: 'Internal error' } })
    return [
      { name: 'cut-off', answer: draft(replaced(0, '{"jsonrpc":"2.0"')), fails: 'readable' },
      { name: 'a-batch', answer: draft([`[${good.join(',')}]`]), fails: 'readable' },
      { name: 'result-and-error', answer: draft(replaced(2, bad[3] ?? '')), fails: 'G7' },
      { name: 'id-as-a-string', answer: draft(replaced(1, bad[1] ?? '')), fails: 'G5' },
      { name: 'said-twice', answer: draft([...good, good[1] ?? '']), fails: 'G6' },
      { name: 'notification-answered', answer: draft([...good, bad[2] ?? '']), fails: 'G8' },
      { name: 'given-up-answered', answer: draft([...good, late]), fails: 'C2' },
      { name: 'no-result-type', answer: draft(replaced(0, bad[0] ?? '')), fails: 'M4' },
      {
        name: 'server-asks',
        answer: draft([...good, stringify({ jsonrpc: '2.0', id: 9, method: 'ping' })]),
        fails: 'clean',
      },
      { name: 'one-left-waiting', answer: draft(good.slice(0, 2)), fails: 'settled' },
      { name: 'everything-deleted', answer: draft([]), fails: 'settled' },
      { name: 'an-error-is-simpler', answer: draft(replaced(1, refusal(2))), fails: 'kept' },
      { name: 'absent-is-an-error', answer: draft(good, { absent: 'refused' }), fails: 'absent' },
      {
        name: 'unknown-is-complete',
        answer: draft(good, { unknown: 'complete' }),
        fails: 'unknown',
      },
      {
        name: 'same-id-again',
        answer: draft(good, { 'input-required': 'same-id' }),
        fails: 'input-required',
      },
    ]
  },
}
