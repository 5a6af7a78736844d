import { expect, test } from 'vitest'
import { openSession } from '../exercise/session.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ToolHandler } from '../server/port.ts'

/** Reports once a second, for so many seconds. */
const reporting = (seconds: number): ToolHandler =>
  function* () {
    for (let progress = 1; progress <= seconds; progress++) {
      yield { effect: 'sleep', ms: 1000 }
      yield { effect: 'progress', progress }
    }
    return { kind: 'value', value: 'done' }
  }

interface Options {
  readonly transport?: 'stdio' | 'http'
  readonly progress?: true
  readonly resetOnProgress?: true
  readonly maxMs?: number
}

function call({ transport = 'stdio', ...more }: Options) {
  const base = bughunt({ tools: 'agent' })
  const tools = base.tools.map((tool) => ({ ...tool, handler: reporting(5) }))
  const session = openSession({ transport, definition: { ...base, tools }, opening: 'full' })
  session.run()
  const begun = session.now()
  session.tell({
    kind: 'request',
    ref: 'call-1',
    method: 'tools/call',
    params: { name: 'replay_steps', arguments: { steps: [] } },
    limitMs: 1500,
    ...more,
  })
  session.run()
  const ended = session.events.find(
    ({ key }) => key === 'call-1.timeout' || key === 'call-1.result',
  )
  return { settlement: session.settlement('call-1'), ms: (ended?.at ?? 0) - begun }
}

test.each(['stdio', 'http'] as const)('progress gives a request its time afresh (%s)', (via) => {
  const { settlement } = call({ transport: via, progress: true, resetOnProgress: true })
  expect(settlement).toMatchObject({ kind: 'result' })
})

test.each<[string, Options]>([
  ['nobody asked for progress', { resetOnProgress: true }],
  ['the caller does not let it move the clock', { progress: true }],
])('the limit holds when %s', (_name, options) => {
  const { settlement, ms } = call(options)
  expect(settlement).toEqual({ kind: 'local-error', code: 'request-timeout', limitMs: 1500 })
  expect(ms).toBe(1500)
})

test('no progress moves the hard limit', () => {
  const { settlement, ms } = call({ progress: true, resetOnProgress: true, maxMs: 3200 })
  expect(settlement).toEqual({ kind: 'local-error', code: 'request-timeout', limitMs: 3200 })
  expect(ms).toBe(3200)
})
