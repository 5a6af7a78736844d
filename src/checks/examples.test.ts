import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { toArrows } from '../trace/export/arrows.ts'
import { importTranscript } from '../trace/import/import-transcript.ts'
import { CHECK_IDS, type CheckId } from './check-ids.ts'
import { checkEvents } from './check-trace.ts'
import { httpExamples, sessionExamples, tokenExamples } from './examples/http.ts'
import type { Example, Runs } from './examples/lines.ts'
import { generalExamples, legacyExamples, modernExamples } from './examples/messages.ts'
import {
  cancellationExamples,
  inputExamples,
  subscriptionExamples,
  toolExamples,
} from './examples/tools.ts'

const run = (change: Partial<Scenario> = {}) =>
  toArrows(simulate({ ...DEFAULT_SCENARIO, server: 'spec', ...change }))
const old = { revision: '2025-11-25' } as const
const http = { transport: 'http' } as const
const runs: Runs = {
  stdio: run(),
  http: run(http),
  legacy: run(old),
  legacyHttp: run({ ...old, ...http }),
  stdioTimeout: run({ fault: 'timeout' }),
  httpTimeout: run({ ...http, fault: 'timeout' }),
  legacyTimeout: run({ ...old, fault: 'timeout' }),
  legacyHttpTimeout: run({ ...old, ...http, fault: 'timeout' }),
  unknownTool: run({ fault: 'unknown-tool' }),
  unknownToolPython: run({ fault: 'unknown-tool', server: 'python-sdk' }),
  badArguments: run({ fault: 'bad-args' }),
}
/** One for every check; a missing one does not compile. */
const EXAMPLES: { readonly [id in CheckId]: Example } = {
  ...generalExamples(runs),
  ...modernExamples(runs),
  ...legacyExamples(runs),
  ...toolExamples(runs),
  ...inputExamples(runs),
  ...subscriptionExamples(runs),
  ...cancellationExamples(runs),
  ...httpExamples(runs),
  ...sessionExamples(runs),
  ...tokenExamples(runs),
}

function findingsOf(text: string, timed = false) {
  const { events, problems } = importTranscript(text)
  expect(problems).toEqual([])
  return checkEvents(
    timed ? events.map((event, index) => ({ ...event, at: 10 * (index + 1) })) : events,
  )
}
const speaking = (findings: ReturnType<typeof findingsOf>) => [
  ...new Set(
    findings
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
      .map(({ id }) => id as string),
  ),
]

test.each(CHECK_IDS)('%s has one transcript it passes and one that trips it alone', (id) => {
  const { passes, trips, beside, timed } = EXAMPLES[id]
  const passing = findingsOf(passes, timed)
  expect(passing.find((finding) => finding.id === id)?.verdict).toBe('pass')
  expect(speaking(passing)).toEqual(beside ?? [])
  expect(speaking(findingsOf(trips, timed))).toEqual([id])
})
