import type { messages as base } from './en.ts'
import type { Translated } from './locale.ts'
import { abacus } from './zh-CN/abacus.ts'
import { channels } from './zh-CN/channels.ts'
import { deck } from './zh-CN/deck.ts'
import { errors } from './zh-CN/errors.ts'
import { exercises } from './zh-CN/exercises.ts'
import { graph } from './zh-CN/graph.ts'
import { scenario } from './zh-CN/scenario.ts'
import { sheet } from './zh-CN/sheet.ts'
import { shell } from './zh-CN/shell.ts'
import { speech } from './zh-CN/speech.ts'
import { state } from './zh-CN/state.ts'

export const messages: Translated<typeof base> = {
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
}
