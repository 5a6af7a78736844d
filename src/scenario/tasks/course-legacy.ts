/** The course's stdio session of 2025-11-25: the handshake and the list. */
import { stringify } from '../../protocol/json.ts'
import { COURSE_CLIENT, line } from './course-lines.ts'
import type { ScriptTask } from './task.ts'

export const COURSE_LEGACY: ScriptTask = {
  kind: 'script',
  id: 'course-legacy',
  revision: '2025-11-25',
  transport: 'stdio',
  lines: [
    line('initialize', 1, 'initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: COURSE_CLIENT,
    }),
    {
      kind: 'stdin',
      ref: 'initialized',
      awaits: false,
      text: stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
    },
    line('list', 2, 'tools/list', {}),
  ],
}
