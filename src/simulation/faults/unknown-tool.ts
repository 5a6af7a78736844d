/** The Model makes up a tool: its first call names one that nobody offered. */
import { type Fault, isFirstCall } from './fault.ts'

export const unknownTool: Fault = {
  id: 'unknown-tool',
  turn(turn, context) {
    if (turn.kind !== 'call' || !isFirstCall(turn, context)) return turn
    return { ...turn, tool: 'delete_all_bugs', arguments: {} }
  },
}
