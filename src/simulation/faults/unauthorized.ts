/** The server wants a token and the Client has none (spec basic/authorization: 401 with a challenge). */
import type { Fault } from './fault.ts'

export const unauthorized: Fault = {
  id: 'unauthorized',
  server: (definition) => ({
    ...definition,
    authorization: {
      challenge:
        'Bearer resource_metadata="http://127.0.0.1:8000/.well-known/oauth-protected-resource/mcp", scope="bugs:write"',
    },
  }),
}
