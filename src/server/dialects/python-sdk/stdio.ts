/** The SDK on stdio: bad lines are dropped without a word, and the first request decides the era for good. */
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { INVALID_REQUEST, UNSUPPORTED_PROTOCOL_VERSION } from '../../../protocol/jsonrpc.ts'
import { hasVersion } from '../../lifecycles/envelope.ts'
import type { StdioManners } from '../dialect.ts'
import { readLine } from './reading.ts'
import { SUPPORTED } from './refusals.ts'

export const PYTHON_STDIO: StdioManners = {
  readLine,
  lifecycleOf: (request, locked) =>
    locked ??
    (request.method !== 'initialize' && hasVersion(request.params) ? 'stateless' : 'stateful'),
  heldFrames: 8,
  refuseOther: ({ method, params }, lifecycle) => {
    if (lifecycle === 'stateful' && method !== 'initialize' && hasVersion(params))
      return { code: INVALID_REQUEST, message: ENVELOPE_REFUSED }
    if (lifecycle === 'stateless' && method === 'initialize') {
      const requested = params?.protocolVersion
      const data = { supported: SUPPORTED, ...(typeof requested === 'string' && { requested }) }
      return { code: UNSUPPORTED_PROTOCOL_VERSION, message: HANDSHAKE_REFUSED, data }
    }
    return null
  },
  answerAtEnd: { code: -32000, message: 'Connection closed' },
  // While it serves, the SDK points stdout at stderr and keeps the pipe to itself.
  printsTo: 'stderr',
  write: (message) => stringify({ ...message } as unknown as JsonObject),
}

const ENVELOPE_REFUSED =
  'this connection serves the handshake protocol era; requests carrying the 2026-07-28 envelope are not accepted on it'
const HANDSHAKE_REFUSED =
  'connection is serving the 2026-07-28 protocol; the initialize handshake is not accepted'
