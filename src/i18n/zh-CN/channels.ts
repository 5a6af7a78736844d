import type { channels as base } from '../en/channels.ts'
import type { Translated } from '../locale.ts'

export const channels: Translated<typeof base> = {}
