import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { anyScenario } from '../../scripts/lib/any-scenario.ts'
import { missingMeta } from '../protocol/envelope.ts'
import { isObject, type JsonObject } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { idKey, messageKind, REQUEST_CANCELLED, type RequestId } from '../protocol/jsonrpc.ts'
import { taskOf } from '../scenario/tasks/tasks.ts'
import { toNdjson } from '../trace/export/ndjson.ts'
import type { Trace, TraceEvent } from '../trace/trace.ts'
import { viewAt } from '../trace/view-at.ts'
import { simulate } from './simulate.ts'

// Each claim runs dozens of simulations, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Checks a claim on random scenarios; a failure prints the scenario that breaks it. */
function always(claim: (trace: Trace) => void, numRuns = 60): void {
  fc.assert(
    fc.property(anyScenario(), (scenario) => {
      claim(simulate(scenario))
    }),
    { numRuns },
  )
}

const isResponse = ({ message }: TraceEvent) =>
  ['result', 'error'].includes(messageKind(message) ?? '')
const codeOf = (message: JsonObject | null) =>
  isObject(message?.error) ? message.error.code : undefined
const idOf = ({ message }: TraceEvent) => idKey(message?.id as RequestId)

test('the same scenario gives the same trace', () => {
  always((trace) => expect(toNdjson(simulate(trace.scenario))).toBe(toNdjson(trace)))
})

test('seq counts up, time never falls, keys are unique', () => {
  always(({ events }) => {
    expect(events.map((event) => event.seq)).toEqual(events.map((_, number) => number))
    const times = events.map((event) => event.at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(events.map((event) => event.key)).size).toBe(events.length)
  })
})

test('every request id is answered at most once', () => {
  always(({ events, scenario }) => {
    // The four POSTs of the course use one id twice, each time after it was answered.
    if (scenario.task === 'course-http') return
    const ids = events.filter((event) => event.from === 'server' && isResponse(event)).map(idOf)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('nothing comes for a cancelled id once the server has read the cancel, but for one known exception', () => {
  always(({ events, scenario }) => {
    const { revision, transport, server, latencyMs } = scenario
    const speaks = revision === '2025-11-25' && transport === 'http' && server === 'python-sdk'
    for (const cancel of events) {
      const stopped = cancel.channel === 'stream-close' && cancel.from === 'client'
      const notified = cancel.message?.method === 'notifications/cancelled'
      if (cancel.exchange === 'listen' || (!stopped && !notified)) continue
      const request = events.find(
        (event) => event.exchange === cancel.exchange && messageKind(event.message) === 'request',
      ) as TraceEvent
      const answers = events.filter(
        (event) => event.from === 'server' && isResponse(event) && idOf(event) === idOf(request),
      )
      const spoken = answers.filter(({ message }) => codeOf(message) === REQUEST_CANCELLED)
      const others = answers.filter((event) => !spoken.includes(event))
      expect(others.filter((event) => event.at > cancel.at + latencyMs)).toEqual([])
      // An answer that was already on its way when the cancel was read is the only other excuse.
      expect(spoken).toHaveLength(speaks && others.length === 0 ? 1 : 0)
    }
  })
})

test('every line on stdout is one JSON object', () => {
  always(({ events }) => {
    for (const event of events.filter(({ channel }) => channel === 'stdout')) {
      const parsed = parseJson(event.raw)
      expect(parsed.ok && parsed.value.kind, event.raw).toBe('object')
    }
  })
})

test('2026-07-28 always carries its envelope and resultType, 2025-11-25 never does', () => {
  always(({ events, scenario }) => {
    const modern = scenario.revision === '2026-07-28'
    const composed = taskOf(scenario.task).kind === 'goal'
    for (const { message, from, raw } of events) {
      const kind = messageKind(message)
      if (from === 'client' && kind === 'request' && composed) {
        const missing = missingMeta(message?.params as JsonObject)
        expect(missing.length, raw).toBe(modern ? 0 : 2)
      }
      if (from === 'server' && kind === 'result' && isObject(message?.result))
        expect(Object.hasOwn(message.result, 'resultType'), raw).toBe(modern)
    }
  })
})

test('viewAt sees no further than its step', () => {
  always((trace) => {
    trace.events.forEach((_, number) => {
      const cut = { ...trace, events: trace.events.slice(0, number + 1) }
      expect(viewAt(trace, number)).toEqual(viewAt(cut, number))
    })
  }, 20)
})

test('every run ends: nothing is left open and the user was answered each time', () => {
  always((trace) => {
    const { events, scenario } = trace
    const answers = events.filter(({ key }) => /(^|\.)answer$/.test(key))
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.length).toBeLessThanOrEqual(scenario.repeat)
    expect(viewAt(trace, events.length - 1)?.openExchanges).toEqual([])
  })
})
