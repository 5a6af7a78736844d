import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useMemo,
  useRef,
} from 'react'
import { useTranslations } from 'use-intl'
import { useLab, useLabActions } from '../../store/lab-context.tsx'
import { selectTheme } from '../../store/lab-state.ts'
import { filteredStops } from '../../store/playback-actions.ts'
import type { Phase } from '../../trace/trace.ts'
import { useWidth } from '../../ui/use-width.ts'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { type RulerMarks, rulerMarks, stepAtX, stepX } from './ruler-marks.ts'
import './ruler.css'

/** All steps on one line; one slider, moved by pointer or keys. */
export function Ruler() {
  const t = useTranslations('deck')
  const events = useLab((state) => state.trace.events)
  const cursor = useLab((state) => state.cursor)
  const actions = useLabActions()
  const theme = useLab(selectTheme)
  const ref = useRef<HTMLDivElement>(null)
  const width = useWidth(ref)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme sets the size of the names
  const marks = useMemo(() => {
    const size = ref.current ? Number.parseFloat(getComputedStyle(ref.current).fontSize) : 0
    return rulerMarks(events, width, (phase) => textWidth(t(`phases.${phase}`), size) + 8)
  }, [events, width, t, theme])
  const count = events.length
  const x = stepX(cursor, count, width)
  const isError = marks.errors.some(({ index }) => index === cursor)

  const seek = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    actions.goTo(stepAtX(event.clientX - box.left, count, box.width))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = {
      ArrowUp: actions.next,
      ArrowDown: actions.previous,
    }[event.key]
    if (!move || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    move()
  }
  return (
    <div
      ref={ref}
      className="ruler"
      role="slider"
      tabIndex={0}
      aria-label={t('ruler')}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={cursor + 1}
      aria-valuetext={t('position', { step: String(cursor + 1), count: String(count) })}
      style={{ '--tick': `${Math.max(1.5, Math.min(4, marks.pitch * 0.6))}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seek(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && seek(event)}
    >
      <Marks marks={marks} boundary={x + marks.pitch / 2} width={width} />
      {marks.phases.map(({ index, x: left, phase, labelled }) =>
        labelled ? <PhaseName key={index} phase={phase} left={left} /> : null,
      )}
      {marks.errors.map(({ index, x: left, channel }) => (
        <span key={index} className={index <= cursor ? 'error' : 'error future'} style={{ left }}>
          <ChannelSignal channel={channel} lit={index <= cursor} />
        </span>
      ))}
      <span className={isError ? 'cursor at-error' : 'cursor'} style={{ left: x }} />
    </div>
  )
}

/** An estimate good enough to keep names apart: a Chinese character is a square, a Latin letter about half of one. */
function textWidth(text: string, size: number): number {
  let units = 0
  for (const char of text) units += char > '\u2e80' ? 1 : 0.58
  return units * size
}

function PhaseName({ phase, left }: { readonly phase: Phase; readonly left: number }) {
  const t = useTranslations('deck')
  return (
    <span className="phase" style={{ left }}>
      {t(`phases.${phase}`)}
    </span>
  )
}

/** The same paths twice: solid up to the boundary, hollow beyond. A step moves only the boundary. */
function Marks(props: {
  readonly marks: RulerMarks
  readonly boundary: number
  readonly width: number
}) {
  const { marks, boundary, width } = props
  const clip = useId()
  const past = useMemo(() => <Paths paths={marks.paths} />, [marks])
  const future = useMemo(() => <Paths paths={marks.paths} hollow />, [marks])
  const rules = marks.phases.map(({ x }) => `M${x} 26v34`).join('')
  return (
    <svg className="marks" aria-hidden="true">
      <clipPath id={`${clip}-past`}>
        <rect x="0" y="0" width={boundary} height="64" />
      </clipPath>
      <clipPath id={`${clip}-future`}>
        <rect x={boundary} y="0" width={Math.max(0, width - boundary)} height="64" />
      </clipPath>
      <path className="phase-rule" d={rules} />
      <path className="axis" d={`M0 28H${width}`} />
      <g clipPath={`url(#${clip}-past)`}>{past}</g>
      <g className="future" clipPath={`url(#${clip}-future)`}>
        {future}
      </g>
      <FilterMarks width={width} />
    </svg>
  )
}

function Paths(props: { readonly paths: RulerMarks['paths']; readonly hollow?: boolean }) {
  const { paths, hollow } = props
  return (
    <>
      <path className="mark-inside" d={paths.inside} />
      <path className="mark-to-server" d={paths['to-server']} />
      <path className="mark-to-client" d={paths['to-client']} />
      {hollow && <path className="core" d={coreOf(paths['to-server'] + paths['to-client'])} />}
      <path className="mark-model" d={paths.model} />
    </>
  )
}

/** The inside of a hollow tick: the same line, shorter at both ends. */
function coreOf(path: string): string {
  return path.replace(
    /M([\d.]+) ([\d.]+)v([\d.]+)/g,
    (_, x: string, y: string, length: string) => `M${x} ${Number(y) + 1.5}v${Number(length) - 3}`,
  )
}

/** With a filter on: a dot under every step where previous and next halt. */
function FilterMarks({ width }: { readonly width: number }) {
  const events = useLab((state) => state.trace.events)
  const filter = useLab((state) => state.filter)
  const stops = useMemo(
    () => (filter ? filteredStops({ trace: { events }, filter }) : null),
    [events, filter],
  )
  if (!stops) return null
  const seen = new Set<number>()
  for (const stop of stops) seen.add(Math.round(stepX(stop, events.length, width)))
  return <path className="filtered" d={[...seen].map((x) => `M${x - 1.5} 3h3`).join('')} />
}
