/** The worker: a transcript is read here, so that the page answers however long it takes. */
import { packEvents } from './packed-events.ts'
import type { ReadingMessage } from './reading.ts'
import { readTranscript } from './transcripts.ts'

/** Events a message: copying so many keeps the page from nothing. */
const PORTION = 2000

const send = (message: ReadingMessage) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<Blob | string>) => {
  readAll(data).catch(() => send({ kind: 'failed' }))
})

async function readAll(source: Blob | string): Promise<void> {
  const read = readTranscript(typeof source === 'string' ? source : await source.text())
  const events = read.trace?.events ?? []
  for (let at = 0; at < events.length; at += PORTION)
    send({ kind: 'events', events: packEvents(events.slice(at, at + PORTION)) })
  send({ kind: 'done', read: { ...read, trace: read.trace && { ...read.trace, events: [] } } })
}
