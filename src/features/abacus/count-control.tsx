import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  readonly label: string
  readonly numberLabel: string
  readonly rodLabel: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** One count: a bead on a rod to drag, click or move by arrow keys, two buttons, and a number to type. */
export function CountControl({ label, numberLabel, rodLabel, value, min, max, onChange }: Props) {
  const t = useTranslations('abacus')
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const put = (next: number) => onChange(Math.min(max, Math.max(min, next)))

  return (
    <div className="abacus-count">
      <span className="name">{label}</span>
      <input
        className="rod-input"
        type="range"
        aria-label={rodLabel}
        min={min}
        max={max}
        value={value}
        onChange={(event) => put(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={t('fewer', { what: label })}
        disabled={value <= min}
        onClick={() => put(value - 1)}
      >
        {'−'}
      </button>
      <input
        className="number"
        type="number"
        inputMode="numeric"
        aria-label={numberLabel}
        min={min}
        max={max}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          const typed = event.currentTarget.valueAsNumber
          if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed)
        }}
        onBlur={(event) => {
          const typed = event.currentTarget.valueAsNumber
          if (Number.isNaN(typed)) setText(String(value))
          else put(Math.round(typed))
          setText(
            String(Number.isNaN(typed) ? value : Math.min(max, Math.max(min, Math.round(typed)))),
          )
        }}
      />
      <button
        type="button"
        aria-label={t('more', { what: label })}
        disabled={value >= max}
        onClick={() => put(value + 1)}
      >
        {'+'}
      </button>
    </div>
  )
}
