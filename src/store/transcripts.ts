/** A transcript from outside, read into a trace that the stepper can show. It never leaves the page. */
import { retell } from '../simulation/retell/retell.ts'
import { importTranscript } from '../trace/import/import-transcript.ts'
import type { Imported, ImportProblem } from '../trace/import/imported.ts'
import type { Trace } from '../trace/trace.ts'

export interface ReadTranscript {
  readonly format: Imported['format']
  /** Null when nothing in the text could be read. */
  readonly trace: Trace | null
  readonly problems: readonly ImportProblem[]
}

/** Everything that can be read of a text, and the rest by line. Never throws. */
export function readTranscript(text: string): ReadTranscript {
  const imported = importTranscript(text)
  return { format: imported.format, trace: retell(imported), problems: imported.problems }
}
