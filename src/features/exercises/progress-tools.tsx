import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { exercises, useExercises } from '../../store/exercises.ts'
import { FileButton, JSON_FILES } from '../../ui/file-button.tsx'
import { saveFile } from '../../ui/save-file.ts'

/** Export, import and clear; and a warning where nothing is kept. */
export function ProgressTools({ say }: { readonly say: (text: string) => void }) {
  const t = useTranslations('exercises')
  const keeps = useExercises((state) => state.keeps)
  const setAside = useExercises((state) => state.setAside)
  const [asks, setAsks] = useState(false)
  const [message, setMessage] = useState('')
  const tell = (text: string) => {
    setMessage(text)
    say(text)
  }
  const read = async (file: File) => {
    const taken = exercises.importText(await file.text())
    tell(t(taken ? 'imported' : 'importRefused'))
  }
  return (
    <div className="ex-progress">
      {!keeps && <p className="ex-warning">{t('notKept')}</p>}
      {setAside && <p className="ex-warning">{t('setAside', { key: setAside })}</p>}
      <p className="ex-buttons">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('wirelab-progress.json', exercises.exportText())}
        >
          {t('export')}
        </button>
        <FileButton label={t('import')} accept={JSON_FILES} onFiles={([file]) => void read(file)} />
        <button type="button" className="btn" onClick={() => setAsks(true)}>
          {t('clear')}
        </button>
      </p>
      {asks && (
        <p className="ex-buttons">
          {t('clearSure')}
          <button
            type="button"
            className="btn"
            onClick={() => {
              exercises.clear()
              setAsks(false)
            }}
          >
            {t('clearYes')}
          </button>
          <button type="button" className="btn" onClick={() => setAsks(false)}>
            {t('cancel')}
          </button>
        </p>
      )}
      {message !== '' && <p className="ex-quiet">{message}</p>}
    </div>
  )
}
