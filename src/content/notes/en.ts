import { fields } from './en/fields.ts'
import { disputes, steps } from './en/steps.ts'
import type { Notes } from './note-types.ts'

export const notes: Notes = { steps, fields, disputes }
