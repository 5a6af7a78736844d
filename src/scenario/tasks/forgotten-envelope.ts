/** A modern stdio session in which one request forgets its envelope, before the server has settled on an era. */
import { envelope, line, reportArguments } from './course-lines.ts'
import type { ScriptTask } from './task.ts'

const _meta = envelope()

export const FORGOTTEN_ENVELOPE: ScriptTask = {
  kind: 'script',
  id: 'forgotten-envelope',
  revision: '2026-07-28',
  transport: 'stdio',
  lines: [
    line('discover', 1, 'server/discover', { _meta }),
    line('missing-meta', 2, 'tools/list', {}),
    line('list', 3, 'tools/list', { _meta }),
    line('call-1', 4, 'tools/call', {
      name: 'submit_bug_report',
      arguments: reportArguments(),
      _meta,
    }),
  ],
}
