/** Ids of the explanations of steps, complete: the catalogue in `content/notes` words every one of them. */

export const STEP_NOTE_IDS = [
  'user.task',
  'launch.spawn',
  'discover.request',
  'discover.head',
  'discover.response',
  'discover.timeout',
  'initialize.request',
  'initialize.head',
  'initialize.response',
  'initialized.notification',
  'initialized.accepted',
  'listen.get',
  'listen.head',
  'listen.refused',
  'listen.stream-close',
  'listen.stream-end',
  'list.request',
  'list.head',
  'list.response',
  'resources.request',
  'resources.head',
  'resources.response',
  'read.request',
  'read.head',
  'read.response',
  'prompts.request',
  'prompts.head',
  'prompts.response',
  'get.request',
  'get.head',
  'get.response',
  'model.context',
  'model.turn',
  'call.order',
  'call.request',
  'call.head',
  'call.progress',
  'call.response',
  'call.result',
  'call.timeout',
  'call.cancel',
  'call.cancel-accepted',
  'call.stream-close',
  'call.stream-end',
  'call.late',
  'call.dropped',
  'call.closed',
  'script.request',
  'script.notification',
  'script.head',
  'script.response',
  'server.stderr',
  'server.stray',
  'server.notification',
  'client.dropped',
  'answer',
  'session.delete',
  'session.deleted',
  'session.refused',
  'session.stream-end',
  'shutdown.stdin-closed',
  'shutdown.exit',
  'other',
] as const

export type StepNoteId = (typeof STEP_NOTE_IDS)[number]

const KNOWN: ReadonlySet<string> = new Set(STEP_NOTE_IDS)

/** The explanation that belongs to a step key: `round-2.call-1.request` is a `call.request`; a script's own lines share theirs. */
export function noteOf(key: string): StepNoteId {
  const [ref = '', suffix] = key.replace(/^round-\d+\./, '').split(/\.(.*)/s)
  const kind = ref.replace(/-\d+$/, '')
  const exact = suffix === undefined ? kind : `${kind}.${suffix}`
  if (KNOWN.has(exact)) return exact as StepNoteId
  const script = `script.${suffix}`
  if (KNOWN.has(script)) return script as StepNoteId
  const spoken = ref === 'server' ? 'server.notification' : 'other'
  return spoken
}
