/** A forgotten `print`: the reporting tool writes a line of its own to stdout (spec basic/transports §stdio: nothing but messages). */
import type { Fault } from './fault.ts'
import { firstDo } from './tool-defects.ts'

export const strayPrint: Fault = {
  id: 'stray-print',
  server: (definition) =>
    firstDo(definition, 'submit_bug_report', [
      { effect: 'print', text: 'DEBUG submit_bug_report called' },
    ]),
}
