/** E20's server process: the learner's code between a real server and two pipes, under both newline habits. */
import type { HostFunctions, Program } from '../../../exercise/code.ts'
import type { Engine } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { fromUtf8Lossy, toUtf8 } from '../../../protocol/bytes.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'

export const MODES = ['posix', 'windows'] as const
export type Mode = (typeof MODES)[number]

const line = (message: JsonObject) => JSON.stringify({ jsonrpc: '2.0', ...message })

/** One line for every branch of the server: a result, a tool error, a protocol error, an unreadable line, silence. */
export const BRANCHES: readonly { readonly id: string; readonly line: string }[] = [
  { id: 'ping', line: line({ id: 11, method: 'ping' }) },
  {
    id: 'tool-error',
    line: line({
      id: 12,
      method: 'tools/call',
      params: { name: 'delete_all_bugs', arguments: {} },
    }),
  },
  { id: 'error', line: line({ id: 13, method: 'foo/bar', params: {} }) },
  { id: 'unreadable', line: '{"jsonrpc":"2.0",' },
  { id: 'notification', line: line({ method: 'notifications/roots/list_changed' }) },
]

export interface Pipes {
  readonly mode: Mode
  /** By branch: what the code wrote to stdout and to stderr, and what the server had to say. */
  readonly written: readonly {
    readonly id: string
    readonly stdout: string
    readonly stderr: string
    readonly answer: JsonValue | null
  }[]
}

/** The answers of a real server to the branches, in a session of 2025-11-25. */
export function serverAnswers(engine: Engine): {
  readonly answers: ReadonlyMap<string, JsonValue | null>
  readonly frame: Evidence
} {
  const session = engine.openSession({ revision: '2025-11-25', opening: 'full' })
  session.run()
  const answers = new Map<string, JsonValue | null>()
  for (const branch of BRANCHES) {
    const from = session.events.length
    session.line(branch.line, branch.id)
    session.run()
    const reply = session.events
      .slice(from)
      .find(({ channel, message }) => channel === 'stdout' && isObject(message))
    answers.set(branch.line, reply?.message ?? null)
  }
  return { answers, frame: { trace: session.trace(), seq: session.events.length - 1 } }
}

/** The pipes as the code's globals see them; `take` empties them. */
export function createPipes(answers: ReadonlyMap<string, JsonValue | null>) {
  let mode: Mode = 'posix'
  let stdout = ''
  let stderr = ''
  const text = (value: JsonValue | undefined) =>
    mode === 'windows' ? String(value).replaceAll('\n', '\r\n') : String(value)
  const toStdout = (bytes: string) => {
    stdout += bytes
    return undefined
  }
  const host: HostFunctions = {
    now: {
      print: (value) => toStdout(`${text(value)}${text('\n')}`),
      writeText: (value) => toStdout(text(value)),
      writeBytes: (value) => toStdout(String(value)),
      log(value) {
        stderr += `${text(value)}${text('\n')}`
        return undefined
      },
      answer: (value) => answers.get(String(value)) ?? null,
    },
  }
  return {
    host,
    /** Every branch once, each with empty pipes. Null where the code fails. */
    run(program: Program, under: Mode): Pipes | { readonly failure: ReturnType<Program['call']> } {
      mode = under
      const written = []
      for (const branch of BRANCHES) {
        stdout = ''
        stderr = ''
        const said = program.call('onLine', branch.line)
        if (!said.ok) return { failure: said }
        written.push({ id: branch.id, stdout, stderr, answer: answers.get(branch.line) ?? null })
      }
      return { mode: under, written }
    },
  }
}

export interface Reading {
  /** Lines that hold a JSON object, and those of them that are messages. */
  readonly objects: readonly JsonObject[]
  readonly messages: readonly JsonObject[]
  /** The first problem of the framing decoder, as its own word; null when there is none. */
  readonly problem: string | null
  /** Bytes after the last newline: a frame that was never ended. */
  readonly unended: string
}

/** What a reader at the other end makes of the bytes. */
export function readPipe(engine: Engine, text: string): Reading {
  const { lines, rest } = engine.splitLines(new Uint8Array(), toUtf8(text))
  const readings = lines.map((one) => engine.decodeLine(one))
  const problems = readings.flatMap(({ problems: found }) => found.map(({ kind }) => kind))
  return {
    objects: readings.flatMap(({ message }) => (message ? [message] : [])),
    messages: readings.flatMap(({ message }) =>
      message && engine.messageKind(message) !== null ? [message] : [],
    ),
    problem: problems.find((kind) => kind !== 'carriage-return') ?? problems[0] ?? null,
    unended: fromUtf8Lossy(rest),
  }
}
