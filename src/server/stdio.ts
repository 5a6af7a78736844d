/** The stdio side: lines in, each read by the dialect, and the choice of the life-cycle by the first request. */
import type { JSONRPCError, RequestId } from '../protocol/jsonrpc.ts'
import type { Reading, RequestMessage } from './dialects/dialect.ts'
import { handleRequest } from './dispatch.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { onNotification } from './notifications.ts'
import { writeLine } from './replies.ts'
import { eraOf } from './scope.ts'
import { changeConnection, type Origin, type Turn } from './state.ts'

const PIPE: Origin = { via: 'stdio' }

/** One line of stdin, without its newline. */
export function onLine(turn: Turn, line: Uint8Array): void {
  if (turn.state.process !== 'running') return
  for (const reading of turn.state.config.dialect.stdio.readLine(line)) onReading(turn, reading)
}

function onReading(turn: Turn, reading: Reading): void {
  const { lifecycle } = turn.state.pipe
  if (reading.kind === 'request') onRequest(turn, reading.request)
  else if (reading.kind === 'unreadable' && reading.error) refuse(turn, reading.error, reading.id)
  else if (lifecycle === null) hold(turn, reading)
  else if (reading.kind === 'notification')
    onNotification(turn, PIPE, lifecycle, reading.method, reading.params)
}

/** The error of a line that is no message; `id` is absent where none could be read. */
function refuse(turn: Turn, error: JSONRPCError, id: RequestId | null | undefined): void {
  writeLine(turn, { jsonrpc: '2.0', ...(id !== undefined && { id }), error })
}

function onRequest(turn: Turn, request: RequestMessage): void {
  const locked = turn.state.pipe.lifecycle
  const { definition, dialect } = turn.state.config
  const lifecycle = eraOf(definition, dialect.stdio.lifecycleOf(request, locked))
  if (locked === null) lock(turn, lifecycle)
  handleRequest(turn, { request, lifecycle, origin: PIPE, view: null })
}

/** The first request decides what the connection is; notifications that came before it are heard now. */
function lock(turn: Turn, lifecycle: LifecycleId): void {
  const { held } = turn.state.pipe
  changeConnection(turn, PIPE, { lifecycle, held: [] })
  for (const reading of held) onReading(turn, reading)
}

/** Keeps a frame that came before the first request; whatever it is, it takes a place. */
function hold(turn: Turn, reading: Reading): void {
  const { held } = turn.state.pipe
  if (held.length < turn.state.config.dialect.stdio.heldFrames)
    changeConnection(turn, PIPE, { held: [...held, reading] })
}
