import type { speech as base } from '../en/speech.ts'
import type { Translated } from '../locale.ts'

export const speech: Translated<typeof base> = {}
