import { type CSSProperties, type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'

/** The step number, which is also the field to go to a step by its number. The key G focuses it. */
export function PositionField() {
  const t = useTranslations('deck')
  const cursor = useLab((state) => state.cursor)
  const count = useLab((state) => state.trace.events.length)
  const { goTo } = useLabActions()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    const number = Number(draft?.trim())
    setDraft(null)
    if (draft !== null && draft.trim() !== '' && Number.isFinite(number)) goTo(number - 1)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    commit()
    // Back to stepping: arrow keys belong to the run again.
    const field = event.currentTarget.elements[0]
    if (field instanceof HTMLElement) field.blur()
  }
  return (
    <form
      className="deck-position"
      style={{ '--digits': String(count).length } as CSSProperties}
      onSubmit={onSubmit}
    >
      <input
        id="go-to-step"
        aria-label={t('goTo', { count: String(count) })}
        title={t('goToKeys')}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(cursor + 1)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setDraft(null)
          event.currentTarget.blur()
        }}
      />
      <span>{`/ ${count}`}</span>
    </form>
  )
}
