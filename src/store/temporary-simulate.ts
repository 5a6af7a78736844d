/** A few hand-made events until the simulation lands; nothing may rely on them. */
import type { Scenario } from '../scenario/scenario.ts'
import { TRACE_VERSION, type Trace, type TraceEvent } from '../trace/trace.ts'

const BASE = { connection: 'main', raw: '', message: null, note: '' } as const

export function simulate(scenario: Scenario): Trace {
  const call = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'replay_steps' } }
  const answer = { jsonrpc: '2.0', id: 2, result: { content: [], isError: true } }
  const events: readonly Omit<TraceEvent, 'seq'>[] = [
    { ...BASE, at: 0, key: 'ask', phase: 'launch', from: 'user', to: 'host', channel: 'internal' },
    {
      ...BASE,
      at: 5,
      key: 'spawn',
      phase: 'launch',
      from: 'host',
      to: 'server',
      channel: 'process',
    },
    {
      ...BASE,
      at: 9,
      key: 'turn-1',
      phase: 'decide',
      from: 'host',
      to: 'model',
      channel: 'internal',
    },
    {
      ...BASE,
      at: 9,
      key: 'turn-1.say',
      phase: 'decide',
      from: 'model',
      to: 'host',
      channel: 'internal',
    },
    {
      ...BASE,
      at: 12,
      key: 'call-1.request',
      phase: 'call',
      from: 'client',
      to: 'server',
      channel: 'stdin',
      message: call,
      raw: JSON.stringify(call),
      exchange: 'call-1',
    },
    {
      ...BASE,
      at: 17,
      key: 'call-1.response',
      phase: 'call',
      from: 'server',
      to: 'client',
      channel: 'stdout',
      message: answer,
      raw: JSON.stringify(answer),
      exchange: 'call-1',
      errorChannel: 'tool-error',
    },
    {
      ...BASE,
      at: 22,
      key: 'answer',
      phase: 'return',
      from: 'host',
      to: 'user',
      channel: 'internal',
    },
  ]
  return {
    version: TRACE_VERSION,
    scenario,
    events: events.map((event, seq) => ({ seq, ...event })),
  }
}
