import { describe, expect, it } from 'vitest'
import { TOOL_API } from '../../exercise/code-tools.ts'
import { messageSchema } from '../../exercise/message-schema.ts'
import { codeHelp, jsonHelp } from './draft-help.ts'

/** The draft with `|` where the cursor stands. */
function cut(text: string): readonly [draft: string, offset: number] {
  return [text.replace('|', ''), text.indexOf('|')]
}

describe('JSON drafts', () => {
  const help = jsonHelp(messageSchema('2026-07-28', 'client'), false, 'required')

  it('offers the methods while the message is unfinished', () => {
    const found = help.suggest(...cut('{"jsonrpc":"2.0","id":1,"method":"|"'))
    expect(found.map(({ text }) => text)).toContain('"tools/call"')
  })

  it('replaces the word under the cursor, and adds a colon to a key', () => {
    const [draft, offset] = cut('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"na|"}}')
    const name = help.suggest(draft, offset).find(({ label }) => label === 'name')
    expect(name).toMatchObject({ text: '"name": ', detail: 'string · required' })
    expect(draft.slice(name?.start, name?.end)).toBe('"na"')
  })

  it('explains the key under the pointer', () => {
    expect(
      help.explain(...cut('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"na|me":"x"}}')),
    ).toBe('`name` string · required')
    expect(help.explain(...cut('{ | }'))).toBe(null)
  })

  it('works line by line in a transcript', () => {
    const lines = jsonHelp(messageSchema('2026-07-28', 'client'), true, 'required')
    const [draft, offset] = cut('{"broken\n{"jsonrpc":"2.0","id":1,"|"}')
    const found = lines.suggest(draft, offset)
    expect(found.map(({ label }) => label)).toContain('method')
    expect(draft.slice(found[0]?.start, found[0]?.end)).toBe('""')
  })
})

it('offers what the API of a code exercise declares, with its comment', () => {
  const help = codeHelp(TOOL_API)
  expect(help.suggest(...cut('await sle|'))).toContainEqual(
    expect.objectContaining({ label: 'sleep', start: 6, end: 9 }),
  )
  expect(help.explain(...cut('await sle|ep(5)'))).toContain('a cancel interrupts')
})
