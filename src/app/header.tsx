import { useTranslations } from 'use-intl'
import { OfflineBadge } from '../features/offline/offline-badge.tsx'
import { LOCALES } from '../i18n/locale.ts'
import { useLab, useLabActions } from '../store/lab-context.tsx'
import { selectLocale, selectTheme, THEMES } from '../store/lab-state.ts'
import { useAddress, usePlace } from './address-context.tsx'
import { NAV_IDS } from './page-ids.ts'
import './header.css'

/** Name, pages, language, theme, help. */
export function Header() {
  const t = useTranslations('shell')
  const address = useAddress()
  const { page } = usePlace()
  // Links carry the run, so that coming back finds it as it was left.
  useLab((state) => state.cursor)
  useLab((state) => state.scenario)
  return (
    <header className="top">
      <button type="button" className="skip" onClick={skipToMain}>
        {t('skip')}
      </button>
      <a className="mark" href={address.linkTo('start')}>
        <svg viewBox="0 0 34 16" aria-hidden="true">
          <path d="M5 0v16M29 0v16" stroke="currentColor" strokeWidth="2" />
          <path d="M5 4.5 27 10" stroke="var(--out)" strokeWidth="2.4" />
          <path d="M29 11.5 22.6 11l2.2-4.6z" fill="var(--out)" />
        </svg>
        {t('name')}
      </a>
      <nav className="nav" aria-label={t('pages')}>
        {NAV_IDS.map((id) => (
          <a key={id} href={address.linkTo(id)} aria-current={id === page ? 'page' : undefined}>
            {t(`page.${id}`)}
          </a>
        ))}
      </nav>
      <div className="tools">
        <OfflineBadge />
        <LocaleSwitch />
        <ThemeSwitch />
        <HelpButton />
      </div>
    </header>
  )
}

function LocaleSwitch() {
  const t = useTranslations('shell')
  const locale = useLab(selectLocale)
  const { prefer } = useLabActions()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these switches act at once
    <div role="group" aria-label={t('language')}>
      {LOCALES.map((id) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === locale}
          onClick={() => prefer({ locale: id })}
        >
          {t(`locale.${id}`)}
        </button>
      ))}
    </div>
  )
}

function ThemeSwitch() {
  const t = useTranslations('shell')
  const theme = useLab(selectTheme)
  const { prefer } = useLabActions()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these switches act at once
    <div role="group" className="themes" aria-label={t('theme')}>
      {THEMES.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === theme}
          onClick={() => prefer({ theme: id })}
        >
          {t(`themes.${id}`)}
        </button>
      ))}
    </div>
  )
}

function HelpButton() {
  const t = useTranslations('shell')
  const { openPanel } = useLabActions()
  return (
    <button type="button" aria-label={t('help')} onClick={() => openPanel('help')}>
      <kbd>{'?'}</kbd>
    </button>
  )
}

/** A button and not a link, since the address after `#` is the scenario's. */
function skipToMain(): void {
  document.getElementById('main')?.focus()
}
