import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importTranscript } from '../../src/trace/import/import-transcript.ts'
import { ROOT } from './paths.mjs'
import { TRANSCRIPTS, transcriptText } from './transcripts.ts'

test.each(TRANSCRIPTS)('$file is what a run gives now, and can be read back', (transcript) => {
  const text = readFileSync(join(ROOT, 'public', 'code', transcript.file), 'utf8')
  expect(text, 'run `npm run transcripts`').toBe(transcriptText(transcript))
  const { format, problems, events } = importTranscript(text)
  expect(format).toBe('arrows')
  expect(problems).toEqual([])
  expect(events.length).toBeGreaterThan(3)
})
