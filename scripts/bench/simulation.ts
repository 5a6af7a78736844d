/** What a run costs: the 32 main scenarios, and how the cost grows with the length of the trace. */
import { DEFAULT_SCENARIO } from '../../src/scenario/scenario.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { viewAt } from '../../src/trace/view-at.ts'
import { MAIN_SCENARIOS, scenarioName } from '../lib/main-scenarios.ts'
import { bestMs, type Row, worstMs } from './row.ts'

/** Events of one round once the connection is open. */
const EVENTS_A_ROUND = 10
const LENGTHS = [100, 1_000, 10_000, 100_000]
/** n log n over these lengths has an exponent of about 1.1; a square would have 2. */
const EXPONENT_BUDGET = 1.2

/** Each main scenario; the slowest is judged. */
export function simulationRows(): readonly Row[] {
  for (const scenario of MAIN_SCENARIOS) simulate(scenario)
  const times = MAIN_SCENARIOS.map((scenario) => ({
    name: scenarioName(scenario),
    ms: bestMs(9, () => void simulate(scenario)),
  })).sort((a, b) => a.ms - b.ms)
  const slowest = times.at(-1)
  return [
    { name: 'simulate, middle of 32 scenarios', value: times[16]?.ms ?? 0, unit: 'ms' },
    {
      name: 'simulate, slowest of 32 scenarios',
      value: slowest?.ms ?? 0,
      unit: 'ms',
      budget: 5,
      note: slowest?.name ?? '',
    },
  ]
}

/** A cursor move: everything that the page reads from the trace at one step. */
export function cursorRows(): readonly Row[] {
  return [1_000, 100_000].map((length) => {
    const trace = simulate({ ...DEFAULT_SCENARIO, repeat: roundsFor(length) })
    const { events } = trace
    viewAt(trace, 0)
    let cursor = 0
    const value = worstMs(501, () => {
      cursor = (cursor + 7919) % events.length
      viewAt(trace, cursor)
    })
    return { name: `cursor move, ${events.length} events`, value, unit: 'ms', budget: 16 }
  })
}

/** Time against length, and the exponent of the power that fits it from 1,000 events on. */
export function growthRows(): readonly Row[] {
  const points = LENGTHS.map((length) => {
    const scenario = { ...DEFAULT_SCENARIO, repeat: roundsFor(length) }
    let events = 0
    const times = length <= 1_000 ? 9 : length <= 10_000 ? 3 : 1
    const ms = bestMs(times, () => {
      events = simulate(scenario).events.length
    })
    return { events, ms }
  })
  const [, from] = points
  const to = points.at(-1)
  const exponent =
    from && to ? Math.log(to.ms / from.ms) / Math.log(to.events / from.events) : Number.NaN
  return [
    ...points.map(({ events, ms }) => ({
      name: `simulate, ${events} events`,
      value: ms,
      unit: 'ms',
      note: `${((ms / events) * 1000).toFixed(0)} µs an event`,
    })),
    { name: 'exponent of cost against length', value: exponent, unit: '', budget: EXPONENT_BUDGET },
  ]
}

function roundsFor(events: number): number {
  return Math.max(1, Math.round((events - 7) / EVENTS_A_ROUND))
}
