/** A fault is a decorator: it changes what an actor says, how long one waits, or what gets through. The Model never learns its id. */
import type { Order } from '../../host/order.ts'
import type { ModelContext, ModelTurn } from '../../model/port.ts'
import type { JsonObject } from '../../protocol/json.ts'
import type { FaultId, Scenario } from '../../scenario/scenario.ts'
import type { ServerDefinition } from '../../server/definition.ts'
import type { WireInput, WireOutput } from '../../transport/wire.ts'

/** Which frame of which exchange: `call-1` and `request`, as step keys have it. */
export interface FrameName {
  readonly ref: string
  readonly part: string
}

export interface Fault {
  readonly id: FaultId
  /** What the user tells, beyond the task's own facts. */
  facts?(facts: JsonObject): JsonObject
  /** The Model's turn on its way to the Host. */
  turn?(turn: ModelTurn, context: ModelContext): ModelTurn
  /** The Host's order on its way to the Client. */
  order?(order: Order, scenario: Scenario): Order
  /** What the Client writes, as a Client with this defect writes it. */
  send?(wire: WireInput, name: FrameName): WireInput
  /** The Client does not know the era of the server and asks. */
  readonly mode?: 'auto'
  /** The server's program, with the defect in it. */
  server?(definition: ServerDefinition, scenario: Scenario): ServerDefinition
  /** What the server has written, as it leaves its machine; an empty list is lost bytes. `name`: the request it answers. */
  written?(output: WireOutput, name: FrameName | undefined): readonly WireOutput[]
}

/** True when the Model has called nothing yet in this conversation. */
export function isFirstCall(turn: ModelTurn, context: ModelContext): boolean {
  return turn.kind === 'call' && !context.messages.some((message) => message.role === 'assistant')
}

/** True for the request of the first tool call: the frame that most defects of a Client show on. */
export function isFirstRequest({ ref, part }: FrameName): boolean {
  return ref === 'call-1' && part === 'request'
}
