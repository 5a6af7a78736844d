import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import { FrameTicket } from '../frame-ticket.tsx'
import { VisibleText } from '../visible-text.tsx'
import type { Pipe } from './pipes.ts'
import { ticketText } from './pipes.ts'
import { useStepText } from './use-step-text.ts'

/** Fetched with the first step forward: the page's first load has nothing that moves. */
const Flight = lazy(() => import('./flight.tsx').then(({ Flight }) => ({ default: Flight })))

/** How many tickets of a stream are drawn; the others are counted. */
const SHOWN = 4

interface PipeProps {
  readonly pipe: Pipe
  readonly events: readonly TraceEvent[]
  readonly cursor: number
  /** The frame has just been sent forward: its ticket runs. */
  readonly flies: boolean
  /** What to say of a pipe with no ticket in it. */
  readonly status: string
}

/** One pipe of the transport in cross-section: flanges, the way it flows, its tickets and its state in words. */
export function PipeView({ pipe, events, cursor, flies, status }: PipeProps) {
  const t = useTranslations('graph')
  // Beside a ticket the path has no room on the projector and the phone.
  const shortName = pipe.state === 'live' ? pipe.name.split(' ')[0] : pipe.name
  const hidden = Math.max(0, pipe.tickets.length - SHOWN)
  return (
    <li className={classOf(pipe)}>
      {pipe.name && (
        <span className="mono graph-pipe-name">
          <span className="graph-full">{pipe.name}</span>
          <span className="graph-short">{shortName}</span>
        </span>
      )}
      {hidden > 0 && (
        <span className="graph-earlier">{t('pipe.earlier', { count: String(hidden) })}</span>
      )}
      <span className="graph-tickets">
        {pipe.tickets.slice(hidden).map((at) => {
          const event = events[at]
          return (
            event && (
              <PipeTicket
                key={at}
                event={event}
                flies={flies && at === cursor}
                pipe={pipe}
                isStub={at !== pipe.tickets.at(-1)}
              />
            )
          )
        })}
      </span>
      {status && <span className="graph-status">{status}</span>}
      <span className="graph-flow" aria-hidden="true" />
    </li>
  )
}

function classOf(pipe: Pipe): string {
  const names = ['pipe', pipe.id, pipe.flow, pipe.state]
  if (pipe.streaming) names.push('streaming')
  if (pipe.errorChannel) names.push('failed', pipe.errorChannel)
  return names.join(' ')
}

function PipeTicket(props: {
  readonly event: TraceEvent
  readonly pipe: Pipe
  readonly flies: boolean
  /** An earlier frame of the stream: the ticket stays, its words give way. */
  readonly isStub: boolean
}) {
  const { event, pipe, flies, isStub } = props
  const text = useStepText()(event)
  if (event.channel === 'stderr')
    return (
      <span className="mono graph-log">
        <VisibleText text={event.raw} />
      </span>
    )
  const ticket = ticketText(event)
  const words = ticket.full === '' ? { full: text.full, short: text.short } : ticket
  const drawn = (
    <FrameTicket direction={pipe.flow} errorChannel={event.errorChannel}>
      <span className="graph-full">{words.full}</span>
      <span className="graph-short">{words.short}</span>
    </FrameTicket>
  )
  const name = isStub ? 'graph-flight stub' : 'graph-flight'
  const resting = <span className={name}>{drawn}</span>
  if (!flies) return resting
  return (
    <Suspense fallback={resting}>
      <Flight className={name} flow={pipe.flow}>
        {drawn}
      </Flight>
    </Suspense>
  )
}
