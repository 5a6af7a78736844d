import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import type { TransportId } from '../../transport/wire.ts'
import { GraphHeads } from './graph-heads.tsx'
import { type GraphIndex, graphIndex } from './graph-index.ts'
import { GraphLines, type ProcessBar } from './graph-lines.tsx'
import { FutureLine, PastLine, RowMarks, startsPhase } from './graph-row.tsx'
import { PresentRow } from './present-row.tsx'
import { useGraphWindow } from './use-graph-window.ts'
import { useStepName, useStepText } from './use-step-text.ts'
import './graph.css'
import './graph-row.css'
import './pipe.css'
import './present-row.css'

interface GraphProps {
  readonly events: readonly TraceEvent[]
  readonly cursor: number
  readonly transport: TransportId
  /** Where an HTTP server is, as `127.0.0.1:8000`. */
  readonly host: string
  /** The cursor came here by one step forward: the ticket runs. */
  readonly flies: boolean
  readonly onSelect: (index: number) => void
}

/** The train graph of a run: five lifelines, past rows as thin lines, the present row open, the future dotted. */
export function Graph(props: GraphProps) {
  const { events, cursor, transport, host, flies, onSelect } = props
  const t = useTranslations('graph')
  const phase = useTranslations('deck.phases')
  const textOf = useStepText()
  const nameOf = useStepName()
  const { scroller, onScroll, range } = useGraphWindow(events.length, cursor)
  const index = graphIndex(events)

  const row = (at: number, event: TraceEvent) => {
    const isFirst = startsPhase(events, at)
    const kind = at < cursor ? 'past' : at === cursor ? 'present' : 'future'
    const names = ['graph-row', kind]
    if (isFirst) names.push('first')
    if (at < cursor - 5) names.push('old')
    if (kind === 'past') names.push(`process-${processIn(index, at)}`)
    if (kind === 'present' && (event.channel === 'internal' || event.channel === 'process'))
      names.push('off-wire')
    return (
      <li key={at} className={names.join(' ')}>
        <button
          type="button"
          className="graph-hit"
          data-step={at}
          tabIndex={at === cursor ? 0 : -1}
          aria-current={at === cursor ? 'step' : undefined}
          aria-label={at > cursor ? t('row.future', { number: String(at + 1) }) : nameOf(event)}
          onClick={() => onSelect(at)}
        />
        {kind === 'present' ? (
          <PresentRow
            {...{ events, cursor, transport, flies }}
            process={processIn(index, cursor)}
          />
        ) : (
          <span aria-hidden="true">
            <RowMarks number={at + 1} phase={isFirst ? phase(event.phase) : undefined} />
            {kind === 'past' ? (
              <PastLine event={event} text={textOf(event)} />
            ) : (
              <FutureLine event={event} />
            )}
          </span>
        )}
      </li>
    )
  }
  const rows = (from: number, to: number) =>
    events.slice(from, to).map((event, offset) => row(from + offset, event))

  return (
    <section className="graph-view" aria-label={t('label')}>
      <GraphHeads transport={transport} host={host} />
      <div className="graph-field" ref={scroller} onScroll={onScroll}>
        <div className="graph-inner">
          <GraphLines process={processBar(index, cursor)} />
          <ol aria-label={t('steps')} onKeyDown={moveFocus}>
            {/* One flat list: a row keeps its element, and so the focus, when it becomes the present one. */}
            {[
              gap('before', range.pastFrom, 'var(--row)'),
              ...rows(range.pastFrom, range.pastTo),
              gap('between', cursor - range.pastTo, 'var(--row)'),
              ...rows(cursor, cursor + 1),
              gap('ahead', range.futureFrom - cursor - 1, 'var(--future-row)'),
              ...rows(range.futureFrom, range.futureTo),
              gap('after', events.length - range.futureTo, 'var(--future-row)'),
            ]}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The height of rows that are not drawn. */
function gap(key: string, count: number, each: string) {
  const height = `calc(${each} * ${count})`
  return count > 0 && <li key={key} className="graph-gap" style={{ height }} aria-hidden="true" />
}

/** Where the process is alive outside the present row. The rows above are all past, so their height is known. */
function processBar({ spawn, exit }: GraphIndex, cursor: number): ProcessBar | undefined {
  if (spawn === undefined || spawn > cursor) return undefined
  const gone = exit !== undefined && exit <= cursor
  return {
    top: `calc(var(--row) * ${spawn + (spawn < cursor ? 0.6 : 0)})`,
    bottom: gone ? `calc(100% - var(--row) * ${exit + (exit < cursor ? 0.4 : 0)})` : '0px',
  }
}

/** How the process stands in one row. */
function processIn({ spawn, exit }: GraphIndex, row: number) {
  if (spawn === undefined || spawn > row || (exit !== undefined && exit < row)) return 'none'
  if (spawn === row) return 'begins'
  return exit === row ? 'ends' : 'through'
}

/** One tab stop for the whole list; up and down walk the steps, Enter goes there. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const from = (event.target as HTMLElement).dataset.step
  if (!step || from === undefined) return
  event.preventDefault()
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-step="${Number(from) + step}"]`,
  )
  next?.focus()
}
