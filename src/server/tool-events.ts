/** What comes back from the tool runner: effects on the way, and the outcome. */
import { toUtf8 } from '../protocol/bytes.ts'
import { findTool } from './definition.ts'
import { LOG_LEVELS } from './lifecycles/common-shapes.ts'
import { lifecycleOf } from './lifecycles/lifecycles.ts'
import type { ToolEffect, ToolOutcome } from './port.ts'
import { endProcess, exitWhenIdle } from './process.ts'
import { sendAnswer, sendCancelled, sendNotification } from './replies.ts'
import { release } from './runs.ts'
import { changeRunning, connectionOf, type Running, runOf, type Turn } from './state.ts'
import { logProblem } from './tool-calls.ts'

/** A tool did something on its way. After a cancel only its stderr, its prints and its crash are still seen. */
export function onToolEffect(turn: Turn, run: number, effect: ToolEffect): void {
  if (turn.state.process === 'exited' || turn.state.process === 'none') return
  const entry = runOf(turn.state, run)
  switch (effect.effect) {
    case 'log':
      turn.outputs.push({ kind: 'stderr', text: effect.text })
      return
    case 'print':
      print(turn, effect.text)
      return
    case 'crash':
      endProcess(turn, effect.code)
      return
    case 'thread':
      changeRunning(turn, run, { threaded: true })
      return
    case 'progress':
      if (entry) sendProgress(turn, entry, effect)
      return
    case 'notify':
      if (entry && !entry.cancelled && mayNotify(turn, entry, effect))
        sendNotification(turn, entry, effect.method, effect.params)
      return
    default:
      return
  }
}

/** A tool came to its end; the outcome of a run that was cancelled or forgotten goes nowhere. */
export function onToolFinished(turn: Turn, run: number, outcome: ToolOutcome): void {
  const entry = runOf(turn.state, run)
  if (entry) {
    release(turn, entry)
    if (entry.cancelled) sendCancelled(turn, entry)
    else finish(turn, entry, outcome)
  }
  exitWhenIdle(turn)
}

function finish(turn: Turn, entry: Running, outcome: ToolOutcome): void {
  const { definition, dialect } = turn.state.config
  const tool = entry.tool === null ? undefined : findTool(definition, entry.tool)
  if (!tool) return
  if (outcome.kind === 'tool-error' || outcome.kind === 'exception')
    logProblem(turn, tool, { kind: 'failed', outcome })
  sendAnswer(turn, entry, dialect.results[entry.lifecycle].toolOutcome(definition, tool, outcome))
}

function print(turn: Turn, text: string): void {
  const { dialect, transport } = turn.state.config
  if (transport === 'http' || dialect.stdio.printsTo === 'stderr')
    turn.outputs.push({ kind: 'stderr', text })
  else
    for (const line of text.split('\n')) turn.outputs.push({ kind: 'stdout', line: toUtf8(line) })
}

/** Only who sent a token hears of progress (spec: basic/utilities/progress, both revisions). */
function sendProgress(
  turn: Turn,
  entry: Running,
  effect: ToolEffect & { effect: 'progress' },
): void {
  if (entry.progressToken === undefined || entry.cancelled) return
  sendNotification(turn, entry, 'notifications/progress', {
    progressToken: entry.progressToken,
    progress: effect.progress,
    ...(effect.total !== undefined && { total: effect.total }),
    ...(effect.message !== undefined && { message: effect.message }),
  })
}

/**
 * A log message needs consent: without a handshake that of the request itself, else the session's level
 * (server/utilities/logging, both revisions; in 2025-11-25 a client that set none may get them all).
 */
function mayNotify(turn: Turn, entry: Running, effect: ToolEffect & { effect: 'notify' }): boolean {
  if (effect.method !== 'notifications/message') return true
  const levels: readonly string[] = LOG_LEVELS
  const wanted = lifecycleOf(entry.lifecycle).envelope
    ? entry.logLevel
    : (connectionOf(turn.state, entry.origin)?.logLevel ?? LOG_LEVELS[0])
  return wanted !== null && levels.indexOf(String(effect.params.level)) >= levels.indexOf(wanted)
}
