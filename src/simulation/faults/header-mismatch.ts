/** Something between Client and server rewrote a header: `Mcp-Name` names another tool than the body (streamable-http §Header validation). */
import { type Fault, isFirstRequest } from './fault.ts'
import { rewriteHeaders, withHeader } from './rewrite.ts'

export const headerMismatch: Fault = {
  id: 'header-mismatch',
  send(wire, name) {
    if (!isFirstRequest(name)) return wire
    return rewriteHeaders(wire, (headers) => withHeader(headers, 'Mcp-Name', 'replay_steps'))
  },
}
