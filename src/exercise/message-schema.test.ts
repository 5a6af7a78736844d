import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { committedSchemas, messageSchemas } from '../../scripts/message-schemas.mjs'
import type { JsonObject } from '../protocol/json.ts'
import { isObject, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { messageKind } from '../protocol/jsonrpc.ts'
import { REVISION_IDS, type RevisionId } from '../protocol/revision.ts'
import { draftProblems, suggestions } from './json-help.ts'
import { messageSchema } from './message-schema.ts'

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const call = (more: object = {}, params: object = {}) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'x', arguments: {}, _meta: META, ...params },
    ...more,
  })
const keywords = (text: string, revision: RevisionId, side: 'client' | 'server') =>
  draftProblems(text, messageSchema(revision, side)).map(({ keyword }) => keyword)

it('holds the committed schemas against the SDK in node_modules', () => {
  expect(committedSchemas()).toEqual(messageSchemas())
})

describe('what the revisions ask for', () => {
  it('wants the envelope on requests of 2026-07-28 and not before', () => {
    const bare = call({}, { _meta: undefined })
    expect(keywords(bare, '2026-07-28', 'client')).toEqual(['required'])
    expect(keywords(bare, '2025-11-25', 'client')).toEqual([])
    expect(keywords(call(), '2026-07-28', 'client')).toEqual([])
  })

  it('wants resultType on results of 2026-07-28 and not before', () => {
    const reply = '{"jsonrpc":"2.0","id":1,"result":{"content":[]}}'
    expect(keywords(reply, '2026-07-28', 'server')).toEqual(['required'])
    expect(keywords(reply, '2025-11-25', 'server')).toEqual([])
  })

  it('offers the methods of each', () => {
    const methods = (revision: RevisionId) =>
      suggestions(messageSchema(revision, 'client'), { jsonrpc: '2.0' }, ['method'], false).map(
        ({ text }) => text,
      )
    expect(methods('2026-07-28')).toContain('"server/discover"')
    expect(methods('2026-07-28')).not.toContain('"initialize"')
    expect(methods('2025-11-25')).toContain('"initialize"')
    expect(methods('2025-11-25')).not.toContain('"server/discover"')
  })
})

describe('problems', () => {
  it('stand at the very value', () => {
    const text = call({}, { name: 5 })
    const [problem] = draftProblems(text, messageSchema('2026-07-28', 'client'))
    expect(text.slice(problem?.start, problem?.end)).toBe('5')
    expect(problem).toMatchObject({ keyword: 'type', detail: 'string' })
  })
  it('stand at the key whose object lacks a member', () => {
    const text = call({}, { _meta: {} })
    const [problem] = draftProblems(text, messageSchema('2026-07-28', 'client'))
    expect(text.slice(problem?.start, problem?.end)).toBe('"_meta"')
  })
  it('are counted line by line in a transcript', () => {
    const text = `${call()}\n\n{"jsonrpc":"2.0","id":1,"method":"tools/list"`
    const [problem, ...rest] = draftProblems(text, messageSchema('2026-07-28', 'client'), true)
    expect(rest).toEqual([])
    expect(problem?.keyword).toBe('json')
    expect(text.slice(0, problem?.start).split('\n')).toHaveLength(3)
  })
  it('are none for unknown keys anywhere', () => {
    const text = call({ extra: 1 }, { more: {}, _meta: { ...META, 'example.org/x': 1 } })
    expect(keywords(text, '2026-07-28', 'client')).toEqual([])
  })
})

it('suggests required keys first and leaves out those that are there', () => {
  const doc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { arguments: {} } }
  const keys = suggestions(messageSchema('2026-07-28', 'client'), doc, ['params'], true)
  expect(keys.slice(0, 2).map(({ label }) => label)).toEqual(['_meta', 'name'])
  expect(keys.map(({ label }) => label)).not.toContain('arguments')
})

/** Every line that the real SDK was recorded with, by revision and side, as far as it is meant to be legal. */
describe('recordings of the real server', () => {
  const recordings = JSON.parse(
    readFileSync(new URL('../server/fixtures/wire/stdio.json', import.meta.url), 'utf8'),
  ) as unknown
  const frames = framesIn(recordings)

  it('are many', () => {
    expect(frames.length).toBeGreaterThan(50)
  })

  it.each(REVISION_IDS)('pass the schema of %s', (revision) => {
    const mine = frames.filter((frame) => eraOf(frame.message, frame.era) === revision)
    expect(mine.length).toBeGreaterThan(10)
    const schema = messageSchema(revision, 'server')
    for (const { text } of mine) expect(draftProblems(text, schema), text).toEqual([])
  })

  it('of 2025-11-25 fail the schema of 2026-07-28: results lack resultType', () => {
    const schema = messageSchema('2026-07-28', 'server')
    const results = frames.filter(
      ({ message, era }) =>
        messageKind(message) === 'result' && eraOf(message, era) === '2025-11-25',
    )
    expect(results.length).toBeGreaterThan(5)
    for (const { text } of results) expect(draftProblems(text, schema)).not.toEqual([])
  })
})

interface Recorded {
  readonly text: string
  readonly message: JsonObject
  readonly era: string
}

/** A result tells its revision by `resultType`; other messages are legal in both. */
function eraOf(message: JsonObject, era: string): string {
  const result = message.result
  if (isObject(result)) return Object.hasOwn(result, 'resultType') ? '2026-07-28' : '2025-11-25'
  return era
}

/** Lines of servers anywhere in the recording that are JSON-RPC messages. */
function framesIn(node: unknown, era = ''): readonly Recorded[] {
  if (typeof node === 'string') {
    if (!node.startsWith('{"jsonrpc"')) return []
    const parsed = parseJson(node.trim())
    const message = parsed.ok ? toValue(parsed.value) : null
    if (!isObject(message ?? undefined)) return []
    const kind = messageKind(message)
    return kind === 'result' || kind === 'error'
      ? [{ text: node.trim(), message: message as JsonObject, era }]
      : []
  }
  if (Array.isArray(node)) return node.flatMap((one) => framesIn(one, era))
  if (typeof node !== 'object' || node === null) return []
  return Object.values(node).flatMap((one) => framesIn(one, era))
}
