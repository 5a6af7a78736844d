/** Where the specification speaks of a step: page and heading in each revision that has the step. */
import { REVISION_IDS, type RevisionId } from '../../protocol/revision.ts'
import type { StepNoteId } from '../../trace/notes.ts'
import { STEP_CASES, type StepTextId } from './step-cases.ts'

export interface SpecRef {
  /** Path below the revision, with a fragment where the heading is known. */
  readonly page: string
  /** Title of page and section, in the specification's own English. */
  readonly title: string
}
type Refs = { readonly [revision in RevisionId]?: SpecRef }

const both = (page: string, title: string): Refs => ({
  '2026-07-28': { page, title },
  '2025-11-25': { page, title },
})
const twin = (modern: SpecRef, legacy: SpecRef): Refs => ({
  '2026-07-28': modern,
  '2025-11-25': legacy,
})

const STDIO = twin(
  { page: 'basic/transports/stdio', title: 'Transports › stdio' },
  { page: 'basic/transports#stdio', title: 'Transports › stdio' },
)
const HTTP = twin(
  { page: 'basic/transports/streamable-http', title: 'Transports › Streamable HTTP' },
  { page: 'basic/transports#streamable-http', title: 'Transports › Streamable HTTP' },
)
const SESSION = twin(
  { page: 'basic/transports/streamable-http', title: 'Transports › Streamable HTTP' },
  {
    page: 'basic/transports#session-management',
    title: 'Transports › Session Management',
  },
)
const CANCELLATION = twin(
  { page: 'basic/patterns/cancellation', title: 'Patterns › Cancellation' },
  { page: 'basic/utilities/cancellation', title: 'Utilities › Cancellation' },
)
const PROGRESS = twin(
  { page: 'basic/patterns/progress', title: 'Patterns › Progress' },
  { page: 'basic/utilities/progress', title: 'Utilities › Progress' },
)
const HANDSHAKE: Refs = {
  '2025-11-25': { page: 'basic/lifecycle#initialization', title: 'Lifecycle › Initialization' },
}
const DISCOVER: Refs = { '2026-07-28': { page: 'server/discover', title: 'Server › Discovery' } }
const LISTING = both('server/tools#listing-tools', 'Tools › Listing Tools')
const RESOURCES = both('server/resources#listing-resources', 'Resources › Listing Resources')
const READING = both('server/resources#reading-resources', 'Resources › Reading Resources')
const PROMPTS = both('server/prompts#listing-prompts', 'Prompts › Listing Prompts')
const GETTING = both('server/prompts#getting-a-prompt', 'Prompts › Getting a Prompt')
const CALLING = both('server/tools#calling-tools', 'Tools › Calling Tools')
const TOOL_ERRORS = both('server/tools#error-handling', 'Tools › Error Handling')
const TOOLS = both('server/tools#user-interaction-model', 'Tools › User Interaction Model')
const ARCHITECTURE = both('architecture', 'Architecture')
const BASE = both('basic', 'Base Protocol')
const VERSIONING = twin(
  { page: 'basic/versioning', title: 'Versioning' },
  { page: 'basic/lifecycle#version-negotiation', title: 'Lifecycle › Version Negotiation' },
)

const REFS: { readonly [id in StepNoteId]: Refs | null } = {
  'user.task': ARCHITECTURE,
  'launch.spawn': STDIO,
  'discover.request': DISCOVER,
  'discover.head': HTTP,
  'discover.response': DISCOVER,
  'discover.timeout': VERSIONING,
  'initialize.request': HANDSHAKE,
  'initialize.head': SESSION,
  'initialize.response': HANDSHAKE,
  'initialized.notification': HANDSHAKE,
  'initialized.accepted': HTTP,
  'listen.get': HTTP,
  'listen.head': HTTP,
  'listen.refused': HTTP,
  'listen.stream-close': HTTP,
  'listen.stream-end': HTTP,
  'list.request': LISTING,
  'list.head': HTTP,
  'list.response': LISTING,
  'resources.request': RESOURCES,
  'resources.head': RESOURCES,
  'resources.response': RESOURCES,
  'read.request': READING,
  'read.head': READING,
  'read.response': READING,
  'prompts.request': PROMPTS,
  'prompts.head': PROMPTS,
  'prompts.response': PROMPTS,
  'get.request': GETTING,
  'get.head': GETTING,
  'get.response': GETTING,
  'model.context': ARCHITECTURE,
  'model.turn': TOOLS,
  'call.order': TOOLS,
  'call.request': CALLING,
  'call.head': HTTP,
  'call.progress': PROGRESS,
  'call.response': CALLING,
  'call.result': CALLING,
  'call.timeout': CANCELLATION,
  'call.cancel': CANCELLATION,
  'call.cancel-accepted': HTTP,
  'call.stream-close': CANCELLATION,
  'call.stream-end': CANCELLATION,
  'call.late': CANCELLATION,
  'call.dropped': CANCELLATION,
  'call.closed': STDIO,
  'script.request': BASE,
  'script.notification': BASE,
  'script.head': HTTP,
  'script.response': BASE,
  'server.stderr': STDIO,
  'server.stray': STDIO,
  'server.notification': BASE,
  'client.dropped': BASE,
  answer: ARCHITECTURE,
  'session.delete': SESSION,
  'session.deleted': SESSION,
  'session.refused': SESSION,
  'session.stream-end': SESSION,
  'shutdown.stdin-closed': twin(
    { page: 'basic/transports/stdio', title: 'Transports › stdio' },
    { page: 'basic/lifecycle#shutdown', title: 'Lifecycle › Shutdown' },
  ),
  'shutdown.exit': twin(
    { page: 'basic/transports/stdio', title: 'Transports › stdio' },
    { page: 'basic/lifecycle#shutdown', title: 'Lifecycle › Shutdown' },
  ),
  other: null,
}

/** Wordings whose place is another than that of their note. */
const CASE_REFS: { readonly [id in StepTextId]?: Refs } = {
  'call.request@http-2026': HTTP,
  'call.request@http': SESSION,
  'call.request@no-session': SESSION,
  'list.request@http-2026': HTTP,
  'list.request@http': SESSION,
  'list.request@no-session': SESSION,
  'call.response@unknown-tool': TOOL_ERRORS,
  'call.response@tool-error': TOOL_ERRORS,
  'call.response@protocol-error': TOOL_ERRORS,
  'call.response@transport-error': HTTP,
  'call.response@missing-meta': BASE,
  'call.response@-32601': BASE,
  'call.response@-32020': HTTP,
  'call.stream-end@transport-error': HTTP,
  'call.result@tool-error': TOOL_ERRORS,
  'call.result@protocol-error': TOOL_ERRORS,
  'script.response@-32601': HTTP,
  'script.response@-32020': HTTP,
  'script.response@-32022': VERSIONING,
  'script.response@unknown-tool': TOOL_ERRORS,
  'script.response@tool-error': TOOL_ERRORS,
}

/** The section for a wording in a revision, with its address; null where the specification is silent. */
export function specRef(
  id: StepTextId,
  revision: RevisionId,
): (SpecRef & { readonly url: string }) | null {
  const note = STEP_CASES.find((candidate) => candidate.id === id)?.note ?? (id as StepNoteId)
  const refs = CASE_REFS[id] ?? REFS[note]
  // A step that only the other revision has was taken because that one is spoken.
  const named = [revision, ...REVISION_IDS].find((candidate) => refs?.[candidate])
  const ref = named && refs?.[named]
  if (!ref) return null
  return { ...ref, url: `https://modelcontextprotocol.io/specification/${named}/${ref.page}` }
}
