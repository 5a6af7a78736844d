import { expect, test } from 'vitest'
import { importTranscript } from './import-transcript.ts'

test('more lines than anybody steps through: the rest is named, not read', () => {
  const { events, problems } = importTranscript('→ a\n'.repeat(150_000))
  expect(events.length).toBeLessThanOrEqual(100_000)
  expect(problems.at(-1)).toMatchObject({ reason: 'too-long', line: events.length + 1 })
})

test('a text that fits is read whole, without a word', () => {
  const { events, problems } = importTranscript('→ {"jsonrpc":"2.0","id":1,"method":"ping"}\n')
  expect(events).toHaveLength(1)
  expect(problems).toEqual([])
})
