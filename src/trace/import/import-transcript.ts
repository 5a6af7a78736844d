/** Reads a transcript from outside: our NDJSON (design §4.1), bare messages a line, arrows (§4.2), HAR 1.2, Inspector. */
import { importArrows } from './arrows.ts'
import { importHar } from './har.ts'
import type { Imported, TranscriptFormat } from './imported.ts'
import { importInspector } from './inspector.ts'
import { importNdjson } from './ndjson.ts'

const READERS: { readonly [format in TranscriptFormat]: (text: string) => Imported } = {
  arrows: importArrows,
  har: importHar,
  inspector: importInspector,
  ndjson: importNdjson,
}
/** Characters. More than the largest transcript anybody steps through, less than what stops a browser. */
const MOST = 64_000_000
/** Lines, and events of a document that is not read line by line: what the stepper opens in seconds. */
const MOST_LINES = 100_000

/** Everything that can be read, and the rest named by line. Never throws, whatever the text. */
export function importTranscript(text: string, hint?: TranscriptFormat): Imported {
  const clean = text.replace(/^\ufeff/, '')
  const format = hint ?? formatOf(clean.slice(0, MOST))
  const kept = cut(clean, format)
  const read = READERS[format](kept)
  const events = read.events.slice(0, MOST_LINES)
  if (kept === clean && events.length === read.events.length) return read
  const line = (events.at(-1)?.line ?? 0) + 1
  return { ...read, events, problems: [...read.problems, { line, reason: 'too-long' }] }
}

/** The text as far as it is looked at, cut at a line, so that the last one kept is whole. */
function cut(text: string, format: TranscriptFormat): string {
  const kept = text.length > MOST ? text.slice(0, text.lastIndexOf('\n', MOST) + 1) : text
  if (format === 'har' || format === 'inspector') return kept
  let end = -1
  for (let line = 0; line < MOST_LINES; line++) {
    end = kept.indexOf('\n', end + 1)
    if (end === -1) return kept
  }
  return kept.slice(0, end + 1)
}

/** The format of a text by how it begins. */
function formatOf(text: string): TranscriptFormat {
  if (/^\s*\{\s*"log"\s*:/.test(text)) return 'har'
  if (/^\s*\[/.test(text) || /^\s*\{[ \t]*\r?\n/.test(text)) return 'inspector'
  const marks = /^\s?(→|←|stderr\||HTTP\/\d|(GET|POST|DELETE) \/)/m
  return marks.test(text.slice(0, 50_000)) && !/^\s*\{"/.test(text) ? 'arrows' : 'ndjson'
}
