/** A session as a file: the run and step as a link, the settings, and the forks that were kept. */
import type { Fork } from '../exercise/fork.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { forkText, readForks } from './forks.ts'
import type { Preferences } from './lab-state.ts'
import { type OwnFileKind, type OwnFileProblem, readOwnFile, writeOwnFile } from './own-file.ts'
import { preferencesStorage } from './preferences-storage.ts'

/** Sessions as files. */
export const SESSION_FILE: OwnFileKind = { format: 'wirelab-session', version: 1, most: 5_000_000 }

export interface Session {
  /** From `#` on; what is wrong in it is said when it is opened, like any link. */
  readonly link: string
  readonly preferences: Preferences
  readonly forks: readonly Fork[]
}

/** Why a file is refused, and where: an id for the page's words, with the place in the file. */
export interface SessionProblem {
  readonly reason: OwnFileProblem['reason'] | 'bad-link'
  readonly where: string
}

/** The text of a session's file. */
export function writeSession({ link, preferences, forks }: Session): string {
  return writeOwnFile(SESSION_FILE, { link, preferences, forks: forks.map(forkText) })
}

/** The session in a text from anywhere; `size` where the text was not even read. Settings that are not as they should be fall back one by one to `defaults`. */
export function readSession(
  text: string,
  defaults: Preferences,
  size = text.length,
): Outcome<Session, SessionProblem> {
  const read = readOwnFile(SESSION_FILE, text, size)
  if (!read.ok) return read
  const { link, forks } = read.value
  if (typeof link !== 'string' || !/^#\/[\w/?&=.%:-]*$/.test(link) || link.length > 100_000)
    return fail({ reason: 'bad-link', where: '/link' })
  const { repair } = preferencesStorage(null, defaults)
  return ok({
    link,
    preferences: repair({ preferences: read.value.preferences }).preferences,
    forks: readForks(forks),
  })
}
