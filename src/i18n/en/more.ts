/** The texts of pages and panels that are fetched when somebody asks for them. */
import { abacus } from './abacus.ts'
import { exercises } from './exercises.ts'
import { implementations } from './implementations.ts'

export const more = {
  abacus,
  exercises,
  implementations,
} as const
