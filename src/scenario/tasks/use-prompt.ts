/** The main story, begun by a user who picks one of the server's prompts, as by a slash command. */
import { REPORT_QUANTITY_ZERO } from './report-quantity-zero.ts'
import type { GoalTask } from './task.ts'

export const USE_PROMPT: GoalTask = {
  ...REPORT_QUANTITY_ZERO,
  id: 'use-prompt',
  goal: 'use-prompt',
  prompt: { name: 'file-report', arguments: { module: 'cart' } },
}
