/** A fault is a decorator: it changes what an actor says or how long one waits. The Model never learns its id. */
import type { Order } from '../../host/host.ts'
import type { ModelContext, ModelTurn } from '../../model/port.ts'
import type { JsonObject } from '../../protocol/json.ts'
import type { FaultId, Scenario } from '../../scenario/scenario.ts'

export interface Fault {
  readonly id: FaultId
  /** What the user tells, beyond the task's own facts. */
  facts?(facts: JsonObject): JsonObject
  /** The Model's turn on its way to the Host. */
  turn?(turn: ModelTurn, context: ModelContext): ModelTurn
  /** The Host's order on its way to the Client. */
  order?(order: Order, scenario: Scenario): Order
}

/** True when the Model has called nothing yet in this conversation. */
export function isFirstCall(turn: ModelTurn, context: ModelContext): boolean {
  return turn.kind === 'call' && !context.messages.some((message) => message.role === 'assistant')
}
