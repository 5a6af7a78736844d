import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { compare } from '../../../exercise/abacus-model.ts'
import type { ListAnswer } from '../../../exercise/answers.ts'
import type { AbacusPart, MarkPart } from '../../../exercise/parts.ts'
import { ItemText } from '../item-text.tsx'
import { ItemMark } from '../verdict-mark.tsx'

interface ListProps<P> {
  readonly part: P
  readonly answer: ListAnswer
  readonly onAnswer: (answer: ListAnswer) => void
}

const toggled = (list: ListAnswer, id: string): ListAnswer =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id]

/** Any number of items, as check boxes. */
export function MarkView({ part, answer, onAnswer }: ListProps<MarkPart>) {
  return part.items.map((item) => (
    <label key={item.id} className="ex-check">
      <input
        type="checkbox"
        data-mark={item.id}
        checked={answer.includes(item.id)}
        onChange={() => onAnswer(toggled(answer, item.id))}
      />
      <span>
        <ItemText part={part.id} item={item} />
      </span>
      <ItemMark part={part.id} item={item.id} />
    </label>
  ))
}

const upTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1)

/** Every size up to 8 × 8 as a cell to mark; two rods of beads to try sizes on. */
export function AbacusView({ part, answer, onAnswer }: ListProps<AbacusPart>) {
  const t = useTranslations('exercises')
  const [size, setSize] = useState({ apps: 3, tools: 4 })
  const [focus, setFocus] = useState<readonly [number, number]>([1, 1])
  const table = useRef<HTMLTableElement>(null)
  const counts = compare(size)
  const walk = (event: KeyboardEvent, n: number, m: number) => {
    const by: Record<string, readonly [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }
    const step = by[event.key]
    if (!step) return
    event.preventDefault()
    const hold = (value: number) => Math.min(part.max, Math.max(1, value))
    const next = [hold(n + step[0]), hold(m + step[1])] as const
    setFocus(next)
    setSize({ apps: next[0], tools: next[1] })
    table.current?.querySelector<HTMLElement>(`[data-cell="${next[0]}x${next[1]}"]`)?.focus()
  }
  return (
    <div className="ex-abacus">
      <div className="ex-rods">
        {(['apps', 'tools'] as const).map((rod) => (
          <label key={rod} className="ex-field">
            <span>{t(rod)}</span>
            <input
              type="range"
              min={1}
              max={part.max}
              value={size[rod]}
              onChange={(event) => setSize({ ...size, [rod]: Number(event.target.value) })}
            />
            <output className="mono">{size[rod]}</output>
          </label>
        ))}
        <p>{t('abacusCounts', { without: String(counts.without), with: String(counts.with) })}</p>
        <p className="ex-quiet">{t('abacusHelp')}</p>
      </div>
      <div className="ex-scroll">
        <table className="ex-grid" ref={table}>
          <thead>
            <tr>
              <td />
              {upTo(part.max).map((m) => (
                <th key={m} scope="col">
                  {m}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {upTo(part.max).map((n) => (
              <tr key={n}>
                <th scope="row">{n}</th>
                {upTo(part.max).map((m) => {
                  const id = `${n}x${m}`
                  return (
                    <td key={m}>
                      <button
                        type="button"
                        data-cell={id}
                        aria-pressed={answer.includes(id)}
                        aria-label={t('cellName', { n: String(n), m: String(m) })}
                        tabIndex={focus[0] === n && focus[1] === m ? 0 : -1}
                        onFocus={() => setFocus([n, m])}
                        onKeyDown={(event) => walk(event, n, m)}
                        onClick={() => {
                          setSize({ apps: n, tools: m })
                          onAnswer(toggled(answer, id))
                        }}
                      >
                        {answer.includes(id) ? '×' : ''}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
