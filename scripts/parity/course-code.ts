/** Runs every file of public/code and looks at what it prints. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.mjs'

interface CourseRun {
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
  /** Texts that a good run prints, in this order. */
  readonly prints: readonly string[]
}

const SESSION_END = {
  modern: ['supportedVersions', 'BUG-001', '"isError":true', 'Unknown tool', '-32601', '-32602'],
  legacy: ['"protocolVersion":"2025-11-25"', 'BUG-001', '"isError":true', '-32601'],
}
const CLIENT = ['2026-07-28', 'submit_bug_report', 'BUG-001', 'low', 'delete_all_bugs', '-32001']
const PROBE = [
  ['thread_sleep', false, false, false],
  ['blocking_sleep', true, true, false],
  ['awaiting_sleep', false, false, true],
].map(
  ([tool, blocked, late, holds]) =>
    `{"tool": "${tool}", "loop_blocked": ${blocked}, "answers_after_cancel": ${late}, "timeout_holds": ${holds}}`,
)

/** Node's threads leave the loop free and cannot be interrupted; in memory the wait of the Client ends on time all the same. */
const NODE_PROBE = [
  ['thread_sleep', false, false, true],
  ['blocking_sleep', true, true, false],
  ['awaiting_sleep', false, false, true],
].map(
  ([tool, blocked, late, holds]) =>
    `{"tool":"${tool}","loop_blocked":${blocked},"answers_after_cancel":${late},"timeout_holds":${holds}}`,
)
const NODE_CLIENT = ['2026-07-28', 'submit_bug_report', 'BUG-001', 'low', '-32602', 'timed out']

/** The TypeScript twins, and the raw session against the other language's server. */
function nodeRuns(python: string): readonly CourseRun[] {
  const other = `${python} public/code/bughunt_server.py`
  const run = (script: string, args: readonly string[], prints: readonly string[]): CourseRun => ({
    name: [script, ...args.map((arg) => (arg === other ? 'bughunt_server.py' : arg))].join(' '),
    file: process.execPath,
    args: ['--import', 'tsx', join('public', 'code', script), ...args],
    prints,
  })
  const end = {
    modern: ['supportedVersions', 'BUG-001', '"isError":true', 'delete_all_bugs', '-32601'],
    legacy: ['"protocolVersion":"2025-11-25"', 'BUG-001', '"isError":true', '-32601'],
  }
  return [
    run('raw-stdio-session.ts', [], end.modern),
    run('raw-stdio-session.ts', ['--legacy'], end.legacy),
    run('raw-stdio-session.ts', ['--server', other], end.modern),
    run('raw-stdio-session.ts', ['--legacy', '--server', other], end.legacy),
    run('sdk-client-demo.ts', [], NODE_CLIENT),
    {
      name: 'bughunt-server.test.ts',
      file: process.execPath,
      args: [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'public/code'],
      prints: ['8 passed'],
    },
    run('blocking-probe.ts', [], NODE_PROBE),
  ]
}

function pythonRuns(python: string): readonly CourseRun[] {
  const serve = `${process.execPath} --import tsx src/cli/serve.ts --tools all`
  const run = (script: string, args: readonly string[], prints: readonly string[]): CourseRun => ({
    name: [script, ...args.map((arg) => (arg === serve ? 'serve' : arg))].join(' '),
    file: python,
    args: ['-B', join('public', 'code', script), ...args],
    prints,
  })
  return [
    run('raw_stdio_session.py', [], SESSION_END.modern),
    run('raw_stdio_session.py', ['--legacy'], SESSION_END.legacy),
    run('raw_stdio_session.py', ['--server', serve], SESSION_END.modern),
    run('raw_stdio_session.py', ['--legacy', '--server', serve], SESSION_END.legacy),
    run('sdk_client_demo.py', [], CLIENT),
    {
      name: 'test_bughunt_server.py',
      file: python,
      args: ['-B', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'public/code'],
      prints: ['7 passed, 1 xfailed'],
    },
    run('blocking_probe.py', [], PROBE),
  ]
}

/** How many files ran and printed what they should; each is reported by a line. */
export async function runCourseCode(
  python: string,
  print: (text: string) => void,
): Promise<{ passed: number; failed: number }> {
  let passed = 0
  let failed = 0
  for (const run of [...pythonRuns(python), ...nodeRuns(python)]) {
    const { code, output } = await outputOf(run)
    const isGood = code === 0 && inOrder(output, run.prints)
    if (isGood) passed++
    else failed++
    print(`${isGood ? 'ran' : `FAILED (exit ${code})`} ${run.name}`)
    if (!isGood) print(output.replace(/^/gm, '    '))
  }
  return { passed, failed }
}

async function outputOf({ file, args }: CourseRun): Promise<{ code: number; output: string }> {
  const env = { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code: code ?? -1, output }
}

function inOrder(text: string, parts: readonly string[]): boolean {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return true
}
