import type { sheet as base } from '../en/sheet.ts'
import type { Translated } from '../locale.ts'

export const sheet: Translated<typeof base> = {}
