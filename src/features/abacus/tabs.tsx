import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly content: () => ReactNode
}
interface Props<Id extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  /** Paper shows all panels. */
  readonly isPrinting: boolean
  readonly onChoose: (id: Id) => void
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs after the ARIA pattern. */
export function Tabs<Id extends string>({ label, tabs, chosen, isPrinting, onChoose }: Props<Id>) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[MOVES[event.key]?.(index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <>
      <div className="abacus-tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            data-tab={id}
            aria-controls={`${prefix}-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          className="abacus-panel"
          role="tabpanel"
          id={`${prefix}-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so the keyboard must reach it
          tabIndex={0}
          hidden={id !== chosen && !isPrinting}
        >
          {(id === chosen || isPrinting) && content()}
        </div>
      ))}
    </>
  )
}
