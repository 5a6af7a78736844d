import { describe, expect, it } from 'vitest'
import { recordLive } from '../../live/record-live.ts'
import { MODEL_RULE_IDS } from '../../model/scripted-model.ts'
import { REVISION_IDS } from '../../protocol/revision.ts'
import { placesOf } from '../../scenario/fault-places.ts'
import {
  DEFAULT_SCENARIO,
  FAULT_IDS,
  type Scenario,
  SECOND_SHELF,
  SIMULATED_SERVER_IDS,
  TASK_IDS,
} from '../../scenario/scenario.ts'
import { taskOf } from '../../scenario/tasks/tasks.ts'
import { simulate } from '../../simulation/simulate.ts'
import { STEP_NOTE_IDS } from '../../trace/notes.ts'
import type { Trace, TraceEvent } from '../../trace/trace.ts'
import { TRANSPORT_IDS } from '../../transport/wire.ts'
import { notes as en } from './en.ts'
import { SHOWN_RULE_IDS } from './model-rules.ts'
import type { Notes } from './note-types.ts'
import { specRef } from './spec-refs.ts'
import { STEP_CASES, type StepTextId } from './step-cases.ts'
import { parametersOf, textIdOf } from './step-facts.ts'
import { notes as zh } from './zh-CN.ts'

const LOCALES: readonly (readonly [string, Notes])[] = [
  ['zh-CN', zh],
  ['en', en],
]

/** The 32 runs, the course's scripts, the open book and a limit that holds. */
function scenarios(): readonly Scenario[] {
  const runs = REVISION_IDS.flatMap((revision) =>
    TRANSPORT_IDS.flatMap((transport) =>
      SIMULATED_SERVER_IDS.flatMap((server) =>
        FAULT_IDS.map((fault) => ({ ...DEFAULT_SCENARIO, revision, transport, server, fault })),
      ),
    ),
  )
  const scripts = TASK_IDS.flatMap((id) => {
    const task = taskOf(id)
    if (task.kind !== 'script') return []
    const { revision, transport } = task
    return [{ ...DEFAULT_SCENARIO, task: id, revision, transport, tools: 'all' as const }]
  })
  const rarer = SECOND_SHELF.flatMap((fault) =>
    placesOf(fault).flatMap(([revision, transport]) =>
      SIMULATED_SERVER_IDS.map((server) => ({
        ...DEFAULT_SCENARIO,
        revision,
        transport,
        server,
        fault,
      })),
    ),
  )
  const pulls = (['read-resources', 'use-prompt', 'replay-progress'] as const).flatMap((task) =>
    REVISION_IDS.flatMap((revision) =>
      TRANSPORT_IDS.flatMap((transport) =>
        SIMULATED_SERVER_IDS.map((server) => ({
          ...DEFAULT_SCENARIO,
          revision,
          transport,
          server,
          task,
        })),
      ),
    ),
  )
  return [...runs, ...scripts, ...rarer, ...pulls]
}

/** The same with the live server: the first shelf everywhere, and the script that shows its own ways. */
function liveScenarios(): readonly Scenario[] {
  const server = 'typescript-sdk'
  const runs = REVISION_IDS.flatMap((revision) =>
    TRANSPORT_IDS.flatMap((transport) =>
      FAULT_IDS.map(
        (fault) => ({ ...DEFAULT_SCENARIO, revision, transport, server, fault }) as const,
      ),
    ),
  )
  return [...runs, { ...DEFAULT_SCENARIO, server, task: 'forgotten-envelope', tools: 'all' }]
}

const traces: readonly Trace[] = [
  ...scenarios().map((scenario) => simulate(scenario)),
  ...(await Promise.all(liveScenarios().map((scenario) => recordLive(scenario)))),
]
const events: readonly (readonly [TraceEvent, Scenario])[] = traces.flatMap((trace) =>
  trace.events.map((event) => [event, trace.scenario] as const),
)

/** Chinese: characters, a Latin name counts as one. English: words. */
function lengthOf(sentence: string, locale: string): number {
  if (locale === 'en') return sentence.split(/\s+/).filter((word) => /[\w`]/.test(word)).length
  return (sentence.match(/\p{Script=Han}|[\w./*@-]+/gu) ?? []).length
}

describe.each(LOCALES)('%s', (locale, notes) => {
  const [whatLimit, whyLimit] = locale === 'en' ? [14, 26] : [26, 40]

  it('keeps every sentence within its length', () => {
    const tooLong = Object.entries(notes.steps).flatMap(([id, { what, why }]) => [
      ...(lengthOf(what, locale) > whatLimit ? [`${id} what ${lengthOf(what, locale)}`] : []),
      ...(lengthOf(why, locale) > whyLimit ? [`${id} why ${lengthOf(why, locale)}`] : []),
    ])
    expect(tooLong).toEqual([])
  })

  it('fills every value a sentence names in every step it words', () => {
    const unfilled = events.flatMap(([event, scenario]) => {
      const { what, why } = notes.steps[textIdOf(event, scenario)]
      const values = parametersOf(event)
      return [...`${what}${why}`.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
        values[name] === undefined ? [`${event.key}: ${name}`] : [],
      )
    })
    expect([...new Set(unfilled)]).toEqual([])
  })

  it('explains every field that a run has noted', () => {
    const unknown = events.flatMap(([event]) =>
      (event.notes ?? []).flatMap(({ id }) => (id in notes.fields ? [] : [id])),
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  it('writes without exclamation marks', () => {
    expect(JSON.stringify(notes)).not.toMatch(/[!！]/)
  })
})

it('has its own words for every step of every run', () => {
  const nameless = events.filter(([event, scenario]) => textIdOf(event, scenario) === 'other')
  expect(nameless.map(([event]) => event.key)).toEqual([])
})

/** Worded for steps that no run of today takes: frames from outside, and what a wider server may do. */
const FOR_LATER: readonly StepTextId[] = [
  'discover.head',
  'listen.stream-close',
  'call.response@transport-error',
  'call.result@transport-error',
  'call.closed',
  'script.notification',
  'script.head',
  'script.response',
  'server.notification',
  'client.dropped',
  'session.refused',
  'other',
]

it('has no wording that nothing uses, beyond those kept for later', () => {
  const used = new Set(events.map(([event, scenario]) => textIdOf(event, scenario)))
  const unused = (Object.keys(zh.steps) as StepTextId[]).filter((id) => !used.has(id))
  expect(unused.filter((id) => !FOR_LATER.includes(id))).toEqual([])
})

it('names the same values in both languages', () => {
  const named = (notes: Notes, id: StepTextId) =>
    [...`${notes.steps[id].what}${notes.steps[id].why}`.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const id of Object.keys(zh.steps) as StepTextId[])
    expect(named(en, id)).toEqual(named(zh, id))
})

it('has no wording for a step note that does not exist, and every case can be met', () => {
  const cases = STEP_CASES.map(({ id }) => id)
  expect(Object.keys(zh.steps).sort()).toEqual([...STEP_NOTE_IDS, ...cases].sort())
})

it('gives a section of the specification for every step that is on the wire', () => {
  const silent = events.filter(
    ([event, scenario]) =>
      event.message !== null && specRef(textIdOf(event, scenario), scenario.revision) === null,
  )
  expect(silent.map(([event]) => event.key)).toEqual([])
})

it('shows the rules of the Model as the Model has them', () => {
  expect([...SHOWN_RULE_IDS]).toEqual(MODEL_RULE_IDS)
})
