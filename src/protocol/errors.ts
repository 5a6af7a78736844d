/** The four ways a failure reaches the Host, and the codes a Client makes for itself. */

/**
 * `protocol-error`: a JSON-RPC `error` with the request's id; `tool-error`: a result with `isError`;
 * `transport-error`: the request ended without a JSON-RPC response of its own; `local-error`: made by the
 * Client, never on the wire (spec 2026-07-28 basic/index §Error codes asks to keep these apart).
 */
export type ErrorChannel = 'protocol-error' | 'tool-error' | 'transport-error' | 'local-error'
export const ERROR_CHANNELS: readonly ErrorChannel[] = [
  'protocol-error',
  'tool-error',
  'transport-error',
  'local-error',
]

/**
 * Strings on purpose: a local code can never be taken for a peer's number. `version-mismatch`: the server
 * chose a revision that this client does not speak, so it disconnects (spec 2025-11-25 basic/lifecycle).
 */
export type LocalErrorCode =
  | 'request-timeout'
  | 'connection-closed'
  | 'cancelled'
  | 'invalid-response'
  | 'version-mismatch'
