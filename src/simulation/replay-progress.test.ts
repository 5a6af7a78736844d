import { expect, test } from 'vitest'
import { parseScenario } from '../scenario/parse-scenario.ts'
import { SIMULATED_SERVER_IDS } from '../scenario/scenario.ts'
import { parseLink } from '../scenario/scenario-link.ts'
import type { Trace } from '../trace/trace.ts'
import { simulate } from './simulate.ts'

const PLACES = SIMULATED_SERVER_IDS.flatMap((server) =>
  (['2026-07-28', '2025-11-25'] as const).flatMap((revision) =>
    (['stdio', 'http'] as const).map((transport) => [server, revision, transport] as const),
  ),
)

const run = (...pairs: readonly (readonly [string, string])[]): Trace =>
  simulate(parseScenario([['task', 'replay-progress'], ...pairs], 'option').scenario)

/** Each call: what its end was, how long the Client waited for it, and how many reports it got. */
function callsOf({ events, scenario }: Trace) {
  return ['call-1', 'call-2', 'call-3'].map((ref) => {
    const begun = events.find(({ key }) => key === `${ref}.request`)?.at ?? Number.NaN
    const ended = events.find(({ key }) => key === `${ref}.timeout` || key === `${ref}.result`)
    const reports = events.filter(
      ({ key, message }) =>
        key.startsWith(`${ref}.`) && message?.method === 'notifications/progress',
    )
    const ms = (ended?.at ?? Number.NaN) - begun
    return {
      end: ended?.key.split('.')[1],
      // Both ways of the wire belong to the waiting.
      ms: ended?.key.endsWith('result') ? ms - 2 * scenario.latencyMs : ms,
      reports: reports.length,
    }
  })
}

test.each(PLACES)('%s, %s, %s: a limit, a limit that progress moves, a hard limit', (...place) => {
  const [server, revision, transport] = place
  const trace = run(['server', server], ['revision', revision], ['transport', transport])
  expect(callsOf(trace)).toEqual([
    { end: 'timeout', ms: 60_000, reports: 0 },
    { end: 'result', ms: 100_000, reports: 5 },
    { end: 'timeout', ms: 90_000, reports: 4 },
  ])
})

test('a limit of one’s own takes the place of 60 seconds', () => {
  const calls = callsOf(run(['limit', '15000']))
  expect(calls.map(({ end, ms }) => [end, ms])).toEqual([
    ['timeout', 15_000],
    // The first report comes after 20 seconds.
    ['timeout', 15_000],
    ['timeout', 15_000],
  ])
})

test('the link reaches it, and a fault does not go with it', () => {
  const { link, notices } = parseLink('#/step?task=replay-progress&fault=timeout')
  expect(link.scenario).toMatchObject({ task: 'replay-progress', fault: 'none' })
  expect(notices).toMatchObject([{ kind: 'conflict', key: 'fault', because: 'replay-progress' }])
})
