/** Recorded scenarios that this server does not match on purpose; each runs as a strict expected failure. */

export interface ParityException {
  readonly id: string
  /** The rule of the recordings' notes that is broken. */
  readonly rule: string
  readonly why: string
}

export const PARITY_EXCEPTIONS: readonly ParityException[] = []

/** What belongs to the web server below the SDK and is compared nowhere. */
export const OUT_OF_SCOPE = [
  'order of response headers',
  '`server` and `date`',
  '`transfer-encoding` and the chunks of a stream',
  '`connection`: the recorder asked for a connection of its own for each request',
  'keep-alive comments every 15 seconds: the server has no clock',
] as const
