import { type ChangeEvent, type PointerEvent, useId, useRef } from 'react'
import './segments.css'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Wire spelling, set in monospace. */
  readonly mono?: boolean
}

/**
 * One choice out of a few, as real radio buttons drawn as a bar. After a choice by pointer the focus is
 * given up, so that the next arrow key steps through the run instead of changing the choice.
 */
export function Segments<T extends string>(props: {
  readonly legend: string
  readonly value: T
  readonly segments: readonly Segment<T>[]
  readonly onChange: (value: T) => void
}) {
  const name = useId()
  const byPointer = useRef(false)
  const onPointerDown = (_: PointerEvent) => {
    byPointer.current = true
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>, value: T) => {
    props.onChange(value)
    if (byPointer.current) event.currentTarget.blur()
    byPointer.current = false
  }
  return (
    <div className="segments" role="radiogroup" aria-labelledby={`${name}-legend`}>
      <span id={`${name}-legend`}>{props.legend}</span>
      <div className="segments-bar" onPointerDown={onPointerDown}>
        {props.segments.map(({ value, label, mono }) => (
          <label key={value} className={mono ? 'mono' : undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={(event) => onChange(event, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </div>
  )
}
