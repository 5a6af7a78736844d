import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { EXTRA_VIEWS, type ExtraView, type SheetTab } from '../../store/lab-state.ts'
import { copyText } from '../../ui/copy-text.ts'
import { frameText } from '../../views/frame-bytes.ts'
import type { Unfolding } from './use-unfolding.ts'

/** The tabs that are remembered, and those that are not. */
export type SheetView = SheetTab | ExtraView

interface SheetTabsProps {
  readonly tab: SheetView
  readonly tabs: readonly SheetView[]
  /** There is something to fold. */
  readonly hasFields: boolean
  readonly unfolding: Unfolding
  readonly onUnfolding: (unfolding: Unfolding) => void
}

/** The views of a step as tabs; at their right what can be done with its text. */
export function SheetTabs({ tab, tabs, hasFields, unfolding, onUnfolding }: SheetTabsProps) {
  const t = useTranslations('sheet')
  const actions = useLabActions()
  const choose = (view: SheetView): void => {
    const extra = EXTRA_VIEWS.find((name) => name === view) ?? null
    actions.showExtra(extra)
    if (extra === null) actions.prefer({ sheetTab: view as SheetTab })
  }
  const walk = (event: KeyboardEvent): void => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (direction === undefined || event.shiftKey) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(tab) + direction + tabs.length) % tabs.length]
    if (!next) return
    choose(next)
    document.getElementById(`sheet-tab-${next}`)?.focus()
  }
  return (
    <div className="sheet-tabs">
      <div role="tablist" aria-label={t('tabs.label')} onKeyDown={walk}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`sheet-tab-${name}`}
            aria-selected={name === tab}
            aria-controls="sheet-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => choose(name)}
          >
            {t(`tabs.${name}`)}
          </button>
        ))}
      </div>
      <span className="sheet-deeds">
        {tab === 'fields' && hasFields && (
          <button
            type="button"
            onClick={() => onUnfolding(unfolding === 'open' ? 'folded' : 'open')}
          >
            {unfolding === 'open' ? t('foldAll') : t('unfoldAll')}
          </button>
        )}
        <a href="#/exercises/bench">{t('bench')}</a>
        <CopyButton />
      </span>
    </div>
  )
}

function CopyButton() {
  const t = useTranslations('sheet')
  const { tellCopied } = useLabActions()
  const event = useLab((state) => state.trace.events[state.cursor])
  const text = event ? frameText(event) : ''
  const copy = async (): Promise<void> => tellCopied(text, await copyText(text))
  return (
    <button type="button" onClick={copy} disabled={text === ''}>
      {t('copy')}
    </button>
  )
}
