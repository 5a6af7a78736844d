import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ENTRY = fileURLToPath(new URL('./trace.ts', import.meta.url))

/** Runs the command as npm does; `closeAfter` closes our end of its stdout after so many bytes. */
function run(args: readonly string[], closeAfter = Number.POSITIVE_INFINITY) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args])
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      if (out.length > closeAfter) child.stdout.destroy()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

const SLOW = 30_000

test(
  'prints one event a line and exits 0',
  async () => {
    const { code, out, err } = await run(['--fault', 'timeout', '--transport', 'http'])
    expect([code, err]).toEqual([0, ''])
    const events = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(events[0].version).toBe(1)
    expect(events.map((event) => event.key)).toContain('call-1.stream-close')
  },
  SLOW,
)

test(
  'runs the official TypeScript SDK when it is asked for',
  async () => {
    const { code, out, err } = await run([
      '--server=typescript-sdk',
      '--fault=unknown-tool',
      '--format=arrows',
    ])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(
      '← {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"Tool delete_all_bugs not found"}}\n',
    )
  },
  SLOW,
)

test(
  'an unknown value exits 2, with the legal ones on stderr and nothing on stdout',
  async () => {
    const { code, out, err } = await run(['--transport', 'sse'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe('--transport: "sse" is not a legal value. Legal: stdio, http\n')
  },
  SLOW,
)

test(
  'a reader that leaves early is no error',
  async () => {
    const { code, err } = await run(['--repeat', '200'], 1000)
    expect([code, err]).toEqual([0, ''])
  },
  SLOW,
)
