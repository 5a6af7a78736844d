import { describe, expect, test } from 'vitest'
import { isObject } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { canHappen, faultsAt, placesOf } from '../scenario/fault-places.ts'
import { parseScenario, scenarioPairs } from '../scenario/parse-scenario.ts'
import {
  ALL_FAULT_IDS,
  DEFAULT_SCENARIO,
  type FaultId,
  type Scenario,
  SECOND_SHELF,
  SIMULATED_SERVER_IDS,
} from '../scenario/scenario.ts'
import { toNdjson } from '../trace/export/ndjson.ts'
import type { Trace, TraceEvent } from '../trace/trace.ts'
import { viewAt } from '../trace/view-at.ts'
import { simulate } from './simulate.ts'

const runsOf = (fault: FaultId) =>
  placesOf(fault).flatMap(([revision, transport]) =>
    SIMULATED_SERVER_IDS.map((server) => {
      const scenario: Scenario = { ...DEFAULT_SCENARIO, fault, revision, transport, server }
      return { place: `${revision} ${transport} ${server}`, scenario, trace: simulate(scenario) }
    }),
  )
const find = ({ events }: Trace, key: string) => events.find((event) => event.key === key)
const codeOf = (event: TraceEvent | undefined) =>
  isObject(event?.message?.error) ? event.message.error.code : undefined
const saying = (trace: Trace) => find(trace, 'answer')?.detail?.say
const keys = (trace: Trace) => trace.events.map((event) => event.key)

describe.each(SECOND_SHELF)('%s', (fault) => {
  test.each(runsOf(fault))(
    '$place: runs to an answer, alike twice, with nothing left open',
    (run) => {
      const { scenario, trace } = run
      expect(toNdjson(simulate(scenario))).toBe(toNdjson(trace))
      expect(find(trace, 'answer')).toBeDefined()
      expect(viewAt(trace, trace.events.length - 1)?.openExchanges).toEqual([])
      const times = trace.events.map((event) => event.at)
      expect(times).toEqual([...times].sort((a, b) => a - b))
    },
  )
})

/** Where the error of the first call or of the opening comes back: event, JSON-RPC code, HTTP status. */
const REFUSALS: readonly (readonly [FaultId, RegExp, number | undefined, number | undefined])[] = [
  ['missing-meta', /^call-1/, -32602, 400],
  ['unknown-method', /^call-1/, -32601, undefined],
  ['header-mismatch', /^call-1/, -32020, 400],
  ['origin', /^(discover|initialize)/, undefined, 403],
  ['unauthorized', /^(discover|initialize)/, undefined, 401],
]

describe.each(REFUSALS)('%s is refused', (fault, where, code, status) => {
  test.each(runsOf(fault))('$place', ({ trace, scenario }) => {
    const refused = trace.events.find((event) => event.errorChannel) as TraceEvent
    expect(refused.key).toMatch(where)
    expect(refused.errorChannel).toBe(code === undefined ? 'transport-error' : 'protocol-error')
    if (code !== undefined) expect(codeOf(refused)).toBe(code)
    if (status !== undefined && scenario.transport === 'http')
      expect(refused.http?.status).toBe(status)
    expect(saying(trace)).toBe(code === undefined ? 'not-connected' : 'gave-up')
  })
})

test('an unknown method is 404 over HTTP in 2026-07-28', () => {
  const modern = runsOf('unknown-method').filter(
    ({ scenario }) => scenario.revision === '2026-07-28' && scenario.transport === 'http',
  )
  expect(modern.map(({ trace }) => find(trace, 'call-1.response')?.http?.status)).toEqual([
    404, 404,
  ])
})

test('an unknown version: −32022 in 2026-07-28, settled by the handshake in 2025-11-25', () => {
  for (const { scenario, trace } of runsOf('unsupported-version')) {
    if (scenario.revision === '2026-07-28') {
      expect(codeOf(find(trace, 'discover.response'))).toBe(-32022)
      expect(saying(trace)).toBe('not-connected')
    } else {
      const answer = trace.events.find(({ message }) => isObject(message?.result))
      expect(answer?.message?.result).toMatchObject({ protocolVersion: '2025-11-25' })
      expect(saying(trace)).toBe('reported')
    }
  }
})

test('a 401 says where to ask for a token', () => {
  for (const { trace } of runsOf('unauthorized')) {
    const answer = trace.events.find((event) => event.http?.status === 401)
    const names = answer?.http?.headers.map(([name]) => name.toLowerCase())
    expect(names).toContain('www-authenticate')
  }
})

test('a stray print breaks stdout for one server and goes to stderr for the other; HTTP never sees it', () => {
  for (const { scenario, trace } of runsOf('stray-print')) {
    const onPipe = scenario.transport === 'stdio' && scenario.server === 'spec'
    expect(trace.events.some((event) => event.key === 'server.stray')).toBe(onPipe)
    expect(trace.events.some((event) => event.channel === 'stderr')).toBe(!onPipe)
    expect(saying(trace)).toBe('reported')
  }
})

test('a carriage return before the newline is blank space to JSON', () => {
  for (const { trace } of runsOf('crlf')) {
    const lines = trace.events.filter((event) => event.channel === 'stdout')
    expect(lines.length).toBeGreaterThan(2)
    for (const { raw } of lines) {
      expect(raw.endsWith('\r')).toBe(true)
      expect(parseJson(raw).ok).toBe(true)
    }
    expect(saying(trace)).toBe('reported')
  }
})

test.each(['crash', 'stream-closed'] as const)(
  '%s: no answer, and whether the report was filed is unknown',
  (fault) => {
    for (const { trace } of runsOf(fault)) {
      expect(keys(trace)).not.toContain('call-1.response')
      expect(saying(trace)).toBe('report-uncertain')
    }
  },
)

test('ten silent minutes end at the Client’s usual limit', () => {
  for (const { trace } of runsOf('silent')) {
    const timeout = find(trace, 'call-1.timeout') as TraceEvent
    const request = find(trace, 'call-1.request') as TraceEvent
    expect(timeout.at - request.at).toBe(60_000)
    expect(saying(trace)).toBe('reported-not-reproduced')
  }
})

test('a blocked loop reads neither the cancel nor the next call until it is done', () => {
  for (const { scenario, trace } of runsOf('blocking')) {
    const request = find(trace, 'call-1.request') as TraceEvent
    const next = trace.events.find((event) => /^call-2\.(response|head)$/.test(event.key))
    expect((next as TraceEvent).at - request.at).toBeGreaterThanOrEqual(2000)
    const closedStream = scenario.revision === '2026-07-28' && scenario.transport === 'http'
    expect(keys(trace).includes('call-1.late')).toBe(!closedStream)
  }
})

test('a server without cancels answers late, and the answer is dropped', () => {
  for (const { trace } of runsOf('late-answer'))
    expect(keys(trace)).toEqual(
      expect.arrayContaining(['call-1.timeout', 'call-1.cancel', 'call-1.late', 'call-1.dropped']),
    )
})

test('an old server: an error or silence, then the handshake, then everything as usual', () => {
  for (const { scenario, trace } of runsOf('legacy-only')) {
    const silent = scenario.server === 'spec' && scenario.transport === 'stdio'
    expect(keys(trace)).toContain(silent ? 'discover.timeout' : 'discover.response')
    expect(keys(trace)).toContain('initialize.request')
    expect(saying(trace)).toBe('reported')
  }
})

test('a link or an option that asks for a fault where it cannot happen says so, and names those that can', () => {
  const { scenario, problems } = parseScenario(
    [
      ['via', 'stdio'],
      ['fault', 'header-mismatch'],
    ],
    'link',
  )
  expect(scenario.fault).toBe('none')
  expect(problems).toEqual([
    expect.objectContaining({
      kind: 'no-place',
      key: 'fault',
      got: 'header-mismatch',
      used: 'none',
    }),
  ])
  expect(problems[0]?.legal).toEqual(faultsAt(scenario))
  expect(problems[0]?.legal).not.toContain('header-mismatch')
})

test('every fault has a place, and every legal scenario survives its own link', () => {
  for (const fault of ALL_FAULT_IDS)
    for (const [revision, transport] of placesOf(fault)) {
      const scenario: Scenario = { ...DEFAULT_SCENARIO, fault, revision, transport }
      expect(canHappen(scenario)).toBe(true)
      expect(parseScenario(scenarioPairs(scenario, 'link'), 'link').scenario).toEqual(scenario)
    }
})
