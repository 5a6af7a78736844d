import { expect, test } from 'vitest'
import { packEvents, unpackEvents } from './packed-events.ts'
import { readTranscript } from './transcripts.ts'

test('events arrive from a worker as they were, every digit of them', () => {
  const text = [
    '→ {"jsonrpc":"2.0","id":2.0,"method":"ping"}',
    '→ {"jsonrpc":"2.0","id":12345678901234567890,"method":"ping"}',
    '→ {"jsonrpc":"2.0","id":3,"method":"ping","params":{"deep":[{"exact":1e400}]}}',
    '← {"jsonrpc":"2.0","id":3,"result":{}}',
  ].join('\n')
  const events = readTranscript(text).trace?.events ?? []
  expect(events).toHaveLength(4)
  expect(unpackEvents(structuredClone(packEvents(events)))).toEqual(events)
})
