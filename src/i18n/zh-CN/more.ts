import type { more as base } from '../en/more.ts'
import type { Translated } from '../locale.ts'
import { abacus } from './abacus.ts'
import { classroom } from './classroom.ts'
import { code } from './code.ts'
import { compare } from './compare.ts'
import { details } from './details.ts'
import { exercises } from './exercises.ts'
import { handout } from './handout.ts'
import { help } from './help.ts'
import { implementations } from './implementations.ts'
import { matrix } from './matrix.ts'
import { model } from './model.ts'
import { panel } from './panel.ts'
import { reference } from './reference.ts'
import { transcript } from './transcript.ts'
import { verdicts } from './verdicts.ts'

export const more: Translated<typeof base> = {
  abacus,
  classroom,
  code,
  compare,
  details,
  exercises,
  handout,
  help,
  implementations,
  matrix,
  model,
  panel,
  reference,
  transcript,
  verdicts,
}
