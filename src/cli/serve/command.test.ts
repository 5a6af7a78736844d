/** `serve` as a shell sees it: pipes, exit codes, signals, and nothing but frames on stdout. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readServeOptions } from './serve-options.ts'
import { SERVE_ARGS } from './served.ts'

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const call = (id: number, tool: string, args: object) =>
  `${JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: tool, arguments: args, _meta: ENVELOPE },
  })}\n`

/** `until`: close stdin when so many lines came back; else at once. */
async function run(options: readonly string[], input: string | Uint8Array, until = 0) {
  const child = spawn(process.execPath, [...SERVE_ARGS, ...options])
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    if (stdout.split('\n').length > until) child.stdin.end()
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdin.write(input)
  if (until === 0) child.stdin.end()
  const [code] = await once(child, 'close')
  return { code, stdout, stderr }
}

describe('npm run -s serve', { timeout: 30_000 }, () => {
  it('answers a line and ends by itself when stdin ends', async () => {
    const { code, stdout } = await run([], call(1, 'submit_bug_report', {}))
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { isError: true } })
  })

  it('does not offer the grader’s tool unless asked', async () => {
    const ask = call(1, 'list_injected_bugs', {})
    expect((await run([], ask, 1)).stdout).toContain('Unknown tool')
    expect((await run(['--tools', 'all'], ask, 1)).stdout).toContain('BUG-004')
  })

  it('survives bytes that are no UTF-8, a line of 10 MB and deep nesting', async () => {
    const bad = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(`"${'x'.repeat(10_000_000)}"\n${'['.repeat(200_000)}\n`),
      Buffer.from(call(7, 'nobody', {})),
    ])
    const { code, stdout } = await run([], bad)
    expect(code).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(stdout)).toMatchObject({ id: 7 })
  })

  it('refuses an unknown value with exit code 2 and names the legal ones', async () => {
    const { code, stdout, stderr } = await run(['--server', 'rust'], '')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain('python-sdk, spec')
  })

  it('ends on SIGTERM', async () => {
    const child = spawn(process.execPath, [...SERVE_ARGS, '--transport', 'http', '--port', '0'])
    await once(child.stderr, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('options', () => {
  it.each([
    [['--port', '70000'], '0 … 65535'],
    [['--transport', 'tcp'], 'stdio, http'],
    [['--tools'], 'agent, all'],
    [['--wat', '1'], '--transport'],
    [['extra'], '--transport'],
    [['--port', '1', '--port=2'], '--port is given more than once'],
  ])('%j is refused with the legal values', (args, legal) => {
    const options = readServeOptions(args)
    expect(options.ok ? '' : options.error).toContain(legal)
  })

  it('defaults to the Python dialect over stdio, port 8000', () => {
    expect(readServeOptions([])).toEqual({
      ok: true,
      value: { transport: 'stdio', port: 8000, server: 'python-sdk', tools: 'agent' },
    })
  })
})
