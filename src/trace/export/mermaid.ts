/** A run as a Mermaid sequence diagram: one line a frame, words of the wire only. */
import { isObject } from '../../protocol/json.ts'
import { messageKind } from '../../protocol/jsonrpc.ts'
import type { Trace, TraceEvent } from '../trace.ts'

/** The whole diagram, a newline at its end. Only frames, and errors that no frame tells. */
export function toMermaid({ events }: Trace): string {
  const lines = events.flatMap((event) => {
    const line = lineOf(event)
    return line === null ? [] : [`  ${line}`]
  })
  return [
    'sequenceDiagram',
    '  participant C as Client',
    '  participant S as Server',
    ...lines,
    '',
  ].join('\n')
}

function lineOf(event: TraceEvent): string | null {
  const { channel, errorChannel, from } = event
  if (channel === 'internal')
    return errorChannel === undefined
      ? null
      : `Note over C: ${label(String(event.detail?.code ?? errorChannel))}`
  if (channel === 'process') return `Note over S: ${label(event.key)}`
  if (channel === 'stderr') return `Note right of S: stderr ${label(event.raw)}`
  const [one, other] = from === 'server' ? ['S', 'C'] : ['C', 'S']
  const isAnswer = ['result', 'error'].includes(messageKind(event.message) ?? '')
  const arrow = channel === 'stream-close' ? '-x' : isAnswer ? '-->>' : '->>'
  return `${one}${arrow}${other}: ${label(wordsOf(event))}`
}

function wordsOf({ channel, http, message, raw }: TraceEvent): string {
  const status = http?.status === undefined ? '' : `${http.status} `
  const id = message?.id === undefined ? '' : ` id ${String(message.id)}`
  switch (messageKind(message)) {
    case 'request':
    case 'notification':
      return `${String(message?.method)}${id}`
    case 'result':
      return `${status}${isObject(message?.result) && message.result.isError === true ? 'isError' : 'result'}${id}`
    case 'error':
      return `${status}error ${isObject(message?.error) ? message.error.code : ''}${id}`
    default:
      if (channel === 'stream-close') return 'stream closed'
      return http?.method ? `${http.method} ${http.path ?? ''}` : status.trim() || raw.slice(0, 60)
  }
}

/** Mermaid ends a line at a semicolon and reads `#` and `<` as its own. */
function label(text: string): string {
  const plain = text.replace(/\s+/g, ' ').slice(0, 80).trim()
  return plain.replace(/[#;<>{}"]/g, (char) => `#${char.charCodeAt(0)};`) || '…'
}
