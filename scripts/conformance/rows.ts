/** Which scenarios are run, which of them must pass, and why the rest is out of scope. */

export interface ScenarioRow {
  readonly side: 'server' | 'client'
  readonly scenario: string
  readonly revision: '2026-07-28' | '2025-11-25'
  readonly required: boolean
}

const rows = (
  side: ScenarioRow['side'],
  revision: ScenarioRow['revision'],
  required: boolean,
  scenarios: readonly string[],
): readonly ScenarioRow[] => scenarios.map((scenario) => ({ side, scenario, revision, required }))

export const ROWS: readonly ScenarioRow[] = [
  ...rows('server', '2026-07-28', true, [
    'server-stateless',
    'tools-list',
    'tools-call-simple-text',
    'tools-call-error',
    'http-header-validation',
    'caching',
    'json-schema-2020-12',
    'dns-rebinding-protection',
  ]),
  ...rows('server', '2025-11-25', true, ['server-initialize', 'ping']),
  ...rows('client', '2026-07-28', true, [
    'request-metadata',
    'http-standard-headers',
    'tools_call',
  ]),
  ...rows('client', '2025-11-25', true, ['initialize', 'tools_call']),
  ...rows('server', '2026-07-28', false, [
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'tools-call-with-progress',
    'resources-list',
    'resources-read-text',
    'resources-read-binary',
    'resources-templates-read',
    'sep-2164-resource-not-found',
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
    'input-required-result-basic-elicitation',
    'input-required-result-basic-sampling',
    'input-required-result-basic-list-roots',
    'input-required-result-request-state',
    'input-required-result-result-type',
    'input-required-result-unsupported-methods',
    'input-required-result-tampered-state',
  ]),
  ...rows('server', '2025-11-25', false, [
    'server-session-lifecycle',
    'logging-set-level',
    'tools-list',
    'tools-call-simple-text',
    'tools-call-error',
    'tools-call-with-logging',
    'tools-call-with-progress',
    'json-schema-2020-12',
    'dns-rebinding-protection',
    'resources-list',
    'prompts-list',
  ]),
  ...rows('client', '2026-07-28', false, ['http-invalid-tool-headers', 'json-schema-ref-no-deref']),
]

export const OUT_OF_SCOPE: readonly { readonly what: string; readonly why: string }[] = [
  { what: 'auth/*, authorization-*', why: 'Wirelab shows a 401; it does not log anybody in' },
  { what: 'tasks-*, sep-2640-*', why: 'extensions, which no part of the course uses' },
  {
    what: 'tools-call-sampling, tools-call-elicitation, elicitation-*',
    why: 'requests from the server to the client, gone in 2026-07-28',
  },
  { what: 'server-sse-*, sse-retry', why: 'resuming streams, gone in 2026-07-28' },
  { what: 'resources-subscribe, -unsubscribe', why: 'no resource here ever changes' },
  { what: 'completion-complete', why: 'no prompt here completes its arguments' },
]
