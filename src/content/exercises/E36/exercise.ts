/** E36: pin what was approved, and find overnight changes that a person has to look at again. */
import { textOf } from '../../../exercise/answers.ts'
import { type Program, saidOfFailure } from '../../../exercise/code.ts'
import { type Engine, needCode } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { isObject, type JsonValue, stringify } from '../../../protocol/json.ts'
import { SOURCES } from './answers.ts'
import { approved, type Listing, listing, NIGHTS, type Night } from './nights.ts'

const PART = 'code'
const places = [{ part: PART }]
const API = `interface Tool {
  name: string
  title?: string
  description: string
  inputSchema: object
  outputSchema?: object
  annotations?: object
  icons?: object[]
}
/** A tool that must not be called until somebody has approved it again, and the fields that differ; ['name'] for a tool nobody approved. */
interface Change { tool: string; fields: string[] }
`

type Alarms = Readonly<Record<string, readonly string[]>>

/** The alarms as the answer gave them, or what it gave instead. */
function alarmsOf(value: JsonValue): Alarms | null {
  if (!Array.isArray(value)) return null
  const found: Record<string, readonly string[]> = {}
  for (const one of value as readonly JsonValue[]) {
    if (!isObject(one) || typeof one.tool !== 'string' || !Array.isArray(one.fields)) return null
    found[one.tool] = (one.fields as readonly JsonValue[]).map(String)
  }
  return found
}

const words = (alarms: Alarms) => {
  const names = Object.entries(alarms).map(([tool, fields]) => `${tool}: ${fields.join(', ')}`)
  return names.length === 0 ? { say: 'nothing' } : { raw: names.join('; ') }
}
const sameKeys = (one: object, other: object) =>
  stringify(Object.keys(one).sort()) === stringify(Object.keys(other).sort())

interface Tomorrow {
  readonly night: Night
  readonly list: Listing
  readonly alarms: Alarms
}

function judge({ night, list, alarms }: Tomorrow): Finding {
  return holds(night.id, sameKeys(alarms, night.alarms), words(night.alarms), words(alarms), {
    frame: list.frame,
  })
}

/** Every night's alarms, or the finding that says why the code could not be asked. */
function askAll(
  engine: Engine,
  program: Program,
  pinned: JsonValue,
): readonly Tomorrow[] | Finding {
  const all: Tomorrow[] = []
  for (const night of NIGHTS) {
    const list = listing(engine, night.change(approved(engine)))
    const said = program.call('changed', pinned, [...list.tools])
    if (!said.ok)
      return fails('runs', { say: 'code.runs' }, saidOfFailure(said.error), {
        places,
        frame: list.frame,
      })
    const alarms = alarmsOf(said.value)
    if (!alarms)
      return fails(
        'runs',
        { say: 'a-list' },
        { raw: stringify(said.value).slice(0, 200) },
        { places },
      )
    all.push({ night, list, alarms })
  }
  return all
}

/** The diff that the person is shown names the fields that really differ. */
function diff(all: readonly Tomorrow[]): readonly Finding[] {
  return all.flatMap(({ night, list, alarms }) =>
    Object.entries(night.alarms).map(([tool, fields]) => {
      const got = [...(alarms[tool] ?? [])].sort()
      return holds(
        'diff',
        stringify(got) === stringify([...fields].sort()),
        { raw: `${tool}: ${fields.join(', ')}` },
        { raw: `${tool}: ${got.join(', ') || '—'}` },
        { frame: list.frame },
      )
    }),
  )
}

/** Approved again as it is now, nothing is asked any more. */
function reapproved(program: Program, all: readonly Tomorrow[]): readonly Finding[] {
  return all.map(({ list }) => {
    const tools = [...list.tools]
    const pinned = program.call('pin', tools)
    const said = pinned.ok ? program.call('changed', pinned.value, tools) : pinned
    const alarms = said.ok ? alarmsOf(said.value) : null
    return holds(
      'reapproved',
      alarms !== null && Object.keys(alarms).length === 0,
      { say: 'nothing' },
      alarms ? words(alarms) : { say: 'a-list' },
      { frame: list.frame },
    )
  })
}

export const exercise: Exercise = {
  id: 'E36',
  assertions: [
    { id: 'runs' },
    ...NIGHTS.map(({ id }) => ({ id, needs: ['runs'] as const })),
    { id: 'diff', needs: ['edited', 'invisible', 'annotations', 'schema', 'renamed'] },
    { id: 'reapproved', needs: ['runs'] },
  ],
  parts: [{ kind: 'write-code', id: PART, start: SOURCES.start, api: API }],
  exhibits: (engine) => {
    const { tools, frame } = listing(engine, approved(engine))
    return [{ id: 'today', raw: stringify(tools[0] ?? null, { indent: 2 }), frame }]
  },
  grade(answers, engine) {
    const loaded = needCode(engine.code).load(textOf(answers, PART))
    if (!loaded.ok)
      return [fails('runs', { say: 'code.runs' }, saidOfFailure(loaded.error), { places })]
    const program = loaded.value
    const today = listing(engine, approved(engine))
    const pinned = program.call('pin', [...today.tools])
    if (!pinned.ok)
      return [fails('runs', { say: 'code.runs' }, saidOfFailure(pinned.error), { places })]
    const all = askAll(engine, program, pinned.value)
    if ('id' in all) return [all]
    return [pass('runs'), ...all.map(judge), ...diff(all), ...reapproved(program, all)]
  },
  hints: [
    ['runs', 'edited', 'renamed', 'quiet'],
    ['invisible', 'annotations', 'schema', 'diff'],
    ['reordered', 'icon', 'reapproved'],
  ],
  solution: { [PART]: SOURCES.solution },
  alsoRight: [{ [PART]: SOURCES.whole }, { [PART]: SOURCES.lines }],
  wrong: [
    { name: 'throws', answer: { [PART]: SOURCES.throws }, fails: 'runs' },
    { name: 'no-list', answer: { [PART]: SOURCES.notAList }, fails: 'runs' },
    { name: 'always-ask', answer: { [PART]: SOURCES.alwaysAsk }, fails: 'quiet' },
    { name: 'trusting', answer: { [PART]: SOURCES.empty }, fails: 'edited' },
    { name: 'names-only', answer: { [PART]: SOURCES.namesOnly }, fails: 'edited' },
    { name: 'whole-list-as-text', answer: { [PART]: SOURCES.wholeText }, fails: 'edited' },
    { name: 'cleaned-up-first', answer: { [PART]: SOURCES.trimmed }, fails: 'invisible' },
    { name: 'description-only', answer: { [PART]: SOURCES.textOnly }, fails: 'annotations' },
    { name: 'no-schema', answer: { [PART]: SOURCES.noSchema }, fails: 'schema' },
    { name: 'new-names-pass', answer: { [PART]: SOURCES.oldNames }, fails: 'renamed' },
    { name: 'by-place', answer: { [PART]: SOURCES.byPlace }, fails: 'reordered' },
    { name: 'pictures-count', answer: { [PART]: SOURCES.icons }, fails: 'icon' },
    { name: 'no-diff', answer: { [PART]: SOURCES.noDiff }, fails: 'diff' },
    { name: 'never-satisfied', answer: { [PART]: SOURCES.forever }, fails: 'reapproved' },
  ],
}
