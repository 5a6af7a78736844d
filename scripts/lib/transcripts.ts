/** The transcripts beside the course's code: what our own run of each of its scripts put on the wire. */
import { parseScenario } from '../../src/scenario/parse-scenario.ts'
import type { TaskId } from '../../src/scenario/scenario.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { toArrows } from '../../src/trace/export/arrows.ts'

export interface Transcript {
  readonly file: string
  readonly task: TaskId
}

export const TRANSCRIPTS: readonly Transcript[] = [
  { file: 'transcript_modern.txt', task: 'course-modern' },
  { file: 'transcript_legacy.txt', task: 'course-legacy' },
]

/** The text of a transcript file, in the arrows format. */
export function transcriptText({ task }: Transcript): string {
  return toArrows(simulate(parseScenario([['task', task]], 'option').scenario))
}
