/** The main story, told by a Host that is set to put the server's rules before the Model first. */
import { REPORT_QUANTITY_ZERO } from './report-quantity-zero.ts'
import type { GoalTask } from './task.ts'

export const READ_RESOURCES: GoalTask = {
  ...REPORT_QUANTITY_ZERO,
  id: 'read-resources',
  mounts: 'bughunt://rules',
}
