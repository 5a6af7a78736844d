import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { DEFAULT_SCENARIO } from '../../scenario/scenario.ts'
import { simulate } from '../../simulation/simulate.ts'
import type { TraceEvent } from '../trace.ts'
import { toCurl, toJsonLine, toRawHttp, toStdinPipe } from './commands.ts'
import { toMermaid } from './mermaid.ts'

// Each claim runs dozens of simulations, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const find = (transport: 'stdio' | 'http', key: string) =>
  simulate({ ...DEFAULT_SCENARIO, transport }).events.find(
    (event) => event.key === key,
  ) as TraceEvent

const shell = (command: string) => execFileSync('sh', ['-c', command], { encoding: 'utf8' })

test('a line piped into a server arrives as it was written', () => {
  const event = find('stdio', 'call-1.request')
  expect(shell(toStdinPipe(event, 'cat') as string)).toBe(`${event.raw}\n`)
})

test('whatever stands in the line, the shell gives it back', () => {
  const event = find('stdio', 'call-1.request')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const raw = JSON.stringify({ title: text.replaceAll('\0', '') })
      expect(shell(toStdinPipe({ ...event, raw }, 'cat') as string)).toBe(`${raw}\n`)
    }),
    { numRuns: 25 },
  )
})

test('curl gets every header but those it makes itself, and the body', () => {
  const event = find('http', 'call-1.request')
  const args = shell(`curl() { for arg; do printf '%s\\n' "$arg"; done; }; ${toCurl(event)}`).split(
    '\n',
  )
  expect(args).toContain('Mcp-Name: submit_bug_report')
  expect(args).toContain(event.raw)
  expect(args).toContain('http://127.0.0.1:8000/mcp')
  expect(args.some((arg) => /^content-length/i.test(arg))).toBe(false)
})

test('what a server wrote is no command', () => {
  const event = find('stdio', 'call-1.response')
  expect([toJsonLine(event), toCurl(event), toStdinPipe(event, 'x'), toRawHttp(event)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('raw HTTP has the declared length', () => {
  const event = find('http', 'list.request')
  const [head, body = ''] = (toRawHttp(event) as string).split('\r\n\r\n')
  expect(head).toMatch(/^POST \/mcp HTTP\/1\.1\r\n/)
  expect(head).toContain(`Content-Length: ${new TextEncoder().encode(body).length}`)
})

test('Mermaid: one arrow a frame, in order, and nothing that its grammar would read', () => {
  const trace = simulate({ ...DEFAULT_SCENARIO, transport: 'http', fault: 'timeout' })
  const lines = toMermaid(trace).trimEnd().split('\n')
  expect(lines[0]).toBe('sequenceDiagram')
  expect(lines).toContain('  C->>S: tools/call id 3')
  expect(lines).toContain('  C-xS: stream closed')
  expect(lines).toContain('  Note over C: request-timeout')
  const hostile = {
    ...find('stdio', 'call-1.request'),
    channel: 'stderr' as const,
    raw: 'a;b<c>#"{}',
  }
  expect(toMermaid({ ...trace, events: [hostile] })).not.toMatch(/[<>{}"]/)
})
