/** A session as a file: the run and step as a link, the settings, and the forks that were kept. */
import type { Fork } from '../exercise/fork.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { forkOf, forkText } from './forks.ts'
import type { Preferences } from './lab-state.ts'
import { preferencesStorage } from './preferences-storage.ts'

const FORMAT = 'wirelab-session'
const VERSION = 1
/** Larger files are not looked at. */
export const MAX_SESSION_BYTES = 5_000_000
const MAX_FORKS = 50

export interface Session {
  /** From `#` on; what is wrong in it is said when it is opened, like any link. */
  readonly link: string
  readonly preferences: Preferences
  readonly forks: readonly Fork[]
}

/** Why a file is refused, and where: an id for the page's words, with the place in the file. */
export interface SessionProblem {
  readonly reason: 'too-large' | 'not-json' | 'not-a-session' | 'other-version' | 'bad-link'
  readonly where: string
}

export function writeSession({ link, preferences, forks }: Session): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, link, preferences, forks: forks.map(forkText) }, null, 2)}\n`
}

/** The session in a text from anywhere; `size` where the text was not even read. Settings that are not as they should be fall back one by one to `defaults`. */
export function readSession(
  text: string,
  defaults: Preferences,
  size = text.length,
): Outcome<Session, SessionProblem> {
  if (size > MAX_SESSION_BYTES) return refuse('too-large', `${size}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuse('not-json', String((error as Error).message).slice(0, 200))
  }
  if (!isRecord(value) || value.format !== FORMAT) return refuse('not-a-session', '/format')
  if (value.version !== VERSION) return refuse('other-version', '/version')
  const { link } = value
  if (typeof link !== 'string' || !/^#\/[\w/?&=.%:-]*$/.test(link) || link.length > 100_000)
    return refuse('bad-link', '/link')
  const { repair } = preferencesStorage(null, defaults)
  const forks = Array.isArray(value.forks) ? value.forks : []
  return ok({
    link,
    preferences: repair({ preferences: value.preferences }).preferences,
    forks: forks.slice(0, MAX_FORKS).flatMap((one) => {
      const fork = typeof one === 'string' ? forkOf(one) : null
      return fork ? [fork] : []
    }),
  })
}

function refuse(reason: SessionProblem['reason'], where: string): Outcome<Session, SessionProblem> {
  return fail({ reason, where })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
