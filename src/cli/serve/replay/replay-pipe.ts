/** For tests and `npm run parity`: one stdio scenario against a fresh process. */
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, linesAnswer, type Step } from './recording.ts'

export interface Command {
  readonly file: string
  readonly args: readonly string[]
}

/** How long an answer may take before it counts as missing: tools sleep 2 s, and machines are busy. */
const PATIENCE_MS = 20_000

/** Writes the scenario's lines to a fresh process, waits for as many lines as it expects, closes stdin and reads what is left. */
export async function replayPipe(command: Command, steps: readonly Step[]): Promise<Answer> {
  const child = spawn(command.file, command.args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const chunks: Buffer[] = []
  const lines = () => Buffer.concat(chunks).toString('utf8').split('\n').slice(0, -1)
  let over = false
  let wake = () => {}
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    wake()
  })
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      over = true
      wake()
      resolve()
    })
  })
  child.stdin.on('error', () => {})

  let expected = 0
  for (const [kind, text] of steps) {
    if (kind === '->' && text === 'EOF') child.stdin.end()
    else if (kind === '->') child.stdin.write(`${text}\n`)
    // A pause is an input too: what the server does with time is what is tried.
    else if (kind === '..') await sleep(Number.parseFloat(text.slice('waited '.length)) * 1000)
    else if (!(await arrived(++expected))) break
  }
  // Whatever was written after the last answer must have been read before stdin ends.
  if (steps.at(-1)?.[0] === '->') await sleep(300)
  child.stdin.end()
  const stop = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await closed
  clearTimeout(stop)
  return linesAnswer(lines())

  async function arrived(count: number): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS
    while (lines().length < count) {
      if (over || performance.now() > deadline) return false
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return true
  }
}
