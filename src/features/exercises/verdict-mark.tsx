import { useTranslations } from 'use-intl'
import { type ItemVerdict, useSheet, verdictAt } from './sheet.ts'

export type MarkKind = 'passed' | 'failed' | 'not-reached' | 'pending'
const MARK_WORDS = {
  passed: 'passedMark',
  failed: 'failedMark',
  'not-reached': 'waitingMark',
  pending: 'pendingMark',
} as const

/** A square with tick, cross, or a dashed line: the only shapes of verdicts. */
export function VerdictMark({ kind }: { readonly kind: MarkKind }) {
  const t = useTranslations('exercises')
  return (
    <span className={`ex-mark ${kind}`}>
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <rect x="1.5" y="1.5" width="15" height="15" />
        {kind === 'passed' && <path d="M5 9.5l3 3 5.500-7" />}
        {kind === 'failed' && <path d="M5.500 5.500l7 7M12.500 5.500l-7 7" />}
      </svg>
      <span className="vh">{t(MARK_WORDS[kind])}</span>
    </span>
  )
}

/** The mark beside one item of the answer; nothing where nothing is judged. */
export function ItemMark({ part, item }: { readonly part: string; readonly item?: string }) {
  const verdict: ItemVerdict = verdictAt(useSheet(), part, item)
  return verdict === 'none' ? null : <VerdictMark kind={verdict} />
}
