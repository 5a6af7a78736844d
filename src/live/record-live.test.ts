import { describe, expect, it } from 'vitest'
import { scenarioName } from '../../scripts/lib/main-scenarios.ts'
import { checkTrace } from '../checks/check-trace.ts'
import { REVISION_IDS } from '../protocol/revision.ts'
import { DEFAULT_SCENARIO, FAULT_IDS, type Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'
import { TRANSPORT_IDS } from '../transport/wire.ts'
import { recordLive } from './record-live.ts'

const RUNS: readonly Scenario[] = REVISION_IDS.flatMap((revision) =>
  TRANSPORT_IDS.flatMap((transport) =>
    FAULT_IDS.map(
      (fault): Scenario => ({
        ...DEFAULT_SCENARIO,
        server: 'typescript-sdk',
        revision,
        transport,
        fault,
      }),
    ),
  ),
)

const run = (change: Partial<Scenario>) =>
  recordLive({ ...DEFAULT_SCENARIO, server: 'typescript-sdk', ...change })
const event = ({ events }: Trace, key: string) => events.find((one) => one.key === key)
const failed = (trace: Trace) =>
  checkTrace(trace).flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []))

describe('the TypeScript SDK itself, in every revision, over both transports, with the first shelf of faults', () => {
  it.each(RUNS.map((scenario) => [scenarioName(scenario), scenario] as const))(
    '%s: the report gets through, no rule is broken, a second run is equal',
    async (_, scenario) => {
      const trace = await recordLive(scenario)
      const said = scenario.fault === 'timeout' ? 'reported-not-reproduced' : 'reported'
      expect(event(trace, 'answer')?.detail).toMatchObject({ say: said })
      expect(failed(trace)).toEqual([])
      expect(await recordLive(scenario)).toEqual(trace)
    },
  )
})

describe('what it really does', () => {
  it('answers an unknown tool with a protocol error', async () => {
    const answer = event(await run({ fault: 'unknown-tool' }), 'call-1.response')
    expect(answer).toMatchObject({ errorChannel: 'protocol-error' })
    expect(answer?.message?.error).toEqual({
      code: -32602,
      message: 'Tool delete_all_bugs not found',
    })
  })

  it('answers wrong arguments with isError, in words of Zod that the Model can mend', async () => {
    const trace = await run({ fault: 'bad-args' })
    expect(event(trace, 'call-1.response')).toMatchObject({ errorChannel: 'tool-error' })
    expect(event(trace, 'call-1.response')?.raw).toContain('expected one of')
    expect(event(trace, 'call-2.request')?.message?.params).toMatchObject({
      arguments: { severity: 'high' },
    })
  })

  it('keeps no session on legacy HTTP: no id, 405 to GET, nothing to DELETE', async () => {
    const trace = await run({ revision: '2025-11-25', transport: 'http' })
    expect(event(trace, 'initialize.head')?.http?.headers.map(([name]) => name)).not.toContain(
      'mcp-session-id',
    )
    expect(event(trace, 'listen.refused')?.http).toMatchObject({
      status: 405,
      headers: [
        ['allow', 'POST'],
        ['content-type', 'application/json'],
      ],
    })
    expect(trace.events.some(({ http }) => http?.method === 'DELETE')).toBe(false)
  })

  it('ignores a POSTed cancel: 202, and the usual result comes all the same', async () => {
    const trace = await run({ revision: '2025-11-25', transport: 'http', fault: 'timeout' })
    expect(event(trace, 'call-1.cancel-accepted')?.http?.status).toBe(202)
    const late = event(trace, 'call-1.late')
    expect(late?.raw).toContain('[2/2]')
    // The head came at once; the tool worked its two seconds to the end on the virtual clock.
    expect((late?.at ?? 0) - (event(trace, 'call-1.head')?.at ?? 0)).toBe(2000)
  })

  it('writes nothing more after an abort on modern HTTP, nor after a cancel on stdio', async () => {
    for (const [transport, end] of [
      ['http', 'call-1.stream-close'],
      ['stdio', 'call-1.cancel'],
    ] as const) {
      const { events } = await run({ transport, fault: 'timeout' })
      const cut = events.findIndex(({ key }) => key === end)
      expect(cut).toBeGreaterThan(0)
      expect(
        events.slice(cut).filter((one) => one.exchange === 'call-1' && one.from === 'server'),
      ).toEqual([])
    }
  })

  it('stands still while a tool blocks the loop, and writes nothing to a connection that was closed meanwhile', async () => {
    const { events } = await run({ transport: 'http', fault: 'blocking' })
    const own = events.filter(({ exchange, from }) => exchange === 'call-1' && from === 'server')
    expect(own).toEqual([])
    expect(events.find(({ key }) => key === 'call-2.response')?.at).toBe(2065)
  })

  it('prints into its own stdout, dies of an exit, and refuses a foreign Origin as its guide shows', async () => {
    expect(event(await run({ fault: 'stray-print' }), 'server.stray')?.raw).toMatch(/^DEBUG/)
    expect(event(await run({ fault: 'crash' }), 'shutdown.exit')?.detail).toEqual({ code: 1 })
    const refused = event(await run({ transport: 'http', fault: 'origin' }), 'discover.response')
    expect(refused?.http?.status).toBe(403)
  })

  it('serves a request without the envelope on modern stdio and leaves out resultType and the cache hints from then on (M3, M4, M13)', async () => {
    const trace = await run({ task: 'forgotten-envelope', tools: 'all' })
    for (const key of ['missing-meta.response', 'list.response', 'call-1.response'])
      expect(event(trace, key)?.message?.result).not.toHaveProperty('resultType')
    expect(new Set(failed(trace))).toEqual(new Set(['M3', 'M4', 'M13']))
  })

  it('refuses the same request once a modern one has settled the era', async () => {
    const answer = event(await run({ fault: 'missing-meta' }), 'call-1.response')
    expect(answer?.message?.error).toMatchObject({ code: -32602 })
  })

  it('reads the lines of the course: what is unreadable gets no answer, what follows does', async () => {
    const trace = await run({ task: 'course-modern', tools: 'all' })
    expect(trace.events.filter(({ channel }) => channel === 'stdout')).toHaveLength(8)
    expect(event(trace, 'shutdown.exit')?.detail).toEqual({ code: 0 })
  })
})
