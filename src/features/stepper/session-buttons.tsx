import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { saveFile } from '../../ui/save-file.ts'

/** Takes the session along as a file, or goes on with one; and the way to the handout. Their code comes when it is asked for. */
export function SessionButtons() {
  const t = useTranslations('deck')
  const actions = useLabActions()
  const preferences = useLab((state) => state.preferences)
  const handout = useLab((state) => classLink(state, {}, 'handout'))
  const input = useRef<HTMLInputElement>(null)
  const save = async () => {
    const [{ writeSession }, { keptForks }] = await Promise.all([
      import('../../store/session-file.ts'),
      import('../../store/forks.ts'),
    ])
    const link = location.hash || '#/step'
    saveFile('wirelab-session.json', writeSession({ link, preferences, forks: keptForks() }))
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const [{ readSession, MAX_SESSION_BYTES }, { keepFork }] = await Promise.all([
      import('../../store/session-file.ts'),
      import('../../store/forks.ts'),
    ])
    const text = file.size > MAX_SESSION_BYTES ? null : await file.text()
    const read = readSession(text ?? '', preferences, file.size)
    if (!read.ok) {
      actions.notify({ id: 'session-refused', file: file.name.slice(0, 80), ...read.error })
      return
    }
    for (const fork of read.value.forks.toReversed()) keepFork(fork)
    actions.prefer(read.value.preferences)
    actions.closePanel()
    location.hash = read.value.link
  }
  return (
    <div className="deck-more-row">
      <button type="button" className="btn" onClick={save}>
        {t('saveSession')}
      </button>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {t('openSession')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="vh"
        tabIndex={-1}
        aria-label={t('openSession')}
        onChange={(event) => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <a className="btn" href={handout}>
        {t('handout')}
      </a>
    </div>
  )
}
