/** The server dies in the middle of the call: the process of the first report ends with code 1 and no answer. */
import type { Fault } from './fault.ts'
import { firstDo } from './tool-defects.ts'

export const crash: Fault = {
  id: 'crash',
  server: (definition) => firstDo(definition, 'submit_bug_report', [{ effect: 'crash', code: 1 }]),
}
