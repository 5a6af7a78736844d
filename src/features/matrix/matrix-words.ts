import type { useTranslations } from 'use-intl'
import { canHappen } from '../../scenario/fault-places.ts'
import type { Scenario } from '../../scenario/scenario.ts'
import type { RunOutcome } from '../../trace/outcome.ts'

export type MatrixTranslator = ReturnType<typeof useTranslations<'matrix'>>
export type ChannelTranslator = ReturnType<typeof useTranslations<'channels'>>

/** The one thing a cell says loudest: a code, `isError`, or what went wrong in a word. */
export function headline(t: MatrixTranslator, outcome: RunOutcome): string {
  const { channel, code, local, status } = outcome
  if (code !== null) return minus(code)
  if (channel === 'tool-error') return 'isError'
  if (local !== null)
    return t.has(`local.${local}` as 'local.request-timeout')
      ? t(`local.${local}` as 'local.request-timeout')
      : local
  if (channel === 'transport-error')
    return status !== null && status >= 400 ? `HTTP ${status}` : t('lost')
  return t('noError')
}

/** Why a fault cannot happen in a place, or with a server. */
export function whyNot(t: MatrixTranslator, scenario: Scenario): string {
  if (canHappen({ ...scenario, server: 'python-sdk' })) return t('why.live')
  const key = `why.${scenario.fault}` as 'why.crlf'
  return t.has(key) ? t(key) : t('empty.none')
}

/** What went on the wire to take the request back, and whether an answer came all the same. */
export function cancelWords(t: MatrixTranslator, { cancel, late }: RunOutcome): string {
  if (cancel === null) return ''
  const how =
    cancel.how === 'post'
      ? t('cancel.post', { status: String(cancel.status ?? '—') })
      : t(`cancel.${cancel.how}`)
  return late ? t('late', { cancel: how }) : how
}

/** The line below: channel or HTTP status, then the cancel. */
export function underline(
  t: MatrixTranslator,
  channels: ChannelTranslator,
  outcome: RunOutcome,
): string {
  const { channel, status, code } = outcome
  const shownAbove =
    channel === 'transport-error' && code === null && status !== null && status >= 400
  const where =
    status !== null && !shownAbove
      ? `HTTP ${status}`
      : channel === null
        ? ''
        : channels(`name.${channel}`)
  return [where, cancelWords(t, outcome)].filter((part) => part !== '').join(' · ')
}

/** Numbers below zero with a real minus sign, as in print. */
export function minus(code: number): string {
  return String(code).replace('-', '−')
}
