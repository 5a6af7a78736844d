/** The User as a step function: asks, waits for the answer, asks again as often as the scenario says. */
import type { JsonObject } from '../protocol/json.ts'

export interface UserState {
  readonly rounds: number
  readonly asked: number
  readonly answered: number
  /** What the Host said last: an id. */
  readonly heard: string | null
}

export interface Wish {
  readonly round: number
  readonly last: boolean
}

export function createUser(rounds: number): UserState {
  return { rounds, asked: 0, answered: 0, heard: null }
}

/** The next wish, or null when there is nothing more to ask. */
export function ask(state: UserState): { readonly state: UserState; readonly wish: Wish | null } {
  if (state.asked >= state.rounds) return { state, wish: null }
  const asked = state.asked + 1
  return { state: { ...state, asked }, wish: { round: asked, last: asked === state.rounds } }
}

export function hear(state: UserState, say: string): UserState {
  return { ...state, answered: state.answered + 1, heard: say }
}

/** What the page shows of the User. */
export function describeUser(state: UserState): JsonObject {
  return {
    asked: state.asked,
    answered: state.answered,
    waiting: state.asked > state.answered,
    heard: state.heard,
  }
}
