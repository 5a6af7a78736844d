import type { errors as base } from '../en/errors.ts'
import type { Translated } from '../locale.ts'

export const errors: Translated<typeof base> = {
  notices: '提示',
  dismiss: '知道了',
}
