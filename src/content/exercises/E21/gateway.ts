/** A gateway that limits one tool by its header, before a server that believes the body. */
import type { Engine } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { bodyOf, type Headers, open, post } from './posts.ts'

const LIMITED = 'replay_steps'
const LIMIT = 2
const CALLS = 5

export const TRICKS = ['honest', 'other-name', 'no-name', 'other-version'] as const
export type Trick = (typeof TRICKS)[number]
export const DEFENCES = ['server-checks', 'lower-limit', 'log-more', 'count-all'] as const
export type Defence = (typeof DEFENCES)[number]

const TRUE: Headers = { version: '2026-07-28', method: 'tools/call', name: LIMITED }
const SENT: { readonly [trick in Trick]: Headers } = {
  honest: TRUE,
  'other-name': { ...TRUE, name: 'submit_bug_report' },
  'no-name': { ...TRUE, name: '' },
  'other-version': { ...TRUE, version: '2025-11-25' },
}

export interface Rush {
  /** Calls that the gateway counted against the limited tool. */
  readonly counted: number
  /** Calls of the limited tool that the server carried out. */
  readonly executed: number
  /** Status of the last answer from behind the gateway. */
  readonly status: number | null
  readonly frame: Evidence
}

/**
 * Five calls of the limited tool through the gateway. Unless it checks, the server behind it takes the headers for
 * decoration: they are made to fit the body before it looks at them.
 */
export function rush(engine: Engine, trick: Trick, defence?: Defence): Rush {
  const checks = defence === 'server-checks'
  const limit = defence === 'lower-limit' ? 1 : LIMIT
  const session = open(engine)
  const headers = SENT[trick]
  let counted = 0
  let executed = 0
  let last: { readonly status: number | null; readonly frame: Evidence } = {
    status: null,
    frame: { trace: session.trace(), seq: 0 },
  }
  for (let call = 1; call <= CALLS; call++) {
    // The gateway knows nothing but headers; what it cannot name it lets pass, unless it counts that, too.
    const counts = headers.name === LIMITED || (headers.name === '' && defence === 'count-all')
    if (counts && ++counted > limit) continue
    const answer = post(session, checks ? headers : TRUE, bodyOf('replay'), `call-${call}`)
    if (answer.isResult) executed++
    last = answer
  }
  return { counted, executed, ...last }
}

/** The limit holds with this defence, whatever the trick. */
export function holdsWith(engine: Engine, defence: Defence): boolean {
  return TRICKS.every((trick) => rush(engine, trick, defence).executed <= LIMIT)
}

/** More calls are carried out than the gateway meant to let through. */
export function slipsBy({ executed }: Rush): boolean {
  return executed > LIMIT
}
