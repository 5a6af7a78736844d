import { useTranslations } from 'use-intl'
import { ChannelSignal } from './channel-signal.tsx'
import './local-error.css'

/** An error that the Client made: says that nothing of it is on the wire, and what others call it. */
export function LocalError({
  code,
  limitMs,
}: {
  readonly code: string
  readonly limitMs: number | null
}) {
  const t = useTranslations('sheet.local')
  return (
    <section className="made-here local-error">
      <h2>
        <ChannelSignal channel="local-error" lit />
        {t('title')}
      </h2>
      <dl>
        <div>
          <dt>{t('code')}</dt>
          <dd>
            <code>{code}</code>
          </dd>
        </div>
        {limitMs !== null && (
          <div>
            <dt>{t('limit')}</dt>
            <dd>{t('limitText', { ms: String(limitMs) })}</dd>
          </div>
        )}
        {code === 'request-timeout' && (
          <>
            <div>
              <dt>{t('python')}</dt>
              <dd>{t('pythonText')}</dd>
            </div>
            <div>
              <dt>{t('spec')}</dt>
              <dd>{t('specText')}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  )
}
