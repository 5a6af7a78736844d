/** What the comparison with the recordings leaves out, and why. */

export interface ParityException {
  readonly id: string
  /** The rule of the recordings' notes that is broken. */
  readonly rule: string
  readonly why: string
}

/** Scenarios that this server does not match on purpose; each runs as a strict expected failure. */
export const PARITY_EXCEPTIONS: readonly ParityException[] = []

/** Headers of the web server below the SDK; nor is the order of headers compared, nor how a stream is cut into chunks. */
export const IGNORED_HEADERS: Readonly<Record<string, string>> = {
  server: 'the web server names itself',
  date: 'the server has no clock',
  'transfer-encoding': 'how a stream is cut is decided below us',
  connection: 'the recorder asked for a connection of its own for each request',
}
