import { useTranslations } from 'use-intl'
import { useAddress } from './address-context.tsx'
import './embed-strip.css'

/** All the chrome an embedded page has: where it comes from, and the way to the whole of it. */
export function EmbedStrip() {
  const t = useTranslations('shell')
  const { linkTo } = useAddress()
  return (
    <p className="embed-strip">
      <a href={linkTo('step')} target="_blank" rel="noopener">
        {t('openWhole')}
      </a>
    </p>
  )
}
