/** The Client opens with a revision that no server has: `server/discover` or `initialize` names a date before all others. */
import { isObject, type JsonObject } from '../../protocol/json.ts'
import type { Header } from '../../transport/wire.ts'
import type { Fault } from './fault.ts'
import { changeParams, rewriteHeaders, rewriteMessage, withHeader } from './rewrite.ts'

/** The version that the course's own example asks for. */
const NO_SUCH_VERSION = '1900-01-01'
const META_VERSION = 'io.modelcontextprotocol/protocolVersion'

export const unsupportedVersion: Fault = {
  id: 'unsupported-version',
  send(wire, { ref, part }) {
    if (part !== 'request' || !/^(discover|initialize)/.test(ref)) return wire
    const rewritten = rewriteMessage(wire, (message) => changeParams(message, withoutAgreement))
    return rewriteHeaders(rewritten, (headers: readonly Header[]) =>
      withHeader(headers, 'MCP-Protocol-Version', NO_SUCH_VERSION),
    )
  },
}

/** Wherever the params name a version: in the envelope, or in the handshake. */
function withoutAgreement(params: JsonObject): JsonObject {
  const meta = isObject(params._meta) && META_VERSION in params._meta ? params._meta : null
  return {
    ...params,
    ...('protocolVersion' in params && { protocolVersion: NO_SUCH_VERSION }),
    ...(meta && { _meta: { ...meta, [META_VERSION]: NO_SUCH_VERSION } }),
  }
}
