import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { parseJson } from '../../protocol/json-parse.ts'
import type { RevisionId } from '../../protocol/revision.ts'
import { revisionSpoken } from '../../scenario/fault-places.ts'
import { diffJson } from '../../trace/diff-json.ts'
import type { StepPair } from '../../trace/diff-traces.ts'
import type { Trace, TraceEvent } from '../../trace/trace.ts'
import { ChannelSignal } from '../../views/channel-signal.tsx'
import { messageBytes } from '../../views/frame-bytes.ts'
import { directionOf, frameLabel } from '../../views/frame-label.ts'
import { sseLines } from '../../views/frame-parts.ts'
import { FrameTicket } from '../../views/frame-ticket.tsx'
import { DiffView } from './diff-view.tsx'

/** One step of both runs; a move of the cursor redraws the two rows that it concerns. */
export const PairRow = memo(function PairRow(props: {
  readonly pair: StepPair
  readonly index: number
  readonly left: Trace
  readonly right: Trace
  readonly isCurrent: boolean
  readonly isDivergence: boolean
  readonly onChoose: (index: number) => void
}) {
  const t = useTranslations('compare')
  const d = useTranslations('deck')
  const { pair, left, right } = props
  const number = String(props.index + 1)
  const one = pair.left === null ? undefined : left.events[pair.left]
  const other = pair.right === null ? undefined : right.events[pair.right]
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (props.isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [props.isCurrent])
  const phase = (one ?? other)?.phase
  return (
    <li
      ref={row}
      className={`cmp-row${props.isCurrent ? ' current' : ''}`}
      aria-current={props.isCurrent ? 'step' : undefined}
    >
      <Side
        event={one}
        beside={other}
        name={left.scenario.revision}
        other={revisionSpoken(right.scenario)}
      />
      <div className="cmp-mid">
        <button
          type="button"
          onClick={() => props.onChoose(props.index)}
          aria-label={t('choose', { n: number })}
        >
          <b>{number}</b>
          {phase ? <small>{d(`phases.${phase}`)}</small> : null}
        </button>
        {props.isDivergence ? <strong>{t('divergence')}</strong> : null}
        {pair.same ? <small>{t('same')}</small> : null}
      </div>
      <Side
        event={other}
        beside={one}
        name={right.scenario.revision}
        other={revisionSpoken(left.scenario)}
      />
    </li>
  )
})

function Side(props: {
  readonly event: TraceEvent | undefined
  readonly beside: TraceEvent | undefined
  readonly name: string
  readonly other: RevisionId
}) {
  const t = useTranslations('compare')
  const channels = useTranslations('channels')
  const { event, beside } = props
  if (!event)
    return (
      <div className="cmp-cell none">
        <span>{t('absent')}</span>
      </div>
    )
  const label = frameLabel(event)
  const { errorChannel, http } = event
  return (
    <div className="cmp-cell">
      <div className="cmp-head">
        <FrameTicket direction={directionOf(event)} errorChannel={errorChannel}>
          {label.word ?? event.channel}
        </FrameTicket>
        {label.id === undefined ? null : <span className="mono">{`id ${label.id}`}</span>}
        {http?.status === undefined ? null : <span className="mono">{`HTTP ${http.status}`}</span>}
        {errorChannel ? (
          <span className={`cmp-channel ${errorChannel}`}>
            <ChannelSignal channel={errorChannel} lit />
            {channels(`full.${errorChannel}`)}
          </span>
        ) : null}
        <span className="cmp-bytes mono">
          {t('bytes', { at: String(event.at), bytes: String(messageBytes(event)) })}
        </span>
      </div>
      <Headers event={event} beside={beside} />
      <Message event={event} beside={beside} other={props.other} />
    </div>
  )
}

/** The headers that are the protocol's own: MCP-* both ways; others would only repeat themselves. */
function Headers({
  event,
  beside,
}: {
  readonly event: TraceEvent
  readonly beside: TraceEvent | undefined
}) {
  const own = protocolHeaders(event)
  const others = new Set(beside ? protocolHeaders(beside).map(([name]) => name.toLowerCase()) : [])
  if (own.length === 0) return null
  return (
    <ul className="cmp-headers mono">
      {own.map(([name, value]) => (
        <li key={name} className={beside && !others.has(name.toLowerCase()) ? 'added' : undefined}>
          {name}: {value}
        </li>
      ))}
    </ul>
  )
}

function protocolHeaders({ http }: TraceEvent): readonly (readonly [string, string])[] {
  return (http?.headers ?? []).filter(([name]) => /^(mcp-|www-authenticate$|origin$)/i.test(name))
}

function Message(props: {
  readonly event: TraceEvent
  readonly beside: TraceEvent | undefined
  readonly other: RevisionId
}) {
  const own = textOf(props.event)
  const other = props.beside ? textOf(props.beside) : ''
  const value = useMemo(() => {
    const [mine, theirs] = [parseJson(own), parseJson(other)]
    return mine.ok ? diffJson(mine.value, theirs.ok ? theirs.value : null, own) : null
  }, [own, other])
  if (own === '') return null
  if (value === null) return <code className="cmp-json">{own}</code>
  return <DiffView value={value} otherRevision={props.other} />
}

/** The message as it was written; of an event of a stream, its data. */
function textOf({ channel, raw }: TraceEvent): string {
  if (channel === 'internal') return ''
  if (channel !== 'sse') return raw
  return sseLines(raw)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
}
