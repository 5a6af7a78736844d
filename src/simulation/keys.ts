/** Step keys: stable names that links point to, so that a link survives when new events appear around its step. */
import type { Phase } from '../trace/trace.ts'

/** Gives each key once; a second use gets `-2`, a third `-3`. */
export function createKeys(): (key: string) => string {
  const used = new Map<string, number>()
  return (key) => {
    const count = (used.get(key) ?? 0) + 1
    used.set(key, count)
    return count === 1 ? key : `${key}-${count}`
  }
}

/** A name without its round and number: `round-2.call-1` is a `call`. */
export function kindOfRef(ref: string): string {
  return ref.replace(/^round-\d+\./, '').replace(/-\d+$/, '')
}

const PHASES: { readonly [kind: string]: Phase } = {
  user: 'launch',
  launch: 'launch',
  discover: 'discover',
  initialize: 'discover',
  initialized: 'discover',
  listen: 'discover',
  list: 'list',
  resources: 'list',
  read: 'list',
  prompts: 'list',
  get: 'list',
  model: 'decide',
  answer: 'return',
  session: 'shutdown',
  shutdown: 'shutdown',
}

/** The phase in which a ref's events stand; whatever is not the machinery around it is a call. */
export function phaseOfRef(ref: string): Phase {
  return PHASES[kindOfRef(ref)] ?? 'call'
}
