/** An `async def` that calls `time.sleep`: while the replay works, the server's event loop reads and writes nothing. */
import { replaySteps } from '../../server/bughunt/tools.ts'
import type { Fault } from './fault.ts'
import { timeout } from './timeout.ts'
import { changeHandler } from './tool-defects.ts'

export const blocking: Fault = {
  ...timeout,
  id: 'blocking',
  server: (definition) =>
    changeHandler(definition, 'replay_steps', () => replaySteps(2000, 'block')),
}
