/** A web page elsewhere speaks to the local server: every request carries a foreign `Origin` (spec basic/transports §Security: 403). */
import type { Fault } from './fault.ts'
import { rewriteHeaders } from './rewrite.ts'

export const origin: Fault = {
  id: 'origin',
  send: (wire) =>
    rewriteHeaders(wire, (headers) => [...headers, ['Origin', 'https://evil.example']]),
}
