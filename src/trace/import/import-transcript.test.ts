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

test('an ellipsis in a text leaves nothing out of its message', () => {
  const line = '← {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"5/5 … ok"}]}}'
  expect(importTranscript(`→ {"jsonrpc":"2.0","id":1,"method":"ping"}\n${line}`).problems).toEqual(
    [],
  )
})

test('between bare messages a print has crossed the wire; half a message has, too, and is named by line', () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
  const { events, problems } = importTranscript(`${ping}\nready\n{"jsonrpc":"2.0",\n[${ping}]`)
  expect(events.map(({ channel, raw }) => `${channel} ${raw}`)).toEqual([
    `stdin ${ping}`,
    'stdout ready',
    'stdout {"jsonrpc":"2.0",',
    `stdin [${ping}]`,
  ])
  expect(problems).toMatchObject([{ line: 3, reason: 'not-json' }])
})

test('a file without a single message stays unread', () => {
  const { events, problems } = importTranscript('ready\nsteady\n{"a":1}')
  expect(events).toEqual([])
  expect(problems.map(({ line }) => line)).toEqual([1, 2, 3])
})
