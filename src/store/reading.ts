/** Reads a transcript on the page's behalf in a worker of its own, which can be ended at any time. */
import type { TraceEvent } from '../trace/trace.ts'
import { type PackedEvent, unpackEvents } from './packed-events.ts'
import type { ReadTranscript } from './transcripts.ts'

/** What the worker sends: the events in portions, then everything else. */
export type ReadingMessage =
  | { readonly kind: 'events'; readonly events: readonly PackedEvent[] }
  | { readonly kind: 'done'; readonly read: ReadTranscript }
  | { readonly kind: 'failed' }

export interface Reading {
  /** Null when the worker could not: too little memory, or a page that lost its files. */
  readonly done: Promise<ReadTranscript | null>
  /** Ends it; `done` then never comes. */
  stop(): void
}

export function startReading(source: Blob | string): Reading {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  const events: TraceEvent[] = []
  const done = new Promise<ReadTranscript | null>((resolve) => {
    const end = (read: ReadTranscript | null): void => {
      worker.terminate()
      resolve(read)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) => {
      if (data.kind === 'events') events.push(...unpackEvents(data.events))
      else if (data.kind === 'failed') end(null)
      else end({ ...data.read, trace: data.read.trace && { ...data.read.trace, events } })
    })
    worker.addEventListener('error', () => end(null))
    worker.postMessage(source)
  })
  return { done, stop: () => worker.terminate() }
}
