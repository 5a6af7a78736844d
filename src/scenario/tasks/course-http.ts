/** The course's four POSTs of 2026-07-28: one that is well, and one for each of −32020, −32022 and −32601. */
import { toUtf8 } from '../../protocol/bytes.ts'
import { stringify } from '../../protocol/json.ts'
import type { Header } from '../../transport/wire.ts'
import { envelope } from './course-lines.ts'
import type { ScriptLine, ScriptTask } from './task.ts'

interface Post {
  readonly id: number
  readonly method: string
  readonly version?: string
  /** The tool in the body. */
  readonly tool?: string
  /** The tool in the header, which ought to be the same. */
  readonly mcpName?: string
}

function post(
  ref: string,
  { id, method, version = '2026-07-28', tool, mcpName }: Post,
): ScriptLine {
  const named = tool === undefined ? {} : { name: tool, arguments: {} }
  const body = toUtf8(
    stringify({ jsonrpc: '2.0', id, method, params: { ...named, _meta: envelope(version) } }),
  )
  const headers: readonly Header[] = [
    ['Host', '127.0.0.1:8000'],
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['MCP-Protocol-Version', version],
    ['Mcp-Method', method],
    ...(mcpName === undefined ? [] : [['Mcp-Name', mcpName] as const]),
    ['Content-Length', String(body.length)],
  ]
  return {
    kind: 'http',
    ref,
    awaits: true,
    request: { method: 'POST', path: '/mcp', headers, body },
  }
}

const LIST = { method: 'tools/call', tool: 'list_injected_bugs' }

export const COURSE_HTTP: ScriptTask = {
  kind: 'script',
  id: 'course-http',
  revision: '2026-07-28',
  transport: 'http',
  lines: [
    post('call-1', { ...LIST, id: 3, mcpName: 'list_injected_bugs' }),
    post('header-mismatch', { ...LIST, id: 2, mcpName: 'other' }),
    post('unsupported-version', {
      ...LIST,
      id: 3,
      mcpName: 'list_injected_bugs',
      version: '1900-01-01',
    }),
    post('unknown-method', { id: 7, method: 'foo/bar' }),
  ],
}
