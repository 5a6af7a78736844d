/** The Client was written from memory: the first call uses a method that does not exist (JSON-RPC 2.0 §5.1, −32601). */
import { type Fault, isFirstRequest } from './fault.ts'
import { rewriteHeaders, rewriteMessage, withHeader } from './rewrite.ts'

const NO_SUCH_METHOD = 'tools/run'

export const unknownMethod: Fault = {
  id: 'unknown-method',
  send(wire, name) {
    if (!isFirstRequest(name)) return wire
    const rewritten = rewriteMessage(wire, (message) => ({ ...message, method: NO_SUCH_METHOD }))
    return rewriteHeaders(rewritten, (headers) => withHeader(headers, 'Mcp-Method', NO_SUCH_METHOD))
  },
}
