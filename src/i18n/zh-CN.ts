import type { messages as base } from './en.ts'
import type { Translated } from './locale.ts'
import { first } from './zh-CN/first.ts'
import { more } from './zh-CN/more.ts'

export const messages: Translated<typeof base> = { ...first, ...more }
