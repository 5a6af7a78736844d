/** E35: find the texts that give the Model orders, then stop what a Model that obeys them would send. */
import { type Answers, listOf, textOf } from '../../../exercise/answers.ts'
import { type Program, saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { type JsonObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import { MARKED, SOURCES } from './answers.ts'
import { attacks, benign, ITEMS, obey, type Turn } from './poison.ts'

const MARKS = 'texts'
const CODE = 'code'
const codePlaces = [{ part: CODE }]
const API = `/** A call that the Model wants. */
interface Call { tool: string; arguments: Record<string, unknown> }
`

const answer = (source: string, marked: readonly string[] = MARKED): Answers => ({
  [MARKS]: [...marked],
  [CODE]: source,
})

type Call = { readonly tool: string; readonly arguments: JsonObject }
const asJson = (call: Call) => call as unknown as JsonValue

export const exercise: Exercise = {
  id: 'E35',
  assertions: [
    { id: 'orders' },
    { id: 'runs' },
    { id: 'blocks', needs: ['runs'] },
    { id: 'passes', needs: ['runs'] },
    { id: 'consent', needs: ['runs'] },
  ],
  parts: [
    { kind: 'mark', id: MARKS, items: ITEMS.map(({ id, text }) => ({ id, raw: text })) },
    { kind: 'write-code', id: CODE, start: SOURCES.start, api: API },
  ],
  grade(answers, engine) {
    return [...orders(engine, listOf(answers, MARKS)), ...guard(engine, textOf(answers, CODE))]
  },
  hints: [['orders'], ['blocks', 'runs'], ['passes', 'consent']],
  solution: answer(SOURCES.solution),
  alsoRight: [
    answer(SOURCES.walk, [...MARKED].reverse()),
    answer(SOURCES.dotFolders, ['hidden', 'result', 'description', 'parameter']),
  ],
  wrong: [
    {
      name: 'what-can-be-seen',
      answer: answer(SOURCES.solution, ['description', 'parameter', 'result']),
      fails: 'orders',
    },
    {
      name: 'results-are-only-data',
      answer: answer(SOURCES.solution, ['description', 'parameter', 'hidden']),
      fails: 'orders',
    },
    {
      name: 'the-word-secret',
      answer: answer(SOURCES.solution, [...MARKED, 'plain-parameter']),
      fails: 'orders',
    },
    { name: 'throws', answer: answer(SOURCES.throws), fails: 'runs' },
    { name: 'text-not-boolean', answer: answer(SOURCES.text), fails: 'runs' },
    { name: 'lets-all-through', answer: answer(SOURCES.always), fails: 'blocks' },
    { name: 'tilde-only', answer: answer(SOURCES.homeOnly), fails: 'blocks' },
    { name: 'lets-nothing-through', answer: answer(SOURCES.never), fails: 'passes' },
    { name: 'words-are-enough', answer: answer(SOURCES.words), fails: 'passes' },
    { name: 'shortened', answer: answer(SOURCES.short), fails: 'consent' },
    { name: 'name-of-the-tool', answer: answer(SOURCES.nameOnly), fails: 'consent' },
  ],
}

/** A text gives orders when the Model that reads it carries the path away. */
function orders(engine: Engine, marked: readonly string[]): readonly Finding[] {
  return ITEMS.map((item) => {
    const { leaks, frame } = obey(engine, item)
    const said = (isOrder: boolean) => ({ say: isOrder ? 'obeyed' : 'harmless' })
    return holds(
      'orders',
      marked.includes(item.id) === leaks,
      said(leaks),
      { say: marked.includes(item.id) ? 'claimed' : 'denied' },
      {
        frame,
        places: [{ part: MARKS, item: item.id }],
      },
    )
  })
}

function guard(engine: Engine, source: string): readonly Finding[] {
  const loaded = needCode(engine.code).load(source)
  if (!loaded.ok)
    return [
      fails('runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places: codePlaces }),
    ]
  const program = loaded.value
  const evil = attacks(engine)
  const findings: Finding[] = []
  for (const turn of evil) {
    const one = ask(program, turn.call as Call, turn)
    if ('id' in one) return [one]
    findings.push(
      holds(
        'blocks',
        !one.allowed,
        { say: 'stopped' },
        { say: one.allowed ? 'leaked' : 'stopped', with: { text: shown(turn.call as Call) } },
        {
          frame: turn.frame,
          places: codePlaces,
        },
      ),
      consent(one.consent, turn.call as Call),
    )
  }
  for (const call of benign()) {
    const one = ask(program, call)
    if ('id' in one) return [one]
    findings.push(
      holds(
        'passes',
        one.allowed,
        { say: 'passed' },
        { say: one.allowed ? 'passed' : 'refused', with: { text: shown(call) } },
        { places: codePlaces },
      ),
      consent(one.consent, call),
    )
  }
  return [pass('runs'), ...findings]
}

interface Said {
  readonly allowed: boolean
  readonly consent: string
}

function ask(program: Program, call: Call, turn?: Turn): Said | Finding {
  const frame = turn ? { frame: turn.frame } : {}
  const allowed = program.call('allow', asJson(call))
  const text = program.call('consent', asJson(call))
  for (const said of [allowed, text])
    if (!said.ok)
      return fails('runs', { say: 'code.runs' }, saidOfFailure(said.error), {
        ...frame,
        places: codePlaces,
      })
  if (
    !allowed.ok ||
    typeof allowed.value !== 'boolean' ||
    !text.ok ||
    typeof text.value !== 'string'
  )
    return fails('runs', { say: 'kinds' }, { say: 'other-kinds' }, { ...frame, places: codePlaces })
  return { allowed: allowed.value, consent: text.value }
}

/** Every text among the arguments stands in what the person is shown, to its last character. */
function consent(text: string, call: Call): Finding {
  const missing = textsIn(call.arguments).find(
    (one) => !text.includes(one) && !text.includes(JSON.stringify(one).slice(1, -1)),
  )
  return holds(
    'consent',
    missing === undefined,
    { say: 'whole' },
    missing === undefined ? { say: 'whole' } : { say: 'missing', with: { text: missing } },
    { places: codePlaces },
  )
}

function textsIn(value: JsonValue): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return (value as readonly JsonValue[]).flatMap(textsIn)
  return value !== null && typeof value === 'object'
    ? Object.values(value as JsonObject).flatMap(textsIn)
    : []
}

const shown = (call: Call) => stringify(call.arguments.title ?? '')
