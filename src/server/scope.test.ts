/** Servers of one era, servers that claim too much or too little, and one that is silent. */
import { describe, expect, it } from 'vitest'
import { fromUtf8Lossy, toUtf8 } from '../protocol/bytes.ts'
import { bughunt } from './bughunt/definition.ts'
import type { ServerDefinition } from './definition.ts'
import { pythonSdk } from './dialects/python-sdk.ts'
import { spec } from './dialects/spec.ts'
import { createTestDriver } from './test-driver.ts'

const META = (version: string) => ({
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientCapabilities': {},
})
const modern = (method: string, version = '2026-07-28') => ({
  id: 1,
  method,
  params: { _meta: META(version) },
})
const INITIALIZE = {
  id: 2,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'c', version: '1' },
  },
}

function ask(change: Partial<ServerDefinition>, message: object, dialect = spec) {
  const definition = { ...bughunt({ tools: 'agent' }), ...change }
  const driver = createTestDriver({ definition, dialect, transport: 'stdio' })
  driver.send({ kind: 'spawn' })
  driver.send({ kind: 'stdin', line: toUtf8(JSON.stringify({ jsonrpc: '2.0', ...message })) })
  return driver
    .take()
    .flatMap((output) =>
      output.kind === 'stdout' ? [JSON.parse(fromUtf8Lossy(output.line))] : [],
    )[0]
}

describe('eras', () => {
  const MODERN = { versions: { stateless: ['2026-07-28', '2027-01-01'], stateful: [] } }
  const LEGACY = { versions: { stateless: [], stateful: ['2025-06-18', '2025-11-25'] } }

  it('one era only: the other opening is refused', () => {
    expect(ask(MODERN, INITIALIZE).error.code).toBe(-32602)
    expect(ask(MODERN, INITIALIZE, pythonSdk).error.code).toBe(-32022)
    expect(ask(LEGACY, modern('server/discover')).error.code).toBe(-32601)
    expect(ask(LEGACY, modern('server/discover'), pythonSdk).error.code).toBe(-32600)
  })

  it('versions are what is told and what is served', () => {
    const told = ask(MODERN, modern('server/discover', '2027-01-01')).result.supportedVersions
    expect(told).toEqual(['2026-07-28', '2027-01-01'])
    expect(ask(MODERN, modern('tools/list', '1900-01-01')).error).toMatchObject({
      code: -32022,
      data: { supported: told, requested: '1900-01-01' },
    })
    expect(ask(LEGACY, INITIALIZE).result.protocolVersion).toBe('2025-11-25')
    expect(ask({ negotiate: () => '2024-11-05' }, INITIALIZE).result.protocolVersion).toBe(
      '2024-11-05',
    )
  })

  it('a silent server is silent until the handshake', () => {
    const silent = { ...LEGACY, silentBeforeHandshake: true } as const
    expect(ask(silent, modern('server/discover'))).toBeUndefined()
    expect(ask(silent, INITIALIZE).result.protocolVersion).toBe('2025-11-25')
  })
})

describe('claims', () => {
  it('are told as they are, true or not', () => {
    const claim = { capabilities: { prompts: {} } }
    for (const message of [INITIALIZE, modern('server/discover')])
      expect(ask(claim, message).result.capabilities).toEqual({ prompts: {} })
  })

  it('a method without a handler is unknown', () => {
    const deaf = { answers: ['prompts/list'] }
    expect(ask(deaf, modern('tools/list')).error.code).toBe(-32601)
    expect(ask(deaf, modern('server/discover')).result.resultType).toBe('complete')
  })
})
