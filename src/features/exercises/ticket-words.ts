import type { FrameCard } from '../../exercise/parts.ts'
import { isObject, toValue } from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { frameLabel } from '../../views/frame-label.ts'

/** What stands on a card's ticket: the method, `result` or `error -32602`, and the id where there is one. */
export function ticketWords({ raw, direction }: FrameCard): readonly string[] {
  const parsed = parseJson(raw)
  const value = parsed.ok ? toValue(parsed.value) : null
  const label = frameLabel({
    seq: 0,
    at: 0,
    key: '',
    phase: 'call',
    from: direction === 'out' ? 'client' : 'server',
    to: direction === 'out' ? 'server' : 'client',
    channel: direction === 'out' ? 'stdin' : 'stdout',
    raw,
    message: isObject(value ?? undefined) ? (value as never) : null,
    note: '',
  })
  return [label.word ?? raw.slice(0, 24), ...(label.id === undefined ? [] : [`id ${label.id}`])]
}
