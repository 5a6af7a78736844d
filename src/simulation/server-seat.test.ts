import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { bughunt } from '../server/bughunt/definition.ts'
import type { ServerDefinition } from '../server/definition.ts'
import { dialectOf } from '../server/dialects/dialects.ts'
import type { ToolEffect } from '../server/port.ts'
import { createClock } from './clock.ts'
import { createServerSeat, type ServerItem } from './server-seat.ts'
import { simulate } from './simulate.ts'

/** BugHunt whose replay does this and then answers. */
function replayWith(...effects: readonly ToolEffect[]): ServerDefinition {
  const definition = bughunt({ tools: 'agent' })
  const tools = definition.tools.map((tool) =>
    tool.name === 'replay_steps'
      ? {
          ...tool,
          *handler() {
            yield* effects
            return { kind: 'value', value: 'done' } as const
          },
        }
      : tool,
  )
  return { ...definition, tools }
}

/** Starts the replay at 0, asks `tools/list` at 100 and cancels the replay at 200; when each answer was written. */
function timing(...effects: readonly ToolEffect[]) {
  const clock = createClock<ServerItem>()
  const written: Record<string, number> = {}
  const seat = createServerSeat({
    config: {
      definition: replayWith(...effects),
      dialect: dialectOf('python-sdk'),
      transport: 'stdio',
    },
    schedule: clock.schedule,
    now: clock.now,
    entropy: () => '',
    write(output) {
      if (output.kind !== 'stdout') return
      const { id } = JSON.parse(new TextDecoder().decode(output.line)) as { id: number }
      written[id] = clock.now()
    },
  })
  const stdin = (at: number, message: object) => {
    const line = new TextEncoder().encode(JSON.stringify({ jsonrpc: '2.0', ...message }))
    clock.schedule(at, { to: 'server', input: { kind: 'stdin', line } })
  }
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  clock.schedule(0, { to: 'server', input: { kind: 'spawn' } })
  stdin(0, {
    id: 1,
    method: 'tools/call',
    params: { name: 'replay_steps', arguments: { steps: ['a'] }, _meta },
  })
  stdin(100, { id: 2, method: 'tools/list', params: { _meta } })
  stdin(200, { method: 'notifications/cancelled', params: { requestId: 1 } })
  for (let item = clock.next(); item !== null; item = clock.next()) seat.take(item)
  return written
}

// The three ways to be slow, as measured with the real SDK: a blocked loop answers late and cannot be cancelled.
test('a tool that awaits: the loop goes on, the cancel works', () => {
  expect(timing({ effect: 'sleep', ms: 2000 })).toEqual({ 2: 100 })
})

test('a tool in a thread: the loop goes on, nothing more is heard of the call', () => {
  expect(timing({ effect: 'thread' }, { effect: 'sleep', ms: 2000 })).toEqual({ 2: 100 })
})

test('a tool that blocks the loop: all waits, and the cancel comes too late', () => {
  expect(timing({ effect: 'block', ms: 2000 })).toEqual({ 1: 2000, 2: 2000 })
})

test('a server that dies mid-call is a transport error, and the run still ends', () => {
  const scenario = { ...DEFAULT_SCENARIO, fault: 'timeout', limitMs: 5000 } as const
  const { events } = simulate(scenario, { definition: replayWith({ effect: 'crash', code: 1 }) })
  const error = events.find((event) => event.errorChannel !== undefined)
  expect(error).toMatchObject({
    channel: 'process',
    errorChannel: 'transport-error',
    detail: { code: 1 },
  })
  expect(events.some(({ key }) => key === 'answer')).toBe(true)
})
