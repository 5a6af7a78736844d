/** `npm run transcripts`: writes the two transcripts of public/code anew, from runs of the course's own scripts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'
import { TRANSCRIPTS, transcriptText } from './lib/transcripts.ts'

for (const transcript of TRANSCRIPTS)
  writeFileSync(join(ROOT, 'public', 'code', transcript.file), transcriptText(transcript))
