import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import { requestOf } from '../../views/frame-kind.ts'
import { directionOf, frameLabel } from '../../views/frame-label.ts'
import { frameParts } from '../../views/frame-parts.ts'
import { LocalError } from '../../views/local-error.tsx'
import { mirrorsOf } from '../../views/mirrors.ts'
import { useNotes } from '../../views/notes-context.tsx'
import { speechOf } from '../../views/speech-of.ts'
import { SpeechText } from '../../views/speech-text.tsx'
import { WireBlock } from '../../views/wire-block.tsx'
import { NoBytes } from './no-bytes.tsx'
import type { Unfolding } from './use-unfolding.ts'

interface FieldsPanelProps {
  readonly events: readonly TraceEvent[]
  readonly cursor: number
  readonly unfolding: Unfolding
  /** There is room for a request and its response. */
  readonly isRoomy: boolean
}

/** The step field by field: over HTTP with the request it answers, off the wire with the words that are said. */
export function FieldsPanel({ events, cursor, unfolding, isRoomy }: FieldsPanelProps) {
  const event = events[cursor]
  if (!event) return null
  const request = requestOf(events, cursor)
  const isLocal = event.errorChannel === 'local-error'
  const isError = event.errorChannel !== undefined
  const isBare = isLocal || (event.raw === '' && event.http === undefined)
  const isPair = request !== null && !isBare && (isRoomy || disagrees(request))
  // Where there is little room the response comes first: the error must be in sight.
  const answered = request && !isBare && (
    <Answered key={event.key} request={request} open={isPair} />
  )
  return (
    <>
      {isRoomy && answered}
      <Said event={event} />
      <MadeHere event={event} />
      {isBare && !isLocal && <NoBytes event={event} />}
      {!isBare && (
        <Frame
          event={event}
          compact={
            isPair || (!isRoomy && (event.http !== undefined || event.channel === 'sse' || isError))
          }
          unfolding={unfolding}
        />
      )}
      {!isRoomy && answered}
    </>
  )
}

/** The request that this response answers; open where there is room or where its headers are to blame. */
function Answered({ request, open }: { readonly request: TraceEvent; readonly open: boolean }) {
  const t = useTranslations('sheet')
  const { word, id } = frameLabel(request)
  const path = `${request.http?.method ?? ''} ${request.http?.path ?? ''}`
  return (
    <details className="sheet-answered" open={open}>
      <summary>
        {t('answered')}{' '}
        <code>{[path, word === path ? null : word].filter(Boolean).join(' · ')}</code>
        {id !== undefined && <code>{` · id ${id}`}</code>}
      </summary>
      <Frame event={request} isRequest compact unfolding={null} />
    </details>
  )
}

function disagrees(request: TraceEvent): boolean {
  const [head, body] = frameParts(request)
  if (head?.kind !== 'head' || body?.kind !== 'json') return false
  return mirrorsOf(head.headers, body.node).some((mirror) => !mirror.agrees)
}

function Frame(props: {
  readonly event: TraceEvent
  readonly isRequest?: boolean
  readonly compact: boolean
  readonly unfolding: Unfolding
}) {
  const { event, compact, unfolding } = props
  const t = useTranslations('sheet')
  const { fields } = useNotes()
  const parts = useMemo(() => frameParts(event), [event])
  const isInternal = event.channel === 'internal'
  const what = isInternal
    ? t('handed')
    : event.channel === 'stderr'
      ? t('logs')
      : event.from === 'client'
        ? t('request')
        : t('response')
  return (
    <WireBlock
      key={`${event.key} ${unfolding}`}
      parts={parts}
      direction={directionOf(event)}
      label={t('fieldsOf', { what })}
      notes={event.notes ?? []}
      explain={(id) => fields[id as keyof typeof fields] ?? null}
      errorChannel={isInternal ? undefined : event.errorChannel}
      compact={compact}
      dense={props.isRequest === true}
      unfolding={unfolding}
    />
  )
}

function Said({ event }: { readonly event: TraceEvent }) {
  const t = useTranslations('sheet')
  const heads = useTranslations('graph.heads')
  const said = speechOf(event)
  if (!said || event.errorChannel === 'local-error' || said.speaker === 'gateway') return null
  return (
    <figure className="sheet-said">
      <figcaption>{t('says', { actor: heads(said.speaker) })}</figcaption>
      <blockquote>
        <SpeechText speech={said.speech} />
      </blockquote>
    </figure>
  )
}

function MadeHere({ event }: { readonly event: TraceEvent }) {
  if (event.errorChannel !== 'local-error') return null
  const { code, limitMs } = event.detail ?? {}
  return (
    <LocalError code={String(code ?? '')} limitMs={typeof limitMs === 'number' ? limitMs : null} />
  )
}
