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

/** Everything that can be read, and the rest named by line. Never throws, whatever the text. */
export function importTranscript(text: string, hint?: TranscriptFormat): Imported {
  const clean = text.replace(/^\ufeff/, '')
  // Cut at a line, so that the last one kept is whole.
  const kept = clean.length > MOST ? clean.slice(0, clean.lastIndexOf('\n', MOST) + 1) : clean
  const read = READERS[hint ?? formatOf(kept)](kept)
  if (kept === clean) return read
  const line = kept.split('\n').length
  return { ...read, problems: [...read.problems, { line, reason: 'too-long' }] }
}

/** The format of a text by how it begins. */
function formatOf(text: string): TranscriptFormat {
  if (/^\s*\{\s*"log"\s*:/.test(text)) return 'har'
  if (/^\s*\[/.test(text) || /^\s*\{[ \t]*\r?\n/.test(text)) return 'inspector'
  const marks = /^\s?(→|←|stderr\||HTTP\/\d|(GET|POST|DELETE) \/)/m
  return marks.test(text.slice(0, 50_000)) && !/^\s*\{"/.test(text) ? 'arrows' : 'ndjson'
}
