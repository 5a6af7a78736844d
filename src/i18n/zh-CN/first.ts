import type { first as base } from '../en/first.ts'
import type { Translated } from '../locale.ts'
import { channels } from './channels.ts'
import { deck } from './deck.ts'
import { errors } from './errors.ts'
import { graph } from './graph.ts'
import { scenario } from './scenario.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { speech } from './speech.ts'
import { start } from './start.ts'
import { state } from './state.ts'

export const first: Translated<typeof base> = {
  channels,
  deck,
  errors,
  graph,
  scenario,
  sheet,
  shell,
  speech,
  start,
  state,
}
