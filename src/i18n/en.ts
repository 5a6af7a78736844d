/** The base catalogue: its keys are the contract that every other locale is compiled against. */
import { abacus } from './en/abacus.ts'
import { channels } from './en/channels.ts'
import { deck } from './en/deck.ts'
import { errors } from './en/errors.ts'
import { exercises } from './en/exercises.ts'
import { graph } from './en/graph.ts'
import { scenario } from './en/scenario.ts'
import { sheet } from './en/sheet.ts'
import { shell } from './en/shell.ts'
import { speech } from './en/speech.ts'
import { state } from './en/state.ts'

export const messages = {
  abacus,
  channels,
  deck,
  errors,
  exercises,
  graph,
  scenario,
  sheet,
  shell,
  speech,
  state,
} as const
