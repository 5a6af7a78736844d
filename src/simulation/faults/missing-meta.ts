/** The Client forgets the envelope: the first call goes out without `_meta` (spec 2026-07-28 basic §_meta: required). */
import { type Fault, isFirstRequest } from './fault.ts'
import { changeParams, rewriteMessage } from './rewrite.ts'

export const missingMeta: Fault = {
  id: 'missing-meta',
  send(wire, name) {
    if (!isFirstRequest(name)) return wire
    return rewriteMessage(wire, (message) =>
      changeParams(message, ({ _meta, ...params }) => params),
    )
  },
}
