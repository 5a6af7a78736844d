import { useTranslations } from 'use-intl'
import { ERROR_CHANNELS, type ErrorChannel } from '../protocol/errors.ts'
import { ChannelSignal } from './channel-signal.tsx'
import './channel-map.css'

/** The four channels on which an error can come back, always in this order; at most one is lit. */
export function ChannelMap({ lit }: { readonly lit: ErrorChannel | undefined }) {
  const t = useTranslations('channels')
  return (
    <section className="channel-map" aria-label={t('map')}>
      <span className="cap">{lit ? t('cameBack') : t('none')}</span>
      <ul>
        {ERROR_CHANNELS.map((channel) => (
          <li key={channel} className={channel === lit ? `lamp lit ${channel}` : 'lamp'}>
            <ChannelSignal channel={channel} lit={channel === lit} />
            {t(`name.${channel}`)}
            <span className="vh">{channel === lit ? t('lit') : t('unlit')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
