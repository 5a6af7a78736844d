/** All tasks by id. */
import type { TaskId } from '../scenario.ts'
import { COURSE_HTTP } from './course-http.ts'
import { COURSE_LEGACY } from './course-legacy.ts'
import { COURSE_MODERN } from './course-modern.ts'
import { FORGOTTEN_ENVELOPE } from './forgotten-envelope.ts'
import { READ_RESOURCES } from './read-resources.ts'
import { REPLAY_PROGRESS } from './replay-progress.ts'
import { REPORT_QUANTITY_ZERO } from './report-quantity-zero.ts'
import type { Task } from './task.ts'
import { USE_PROMPT } from './use-prompt.ts'

const TASKS: { readonly [id in TaskId]: Task } = {
  'report-quantity-zero': REPORT_QUANTITY_ZERO,
  'read-resources': READ_RESOURCES,
  'use-prompt': USE_PROMPT,
  'replay-progress': REPLAY_PROGRESS,
  'course-modern': COURSE_MODERN,
  'course-legacy': COURSE_LEGACY,
  'course-http': COURSE_HTTP,
  'forgotten-envelope': FORGOTTEN_ENVELOPE,
}

export function taskOf(id: TaskId): Task {
  return TASKS[id]
}
