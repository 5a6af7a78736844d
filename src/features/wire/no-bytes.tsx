import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'

/** Says that nothing is sent, so that an empty block does not look like a bug. */
export function NoBytes({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('sheet')
  const { channel } = event
  const reason =
    channel === 'process' || channel === 'stream-close' || channel === 'internal'
      ? channel
      : 'empty'
  return (
    <p className="sheet-none">
      {reason !== 'empty' && <strong>{t('noBytes')}</strong>} {t(`noBytesWhy.${reason}`)}
    </p>
  )
}
