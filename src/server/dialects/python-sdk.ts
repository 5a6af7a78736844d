/** The official Python SDK 2.2.0 (`MCPServer`), byte for byte by the rules of its wire. */
import { remember } from '../remember.ts'
import type { Dialect } from './dialect.ts'
import { checkArguments, failedCall } from './python-sdk/arguments.ts'
import { PYTHON_HTTP } from './python-sdk/http.ts'
import { cancelKey } from './python-sdk/reading.ts'
import { PYTHON_REFUSALS } from './python-sdk/refusals.ts'
import { PYTHON_RESULTS } from './python-sdk/results.ts'
import { inputSchema } from './python-sdk/schema.ts'
import { PYTHON_STDIO } from './python-sdk/stdio.ts'
import { VERSIONLESS } from './python-sdk/versionless.ts'

export const pythonSdk: Dialect = {
  id: 'python-sdk',
  refusals: PYTHON_REFUSALS,
  results: PYTHON_RESULTS,
  stdio: PYTHON_STDIO,
  http: PYTHON_HTTP,
  versionless: VERSIONLESS,
  checkArguments,
  // Lists of nothing are served too; only logging has no handler of its own.
  serves: (_, method) => method !== 'logging/setLevel',
  inputSchema: remember((tool) => inputSchema(tool, 'stateless')),
  // Never an error: an unknown version gets the newest handshake version.
  negotiate: (requested, versions) =>
    versions.includes(requested) ? requested : (versions.at(-1) ?? requested),
  cancelKey,
  failedCall,
}
