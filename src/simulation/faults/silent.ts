/** Ten silent minutes: the replay takes 600 s and says nothing on the way. The Client's usual limit is what ends it. */
import { replaySteps } from '../../server/bughunt/tools.ts'
import type { Fault } from './fault.ts'
import { changeHandler } from './tool-defects.ts'

export const SILENCE_MS = 600_000

export const silent: Fault = {
  id: 'silent',
  facts: (facts) => ({ ...facts, reproduceFirst: true }),
  server: (definition) => changeHandler(definition, 'replay_steps', () => replaySteps(SILENCE_MS)),
}
