import { describe, expect, test } from 'vitest'
import { isObject } from '../../protocol/json.ts'
import { placesOf } from '../../scenario/fault-places.ts'
import { ALL_FAULT_IDS, DEFAULT_SCENARIO, SIMULATED_SERVER_IDS } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import { toNdjson } from '../../trace/export/ndjson.ts'
import { outcomeOf } from '../../trace/outcome.ts'
import type { TraceEvent } from '../../trace/trace.ts'
import { exportLines, toCsv, toMarkdown } from './matrix-export.ts'

const runs = ALL_FAULT_IDS.flatMap((fault) =>
  placesOf(fault).flatMap(([revision, transport]) =>
    SIMULATED_SERVER_IDS.map((server) => ({
      ...DEFAULT_SCENARIO,
      fault,
      revision,
      transport,
      server,
    })),
  ),
)

describe('a cell', () => {
  test.each(
    runs.map(
      (scenario) =>
        [scenario.fault, scenario.revision, scenario.transport, scenario.server, scenario] as const,
    ),
  )(
    '%s, %s, %s, %s says what the printed lines say',
    (_fault, _revision, _transport, _server, scenario) => {
      const trace = simulate(scenario)
      const outcome = outcomeOf(trace)
      const lines = toNdjson(trace)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as TraceEvent)
      const first = lines.find((line) => line.errorChannel !== undefined)
      expect(outcome.channel).toBe(first?.errorChannel ?? null)
      if (first) expect(outcome.key).toBe(first.key)
      const error = isObject(first?.message?.error) ? first.message.error : null
      expect(outcome.code).toBe(error?.code ?? null)
      if (first?.http?.status !== undefined) expect(outcome.status).toBe(first.http.status)
      const notices = lines.filter((line) => line.message?.method === 'notifications/cancelled')
      expect(outcome.cancel?.how === 'line').toBe(notices[0]?.channel === 'stdin')
      expect(outcome.cancel?.how === 'post').toBe(notices[0]?.channel === 'http-request')
      if (outcome.told !== null)
        expect(
          lines.some(
            (line) => line.to === 'model' && line.raw.includes(JSON.stringify(outcome.told)),
          ),
        ).toBe(true)
    },
  )
})

test('cancelling by POST names the status that answered it', () => {
  const scenario = {
    ...DEFAULT_SCENARIO,
    revision: '2025-11-25',
    transport: 'http',
    fault: 'timeout',
  } as const
  expect(outcomeOf(simulate(scenario)).cancel).toEqual({ how: 'post', status: 202 })
})

describe('export', () => {
  const scenario = { ...DEFAULT_SCENARIO, fault: 'bad-args' } as const
  const outcome = outcomeOf(simulate(scenario))
  const lines = exportLines([
    {
      fault: 'bad-args',
      cells: [
        { scenario, outcome, other: null },
        { scenario, outcome: 'none', other: null },
      ],
    },
  ])

  test('CSV keeps line breaks and quotes of the told text inside its field', () => {
    expect(outcome.told).toContain('\n')
    const csv = toCsv(lines)
    expect(csv.split('\r\n')[0]).toBe(
      'fault,revision,transport,server,channel,code,status,cancel,late,told',
    )
    expect(csv).toContain(`"${outcome.told?.replaceAll('"', '""')}"`)
    expect(csv).toContain('bad-args,2026-07-28,stdio,python-sdk,n/a,,,,,')
  })

  test('a text that a spreadsheet would run stays a text', () => {
    const [line] = lines
    if (!line) throw new Error('no line')
    expect(toCsv([{ ...line, told: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`)
    expect(toCsv([{ ...line, code: '-32602' }])).toContain(',-32602,')
  })

  test('Markdown has one row a cell, with bars and breaks that do not break it', () => {
    const [line] = lines
    if (!line) throw new Error('no line')
    const table = toMarkdown([{ ...line, told: 'a|b\nc' }])
    expect(table.trimEnd().split('\n')).toHaveLength(3)
    expect(table).toContain('a\\|b<br>c')
  })
})
