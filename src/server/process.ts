/** The life of the server process: start, end of stdin, exit. */
import { sendAnswer } from './replies.ts'
import { abandonRun, runsOf } from './runs.ts'
import { emptyShelf } from './shelf.ts'
import { changeRunning, NEW_CONNECTION, type Turn } from './state.ts'

/** A new process remembers nothing of the one before it. */
export function onSpawn(turn: Turn): void {
  turn.state = {
    ...turn.state,
    process: 'running',
    pipe: NEW_CONNECTION,
    sessions: emptyShelf(),
    running: emptyShelf(),
    answered: 0,
  }
}

/**
 * stdin is closed: what can be interrupted ends, answered or not as the dialect has it; what works in a
 * thread holds the process until it comes back, and is not answered.
 */
export function onStdinEnd(turn: Turn): void {
  if (turn.state.process !== 'running') return
  const error = turn.state.config.dialect.stdio.answerAtEnd
  turn.state = { ...turn.state, process: 'ending' }
  for (const entry of runsOf(turn)) {
    if (entry.threaded) {
      changeRunning(turn, entry.run, { cancelled: true })
      continue
    }
    abandonRun(turn, entry)
    if (error) sendAnswer(turn, entry, { kind: 'error', error })
  }
  exitWhenIdle(turn)
}

/** The last thread is back after the end of stdin: nothing keeps the process. */
export function exitWhenIdle(turn: Turn): void {
  if (turn.state.process === 'ending' && turn.state.running.size === 0) endProcess(turn, 0)
}

/** The process is gone, and with it everything that ran. */
export function endProcess(turn: Turn, code: number): void {
  for (const entry of runsOf(turn))
    if (entry.tool !== null) turn.outputs.push({ kind: 'cancel-tool', run: entry.run })
  turn.state = {
    ...turn.state,
    process: 'exited',
    running: emptyShelf(),
    sessions: emptyShelf(),
    pipe: NEW_CONNECTION,
  }
  turn.outputs.push({ kind: 'exit', code })
}
