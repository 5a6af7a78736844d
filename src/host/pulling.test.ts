import { expect, test } from 'vitest'
import { checkTrace } from '../checks/check-trace.ts'
import { REVISION_IDS } from '../protocol/revision.ts'
import { DEFAULT_SCENARIO, SIMULATED_SERVER_IDS } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { TRANSPORT_IDS } from '../transport/wire.ts'
import { beginPull, pullRef, pullRequest, pullSettled } from './pulling.ts'

const RULES = 'bughunt://rules'
const LIMIT_MS = 1000

const places = REVISION_IDS.flatMap((revision) =>
  TRANSPORT_IDS.flatMap((transport) =>
    SIMULATED_SERVER_IDS.map((server) => ({ revision, transport, server })),
  ),
)

test.each(places)('a mounted resource and a picked prompt reach the Model: %j', (place) => {
  for (const [task, fetch, named] of [
    ['read-resources', 'resources/read', RULES],
    ['use-prompt', 'prompts/get', 'file-report'],
  ] as const) {
    const trace = simulate({ ...DEFAULT_SCENARIO, ...place, task })
    const methods = trace.events.flatMap(({ message }) =>
      typeof message?.method === 'string' ? [message.method] : [],
    )
    expect(methods).toContain(fetch)
    expect(methods.indexOf(fetch)).toBeLessThan(methods.indexOf('tools/call'))
    const context = trace.events.find(({ to }) => to === 'model')
    expect(JSON.parse(context?.raw ?? '{}').messages[1]).toMatchObject({
      role: 'attached',
      name: named,
      text: expect.stringMatching(/报告/),
    })
    expect(trace.events.find(({ key }) => key === 'answer')?.detail?.say).toBe('reported')
    expect(checkTrace(trace).filter(({ verdict }) => verdict === 'fail')).toEqual([])
  }
})

test('only the User names the prompt, and only the Host names the resource', () => {
  const first = (task: 'read-resources' | 'use-prompt', name: string) =>
    simulate({ ...DEFAULT_SCENARIO, task }).events.find(
      ({ from, raw }) => from !== 'server' && raw.includes(name),
    )?.from
  expect(first('use-prompt', 'file-report')).toBe('user')
  // The Client writes what the Host has told it to.
  expect(first('read-resources', RULES)).toBe('client')
})

test('every round fetches anew', () => {
  const { events } = simulate({ ...DEFAULT_SCENARIO, task: 'use-prompt', repeat: 2 })
  expect(events.filter(({ key }) => /(^|\.)get\.request$/.test(key))).toHaveLength(2)
})

test('reads on while there is a cursor, an empty one too, and then fetches', () => {
  const first = beginPull({ kind: 'resource', uri: RULES })
  const more = pullSettled(first, { kind: 'result', result: { resources: [], nextCursor: '' } })
  if (more.kind !== 'ask') throw new Error(more.kind)
  expect(pullRef(more.pulling)).toBe('resources-2')
  expect(pullRequest(more.pulling, 'resources-2', LIMIT_MS)).toMatchObject({
    method: 'resources/list',
    params: { cursor: '' },
  })
  const found = pullSettled(more.pulling, {
    kind: 'result',
    result: { resources: [{ uri: RULES }] },
  })
  if (found.kind !== 'ask') throw new Error(found.kind)
  expect(pullRequest(found.pulling, 'read', LIMIT_MS)).toMatchObject({ params: { uri: RULES } })
})

test('does without what is not listed, and without what is refused', () => {
  const pulling = beginPull({ kind: 'prompt', name: 'file-report', arguments: {} })
  expect(pullSettled(pulling, { kind: 'result', result: { prompts: [] } }).kind).toBe('nothing')
  const error = { code: -32601, message: 'Method not found' }
  expect(pullSettled(pulling, { kind: 'protocol-error', error }).kind).toBe('nothing')
})
