import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import type { JsonObject } from '../protocol/json.ts'
import { bughunt } from './bughunt/definition.ts'
import type { ServerDefinition } from './definition.ts'
import { spec } from './dialects/spec.ts'
import type { ToolEffect, ToolHandler } from './port.ts'
import { createTestDriver } from './test-driver.ts'
import { createToolRunner } from './tool-runner.ts'

function tool(name: string, handler: ToolHandler): ServerDefinition['tools'][number] {
  return { name, description: name, input: { fields: [] }, handler }
}

function doing(...effects: readonly ToolEffect[]): ToolHandler {
  return function* () {
    yield* effects
    return { kind: 'value', value: 'done' }
  }
}

const START = { run: 1, args: {}, call: {} }

describe('the actions of a tool', () => {
  const waits = (handler: ToolHandler) => {
    const runner = createToolRunner({ name: 's', version: '1', tools: [tool('t', handler)] })
    return runner.start({ ...START, tool: 't' })
  }

  it('waits in the mode of its effect', () => {
    expect(waits(doing({ effect: 'sleep', ms: 5 }))).toEqual([
      { kind: 'wait', run: 1, ms: 5, mode: 'await' },
    ])
    expect(waits(doing({ effect: 'block', ms: 5 }))).toEqual([
      { kind: 'wait', run: 1, ms: 5, mode: 'block' },
    ])
    expect(waits(doing({ effect: 'thread' }, { effect: 'sleep', ms: 5 })).at(-1)).toEqual({
      kind: 'wait',
      run: 1,
      ms: 0,
      mode: 'thread',
    })
  })

  it('survives a handler that throws', () => {
    const [action] = waits(() => {
      throw new Error('boom')
    })
    expect(action).toMatchObject({
      input: { kind: 'tool-finished', outcome: { kind: 'exception' } },
    })
  })

  it('reports a handler that throws on its way', () => {
    const [action] = waits(
      // biome-ignore lint/correctness/useYield: it never gets that far
      function* () {
        throw new Error('boom')
      },
    )
    expect(action).toMatchObject({
      input: { kind: 'tool-finished', outcome: { kind: 'exception', text: 'Error: boom' } },
    })
  })

  it('does nothing for a run that was cancelled', () => {
    const runner = createToolRunner(bughunt({ tools: 'agent' }))
    runner.start({ ...START, tool: 'replay_steps', args: { steps: [] } })
    runner.cancel(1)
    expect(runner.resume(1)).toEqual([])
  })
})

describe('three ways to be slow, on stdio', () => {
  const SLOW: readonly (readonly [name: string, effects: readonly ToolEffect[]])[] = [
    ['awaits', [{ effect: 'sleep', ms: 2000 }]],
    ['blocks', [{ effect: 'block', ms: 2000 }]],
    ['threads', [{ effect: 'thread' }, { effect: 'block', ms: 2000 }]],
  ]
  const definition: ServerDefinition = {
    name: 's',
    version: '1',
    tools: SLOW.map(([name, effects]) => tool(name, doing(...effects))),
  }

  /** The ids of the answers, by the time at which each was written. */
  function run(name: string, cancel: boolean): Record<string, number> {
    const driver = createTestDriver({ definition, dialect: spec, transport: 'stdio' })
    const send = (message: JsonObject) =>
      driver.send({ kind: 'stdin', line: toUtf8(JSON.stringify({ jsonrpc: '2.0', ...message })) })
    driver.send({ kind: 'spawn' })
    send({
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: CLIENT },
    })
    driver.take()
    send({ id: 2, method: 'tools/call', params: { name } })
    driver.wait(100)
    send({ id: 3, method: 'ping' })
    if (cancel) send({ method: 'notifications/cancelled', params: { requestId: 2 } })
    const seen: Record<string, number> = {}
    for (let at = 100; at <= 3000; at += 100) {
      for (const output of driver.take())
        if (output.kind === 'stdout') seen[JSON.parse(fromUtf8Lossy(output.line)).id] = at
      driver.wait(100)
    }
    return seen
  }
  const CLIENT = { name: 'c', version: '1' }

  it('awaiting: others are answered at once, a cancel stops it', () => {
    expect(run('awaits', false)).toEqual({ 2: 2000, 3: 100 })
    expect(run('awaits', true)).toEqual({ 3: 100 })
  })

  it('blocking: others wait until it is over, a cancel comes too late', () => {
    expect(run('blocks', false)).toEqual({ 2: 2000, 3: 2000 })
    expect(run('blocks', true)).toEqual({ 2: 2000, 3: 2000 })
  })

  it('in a thread: others are answered at once, a cancel only silences it', () => {
    expect(run('threads', false)).toEqual({ 2: 2000, 3: 100 })
    expect(run('threads', true)).toEqual({ 3: 100 })
  })
})
