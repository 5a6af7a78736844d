import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { selectTheme, THEMES } from '../../store/lab-state.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import { KEY_TABLE } from '../../views/key-table.ts'
import './help-dialog.css'

/** All keys, and the settings that have no place in the bars. */
export function HelpDialog() {
  const t = useTranslations('help')
  const shell = useTranslations('shell')
  const isOpen = useLab(({ panel }) => panel === 'help')
  const theme = useLab(selectTheme)
  const preferences = useLab((state) => state.preferences)
  const { closePanel, prefer } = useLabActions()
  if (!isOpen) return null
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={closePanel}>
      <div className="help">
        <section>
          <h3>{t('keys')}</h3>
          <dl>
            {KEY_TABLE.map(({ action, keys, isLetter }) => (
              <div key={action} className={isLetter && !preferences.letterKeys ? 'off' : undefined}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{t(`keyActions.${action}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h3>{t('settings')}</h3>
          <label className="check">
            <input
              type="checkbox"
              checked={preferences.letterKeys}
              onChange={(event) => prefer({ letterKeys: event.target.checked })}
            />
            {t('letterKeys')}
          </label>
          <Segments
            legend={shell('theme')}
            value={theme}
            segments={THEMES.map((value) => ({ value, label: shell(`themes.${value}`) }))}
            onChange={(chosen) => prefer({ theme: chosen })}
          />
        </section>
        <section>
          <h3>{t('honesty')}</h3>
          <p>{t('honestyText')}</p>
        </section>
      </div>
    </Dialog>
  )
}
