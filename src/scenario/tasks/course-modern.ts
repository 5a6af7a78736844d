/** The course's stdio session of 2026-07-28, ids 1 to 8, written by hand and sent unchecked. */
import { envelope, line, reportArguments } from './course-lines.ts'
import type { ScriptTask } from './task.ts'

const _meta = envelope()
const call = (ref: string, id: number, name: string, args: ReturnType<typeof reportArguments>) =>
  line(ref, id, 'tools/call', { name, arguments: args, _meta })

export const COURSE_MODERN: ScriptTask = {
  kind: 'script',
  id: 'course-modern',
  revision: '2026-07-28',
  transport: 'stdio',
  lines: [
    line('discover', 1, 'server/discover', { _meta }),
    line('list', 2, 'tools/list', { _meta }),
    call('call-1', 3, 'submit_bug_report', reportArguments()),
    call('unknown-module', 4, 'submit_bug_report', reportArguments({ module: 'payment' })),
    call('bad-severity', 5, 'submit_bug_report', reportArguments({ severity: 'critical' })),
    call('unknown-tool', 6, 'delete_all_bugs', {}),
    line('unknown-method', 7, 'foo/bar', { _meta }),
    line('missing-meta', 8, 'tools/list', {}),
  ],
}
