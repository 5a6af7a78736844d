/**
 * The server knows nothing newer than 2025-11-25, and the Client asks for its era: probe, then fall back. What an old
 * server does with a message before `initialize` is left open, so the two servers do the two things there are: one
 * answers with an error, the other says nothing (stdio) and the Client's own patience decides.
 */
import type { Fault } from './fault.ts'

export const legacyOnly: Fault = {
  id: 'legacy-only',
  mode: 'auto',
  server: (definition, { server }) => ({
    ...definition,
    versions: { stateless: [], stateful: ['2025-11-25'] },
    ...(server === 'spec' && { silentBeforeHandshake: true as const }),
  }),
}
