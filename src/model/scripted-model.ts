/**
 * The Model: no language model, but a list of rules that a learner can read. Each rule sees only what the Host
 * hands over (tools with descriptions and schemas, the conversation, error texts); the first that applies decides.
 */
import type { JsonObject } from '../protocol/json.ts'
import type { ModelContext, ModelRule, ModelTurn } from './port.ts'
import { backToTheList, goOnWithout, report, reproduceFirst } from './rules/act.ts'
import { cannotHelp, giveUp, reportDone, reportUncertain } from './rules/finish.ts'
import { obeyText } from './rules/obey-text.ts'
import { repairArgument } from './rules/repair-argument.ts'

/** The rules in the order in which they are tried. The last one always applies. */
export const MODEL_RULES: readonly ModelRule[] = [
  reportDone,
  reportUncertain,
  giveUp,
  backToTheList,
  repairArgument,
  goOnWithout,
  reproduceFirst,
  report,
  cannotHelp,
]

/** The rules of a Model that obeys whatever it reads. */
export const OBEYING_RULES: readonly ModelRule[] = [obeyText, ...MODEL_RULES]

/** The ids of the rules, in the same order, for the page that shows them. */
export const MODEL_RULE_IDS: readonly string[] = MODEL_RULES.map((rule) => rule.id)

export interface ModelState {
  readonly turns: number
  /** The rule that decided the last turn; null before the first. */
  readonly rule: string | null
  readonly toolsSeen: readonly string[]
  readonly messagesSeen: number
}

export const NEW_MODEL: ModelState = { turns: 0, rule: null, toolsSeen: [], messagesSeen: 0 }

/** One turn: the first rule that applies to the context. Deterministic, and blind to all but the context. */
export function decide(
  context: ModelContext,
  rules: readonly ModelRule[] = MODEL_RULES,
): ModelTurn {
  for (const rule of rules) {
    const turn = rule.apply(context)
    if (turn) return turn
  }
  throw new Error('The last rule of the Model must always apply')
}

/** The Model as an actor: a context in, a turn out. */
export function modelStep(
  state: ModelState,
  context: ModelContext,
): { readonly state: ModelState; readonly turn: ModelTurn } {
  const turn = decide(context)
  return {
    turn,
    state: {
      turns: state.turns + 1,
      rule: turn.rule,
      toolsSeen: context.tools.map((tool) => tool.name),
      messagesSeen: context.messages.length,
    },
  }
}

/** What the page shows of the Model: turns taken, the last rule, and what it was shown. */
export function describeModel(state: ModelState): JsonObject {
  return {
    turns: state.turns,
    rule: state.rule,
    toolsSeen: state.toolsSeen,
    messagesSeen: state.messagesSeen,
  }
}
