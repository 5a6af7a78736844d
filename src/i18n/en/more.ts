/** The texts of pages and panels that are fetched when somebody asks for them. */
import { abacus } from './abacus.ts'
import { exercises } from './exercises.ts'
import { implementations } from './implementations.ts'
import { matrix } from './matrix.ts'

export const more = {
  abacus,
  exercises,
  implementations,
  matrix,
} as const
