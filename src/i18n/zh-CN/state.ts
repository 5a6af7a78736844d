import type { state as base } from '../en/state.ts'
import type { Translated } from '../locale.ts'

export const state: Translated<typeof base> = {}
