import { useTranslations } from 'use-intl'
import { useOffline } from './use-offline.ts'

/** Says that the page works without a network, or that a newer one is there and may be taken. */
export function OfflineBadge() {
  const t = useTranslations('shell')
  const offline = useOffline()
  if (offline.state === 'none') return null
  if (offline.state === 'ready') return <span className="offline">{t('offlineReady')}</span>
  return (
    <button type="button" className="offline" onClick={offline.accept}>
      {t('update')}
    </button>
  )
}
