import { useTranslations } from 'use-intl'
import type { TraceEvent } from '../../trace/trace.ts'
import { frameLabel, frameLine } from '../frame-label.ts'
import { shortWord } from './pipes.ts'
import { type StepWord, stepWord } from './step-word.ts'

export interface StepText {
  /** For the graph at its normal size. */
  readonly full: string
  /** For the projector and the phone. */
  readonly short: string
  /** `id 3`, beside the full text. */
  readonly id?: string
  /** The text stands in a frame or in code and is set in monospace. */
  readonly isWire: boolean
}

/** The words beside an event's line: the frame's own, or those of the catalogue for steps off the wire. */
export function useStepText(): (event: TraceEvent) => StepText {
  const t = useTranslations('graph')
  const say = (group: 'words' | 'short', { id, values }: StepWord) =>
    t(`${group}.${id}` as 'words.exit', values as { code: string })
  return (event) => {
    const label = frameLabel(event)
    const status = label.status === undefined ? '' : String(label.status)
    if (label.word !== null)
      return {
        full: [status, label.word].join(' ').trim(),
        short: label.word === 'result' && status ? status : shortWord(label.word),
        isWire: true,
        ...(label.id !== undefined && { id: `id ${label.id}` }),
      }
    const word = stepWord(event)
    const isVerbatim = word.verbatim !== undefined && word.verbatim !== ''
    if (status)
      return { full: word.id === 'stream' ? `${status} SSE` : status, short: status, isWire: true }
    return {
      full: isVerbatim ? (word.verbatim ?? '') : say('words', word),
      short: say('short', word),
      isWire: isVerbatim,
    }
  }
}

/** The whole of a past step in one sentence, for the name of its button. */
export function useStepName(): (event: TraceEvent) => string {
  const t = useTranslations('graph')
  const text = useStepText()
  const channel = useTranslations('channels.full')
  return (event) => {
    const label = frameLabel(event)
    const what = frameLine(label) || text(event).full
    const error = event.errorChannel ? `${channel(event.errorChannel)}, ` : ''
    const values = {
      number: String(event.seq + 1),
      from: nameOf(event.from),
      to: nameOf(event.to),
      what: error + what,
    }
    return t(event.from === event.to ? 'row.inside' : 'row.past', values)
  }
  function nameOf(actor: TraceEvent['from']): string {
    return t(`heads.${actor === 'gateway' ? 'server' : actor}`)
  }
}
