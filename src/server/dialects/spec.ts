/** A server as the specification's own examples show one: sensible member order, plain sentences, strict reading. */
import type { ServerDefinition } from '../definition.ts'
import type { Dialect } from './dialect.ts'
import { checkArguments } from './spec/arguments.ts'
import { SPEC_HTTP } from './spec/http.ts'
import { cancelKey } from './spec/reading.ts'
import { SPEC_REFUSALS } from './spec/refusals.ts'
import { SPEC_RESULTS } from './spec/results.ts'
import { inputSchema } from './spec/schema.ts'
import { SPEC_STDIO } from './spec/stdio.ts'

export const spec: Dialect = {
  id: 'spec',
  refusals: SPEC_REFUSALS,
  results: SPEC_RESULTS,
  stdio: SPEC_STDIO,
  http: SPEC_HTTP,
  versionless: {},
  checkArguments,
  serves,
  inputSchema,
  // The same version if it is known, else the newest (2025-11-25 basic/lifecycle §Version negotiation).
  negotiate: (requested, versions) =>
    versions.includes(requested) ? requested : (versions.at(-1) ?? requested),
  cancelKey,
  failedCall: () => [],
}

/** A method whose capability is not declared does not exist (schema 2026-07-28: MethodNotFoundError). */
function serves(definition: ServerDefinition, method: string): boolean {
  if (method.startsWith('prompts/')) return definition.prompts !== undefined
  if (method.startsWith('resources/'))
    return definition.resources !== undefined || definition.resourceTemplates !== undefined
  if (method === 'logging/setLevel') return definition.logging === true
  return method !== 'subscriptions/listen'
}
