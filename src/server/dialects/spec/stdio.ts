/** On stdio a bad line is answered with an error that has no id; both life-cycles may share one pipe. */
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { hasVersion } from '../../lifecycles/envelope.ts'
import type { StdioManners } from '../dialect.ts'
import { readMessage } from './reading.ts'

export const SPEC_STDIO: StdioManners = {
  readLine: (line) => [readMessage(line)],
  // By how the client opens: an envelope or a handshake (spec 2026-07-28 basic/versioning §Servers).
  lifecycleOf: (request, locked) => {
    if (hasVersion(request.params)) return 'stateless'
    return request.method === 'initialize' ? 'stateful' : (locked ?? 'stateless')
  },
  heldFrames: 8,
  refuseOther: () => null,
  answerAtEnd: null,
  printsTo: 'stdout',
  write: (message) => stringify({ ...message } as unknown as JsonObject),
}
