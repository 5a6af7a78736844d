/** Text to Scenario: what was not legal is named, and the nearest legal scenario is given all the same. */
import { canHappen, faultsAt } from './fault-places.ts'
import { FIELDS, type Field, type FieldName, fieldText, legalValues, readValue } from './fields.ts'
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts'
import { taskOf } from './tasks/tasks.ts'

/** What was wrong with one value, as data; the reader's language words it. */
export interface ScenarioProblem {
  /**
   * `unknown-key`: no such key; `illegal`: not a legal value; `conflict`: legal, but not together with the task;
   * `no-place`: a fault that cannot happen in this revision over this transport.
   */
  readonly kind: 'unknown-key' | 'illegal' | 'conflict' | 'no-place'
  /** As written: an option without its dashes, or the key of a link. */
  readonly key: string
  readonly got: string
  /** The value that stands in the scenario instead; `''` for an unknown key. */
  readonly used: string
  readonly legal: readonly string[]
  /** For a conflict: the task that fixes the value. For `no-place`: revision and transport, and a live server. */
  readonly because?: string
}

export interface ParsedScenario {
  readonly scenario: Scenario
  readonly problems: readonly ScenarioProblem[]
}

/** Which of a field's two names the keys are. */
export type Naming = 'option' | 'link'

/**
 * Reads key/value pairs. `base` gives what the pairs do not name. Never fails: an illegal value becomes the nearest
 * legal one, a value that the task contradicts becomes the task's, and both are reported.
 */
export function parseScenario(
  pairs: readonly (readonly [key: string, value: string])[],
  naming: Naming,
  base: Scenario = DEFAULT_SCENARIO,
): ParsedScenario {
  const values = new Map<FieldName, string>(FIELDS.map(({ name }) => [name, fieldText(base, name)]))
  const given = new Map<FieldName, string>()
  const problems: ScenarioProblem[] = []
  for (const [key, got] of pairs) {
    const field = FIELDS.find((candidate) => candidate[naming] === key)
    if (!field) {
      const legal = FIELDS.map((candidate) => candidate[naming])
      problems.push({ kind: 'unknown-key', key, got, used: '', legal })
      continue
    }
    const { value, exact } = readValue(field.rule, got, fieldText(base, field.name))
    if (!exact) {
      const legal = legalValues(field.rule)
      problems.push({ kind: 'illegal', key, got, used: value, legal })
    }
    values.set(field.name, value)
    given.set(field.name, value)
  }
  const scenario = fromValues(values)
  for (const [name, used] of fixedByTask(scenario)) {
    const got = given.get(name)
    values.set(name, used)
    if (got === undefined || got === used) continue
    const key = keyOf(name, naming)
    problems.push({ kind: 'conflict', key, got, used, legal: [used], because: scenario.task })
  }
  const found = fromValues(values)
  if (!canHappen(found)) {
    const { fault: got, revision, transport, server } = found
    const [key, used, legal] = [keyOf('fault', naming), 'none', faultsAt(found)]
    values.set('fault', used)
    if (given.has('fault'))
      problems.push({
        kind: 'no-place',
        key,
        got,
        used,
        legal,
        because: [revision, transport, ...(server === 'typescript-sdk' ? [server] : [])].join(', '),
      })
  }
  return { scenario: fromValues(values), problems }
}

/** The scenario as pairs: only what differs from `base`, in the order of the table. */
export function scenarioPairs(
  scenario: Scenario,
  naming: Naming,
  base: Scenario = DEFAULT_SCENARIO,
): readonly (readonly [key: string, value: string])[] {
  return FIELDS.flatMap((field) => {
    const value = fieldText(scenario, field.name)
    return value === fieldText(base, field.name) ? [] : [[field[naming], value] as const]
  })
}

/** What a task leaves no choice about: a script was written for one revision, transport and server; planned calls are made once. */
export function fixedByTask(scenario: Scenario): readonly (readonly [FieldName, string])[] {
  const task = taskOf(scenario.task)
  if (task.kind === 'goal') return []
  if (task.kind === 'calls')
    return [
      ['fault', 'none'],
      ['repeat', '1'],
    ]
  return [
    ['revision', task.revision],
    ['transport', task.transport],
    ['tools', 'all'],
    ['fault', 'none'],
    ['limitMs', 'none'],
    ['repeat', '1'],
  ]
}

function keyOf(name: FieldName, naming: Naming): string {
  return (FIELDS.find((field) => field.name === name) as Field)[naming]
}

/** Every value is legal here, so the words are the scenario's own types. */
function fromValues(values: ReadonlyMap<FieldName, string>): Scenario {
  const word = <K extends FieldName>(name: K) => values.get(name) as Scenario[K]
  const limit = values.get('limitMs')
  return {
    revision: word('revision'),
    transport: word('transport'),
    server: word('server'),
    fault: word('fault'),
    task: word('task'),
    tools: word('tools'),
    ...(limit !== 'none' && { limitMs: Number(limit) }),
    latencyMs: Number(values.get('latencyMs')),
    seed: Number(values.get('seed')),
    repeat: Number(values.get('repeat')),
  }
}
