/** A server that never learned to cancel: it is told, works on, and answers all the same (basic/patterns/cancellation). */
import { replaySteps } from '../../server/bughunt/tools.ts'
import type { Fault } from './fault.ts'
import { SHORT_LIMIT_MS, timeout } from './timeout.ts'
import { changeHandler } from './tool-defects.ts'

/** Just too long, so that the answer comes while the Client still listens. */
const WORK_MS = SHORT_LIMIT_MS + 20

export const lateAnswer: Fault = {
  ...timeout,
  id: 'late-answer',
  server: (definition) => ({
    ...changeHandler(definition, 'replay_steps', () => replaySteps(WORK_MS)),
    ignoresCancel: true,
  }),
}
