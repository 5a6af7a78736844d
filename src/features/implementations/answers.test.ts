import { describe, expect, it } from 'vitest'
import { recordLive } from '../../live/record-live.ts'
import { DEFAULT_SCENARIO, type Scenario, SERVER_IDS } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import type { Trace } from '../../trace/trace.ts'
import { frameLabel } from '../../views/frame-label.ts'
import { answerIn, exchangeAt, requestIn } from './answers.ts'

const runsOf = (change: Partial<Scenario>): Promise<readonly Trace[]> =>
  Promise.all(
    SERVER_IDS.map((server) => {
      const scenario = { ...DEFAULT_SCENARIO, ...change, server }
      return server === 'typescript-sdk' ? recordLive(scenario) : simulate(scenario)
    }),
  )

const words = async (change: Partial<Scenario>, exchange: string) =>
  (await runsOf(change)).map(({ events }) => {
    const answer = answerIn(events, exchange)
    if (answer.kind !== 'frame') return answer.kind
    const { word, status } = frameLabel(answer.event)
    return word ?? status ?? answer.event.channel
  })

describe('what Python SDK, spec and TypeScript SDK answer', () => {
  it('three different frames to an unknown tool, on two channels', async () => {
    expect(await words({ fault: 'unknown-tool' }, 'call-1')).toEqual([
      'isError',
      'error -32602',
      'error -32602',
    ])
    const raws = (await runsOf({ fault: 'unknown-tool' })).map(({ events }) => {
      const answer = answerIn(events, 'call-1')
      return answer.kind === 'frame' ? answer.event.raw : ''
    })
    expect(new Set(raws).size).toBe(3)
  })

  it('to a cancel over legacy HTTP: an error of its own, an empty stream, and the result all the same', async () => {
    const change = { fault: 'timeout', revision: '2025-11-25', transport: 'http' } as const
    expect(await words(change, 'call-1')).toEqual(['error -32800', 'stream-close', 'result'])
  })

  it('nothing to a call that was cancelled on a pipe; 405 or a stream to GET', async () => {
    expect(await words({ fault: 'timeout' }, 'call-1')).toEqual(['silence', 'silence', 'silence'])
    const change = { revision: '2025-11-25', transport: 'http' } as const
    expect(await words(change, 'listen')).toEqual([200, 405, 'error -32000'])
  })

  it('says where a run has no such request', () => {
    expect(answerIn(simulate(DEFAULT_SCENARIO).events, 'call-9')).toEqual({ kind: 'not-asked' })
  })
})

describe('the exchange of a step', () => {
  const { events } = simulate(DEFAULT_SCENARIO)
  const at = (key: string) =>
    exchangeAt(
      events,
      events.findIndex((event) => event.key === key),
    )

  it('is its own on the wire, the one it leads to inside, and none where no server is asked', () => {
    expect(at('call-1.response')).toBe('call-1')
    expect(at('call-1.order')).toBe('call-1')
    expect(at('call-1.result')).toBe('call-1')
    expect(at('user.task')).toBeNull()
    expect(at('model-1.turn')).toBeNull()
    expect(requestIn(events, 'call-1')?.message?.method).toBe('tools/call')
  })
})
