import { useTranslations } from 'use-intl'
import { classLink } from '../../store/class-link.ts'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { FileButton, JSON_FILES } from '../../ui/file-button.tsx'
import { saveFile } from '../../ui/save-file.ts'

/** Takes the session along as a file, or goes on with one; and the way to the handout. Their code comes when it is asked for. */
export function SessionButtons() {
  const p = useTranslations('panel')
  const actions = useLabActions()
  const preferences = useLab((state) => state.preferences)
  const handout = useLab((state) => classLink(state, {}, 'handout'))
  const save = async () => {
    const [{ writeSession }, { keptForks }] = await Promise.all([
      import('../../store/session-file.ts'),
      import('../../store/forks.ts'),
    ])
    const link = location.hash || '#/step'
    saveFile('wirelab-session.json', writeSession({ link, preferences, forks: keptForks() }))
  }
  const open = async (file: File) => {
    const [{ readSession, SESSION_FILE }, { textOfFile }, { keepFork }] = await Promise.all([
      import('../../store/session-file.ts'),
      import('../../store/own-file.ts'),
      import('../../store/forks.ts'),
    ])
    const [text, size] = await textOfFile(SESSION_FILE, file)
    const read = readSession(text, preferences, size)
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
        {p('saveSession')}
      </button>
      <FileButton
        label={p('openSession')}
        accept={JSON_FILES}
        onFiles={([file]) => void open(file)}
      />
      <a className="btn" href={handout}>
        {p('handout')}
      </a>
    </div>
  )
}
