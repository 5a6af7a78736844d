/** The stdio side: lines in, each read by the dialect, and the choice of the life-cycle by the first request. */
import type { Reading, RequestMessage } from './dialects/dialect.ts'
import { handleRequest } from './dispatch.ts'
import type { LifecycleId } from './lifecycles/lifecycle.ts'
import { onNotification } from './notifications.ts'
import { writeLine } from './replies.ts'
import { changeConnection, type Origin, type Turn } from './state.ts'

const PIPE: Origin = { via: 'stdio' }

/** One line of stdin, without its newline. */
export function onLine(turn: Turn, line: Uint8Array): void {
  if (turn.state.process !== 'running') return
  for (const reading of turn.state.config.dialect.stdio.readLine(line)) onReading(turn, reading)
}

function onReading(turn: Turn, reading: Reading): void {
  if (reading.kind === 'request') onRequest(turn, reading.request)
  else if (reading.kind === 'notification') onPipeNotification(turn, reading)
  else if (reading.kind === 'unreadable' && reading.error)
    writeLine(turn, {
      jsonrpc: '2.0',
      ...(reading.id !== undefined && { id: reading.id }),
      error: reading.error,
    })
}

function onRequest(turn: Turn, request: RequestMessage): void {
  const locked = turn.state.pipe.lifecycle
  const lifecycle = turn.state.config.dialect.stdio.lifecycleOf(request, locked)
  if (locked === null) lock(turn, lifecycle)
  handleRequest(turn, { request, lifecycle, origin: PIPE, view: null })
}

/** The first request decides what the connection is; notifications that came before it are heard now. */
function lock(turn: Turn, lifecycle: LifecycleId): void {
  const { held } = turn.state.pipe
  changeConnection(turn, PIPE, { lifecycle, held: [] })
  for (const reading of held) onReading(turn, reading)
}

function onPipeNotification(turn: Turn, reading: Reading & { kind: 'notification' }): void {
  const { lifecycle, held } = turn.state.pipe
  if (lifecycle !== null) onNotification(turn, PIPE, lifecycle, reading.method, reading.params)
  else if (held.length < turn.state.config.dialect.stdio.heldFrames)
    changeConnection(turn, PIPE, { held: [...held, reading] })
}
