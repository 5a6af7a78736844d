import type { more as base } from '../en/more.ts'
import type { Translated } from '../locale.ts'
import { abacus } from './abacus.ts'
import { exercises } from './exercises.ts'
import { implementations } from './implementations.ts'
import { matrix } from './matrix.ts'

export const more: Translated<typeof base> = {
  abacus,
  exercises,
  implementations,
  matrix,
}
