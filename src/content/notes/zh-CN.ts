import type { Notes } from './note-types.ts'
import { fields } from './zh-CN/fields.ts'
import { disputes, steps } from './zh-CN/steps.ts'

export const notes: Notes = { steps, fields, disputes }
