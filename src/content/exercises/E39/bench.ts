/** The bench that E39's tests run on: a real server in memory, the same one mutated, a fresh one for each test. */
import type { CodeFailure, HostFunctions, Program } from '../../../exercise/code.ts'
import type { Engine, Session } from '../../../exercise/engine.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'
import type { Memory, Mutation } from './mutants.ts'

/** Virtual ms that `send` waits for what comes back. */
const SOON_MS = 100

export type Outcome = 'passed' | { readonly failure: CodeFailure }

export interface Bench {
  readonly host: HostFunctions
  /** Runs one exported function against a server of its own. */
  run(program: Program, name: string): Outcome
  /** The server that the next tests get. */
  use(server: 'python-sdk' | 'spec', mutation?: Mutation): void
}

const same: Mutation = (replies) => replies

export function createBench(engine: Engine): Bench {
  let dialect: 'python-sdk' | 'spec' = 'python-sdk'
  let mutate: Mutation = same
  let session: Session = engine.openSession()
  let memory: Memory = { lists: 0, owed: [] }

  function fresh(): void {
    session = engine.openSession({ server: dialect, tools: 'all' })
    memory = { lists: 0, owed: [] }
  }

  /** What was written in these ms, as lines; mutants get their hands on it first. */
  function heard(sent: JsonObject | null, ms: number): JsonValue {
    const events = session.run(ms).filter(({ channel }) => channel === 'stdout')
    const replies = events.flatMap(({ message }) => (message ? [message] : []))
    return mutate(replies, sent, memory).map((reply) =>
      typeof reply === 'string' ? reply : JSON.stringify(reply),
    )
  }

  return {
    host: {
      prelude: `globalThis.check = (ok, what) => { if (ok !== true) throw new Error(what ?? 'check') }`,
      now: {
        send(message) {
          const text = typeof message === 'string' ? message : JSON.stringify(message)
          session.line(text)
          return heard(isObject(message) ? message : {}, SOON_MS)
        },
        wait: (ms) => heard(null, Math.max(0, Math.min(60_000, Number(ms) || 0))),
      },
    },
    run(program, name) {
      fresh()
      const said = program.call(name)
      return said.ok ? 'passed' : { failure: said.error }
    },
    use(server, mutation = same) {
      dialect = server
      mutate = mutation
    },
  }
}

/** Names of the tests, and of those that are expected to fail. */
export function testsOf(program: Program): {
  readonly tests: readonly string[]
  readonly xfails: readonly string[]
} {
  return {
    tests: program.exports.filter((name) => /^test_/.test(name)),
    xfails: program.exports.filter((name) => /^xfail_/.test(name)),
  }
}
