/** The arrows format: heads and lines with an arrow, bodies two spaces in (design §4.2). */
import type { Header } from '../../transport/wire.ts'
import { unfold } from './folded.ts'
import { type Imported, type ImportedEvent, type ImportProblem, ways } from './imported.ts'

type Draft = { -readonly [key in keyof ImportedEvent]: ImportedEvent[key] }

const REQUEST = /^(GET|POST|DELETE|OPTIONS|PUT|PATCH|HEAD) (\S+)/
const STATUS = /^HTTP\/[\d.]+ (\d{3})(?!\d)\s*(.*)$/

/**
 * Arrows without HTTP heads are stdio; text that begins with `HTTP/` is the server's whatever its arrow, and a line
 * that begins with a method is the client's without one.
 */
export function importArrows(text: string): Imported {
  const events: ImportedEvent[] = []
  const problems: ImportProblem[] = []
  let head: Draft | null = null
  let isStream = false
  let sse: string[] = []
  let sseLine = 0

  const flush = () => {
    if (sse.length > 0) {
      const raw = `${sse.join('\n')}\n\n`
      events.push({ line: sseLine, channel: 'sse', ...ways('server'), raw })
    }
    sse = []
  }
  linesOf(text).forEach((content, index) => {
    const line = index + 1
    const [, arrow, rest = ''] = /^\s{0,1}([→←])[ \t]?(.*)$/s.exec(content) ?? []
    if (content.startsWith('stderr|')) {
      const raw = content.slice(7).replace(/^ /, '')
      events.push({ line, channel: 'stderr', ...ways('server'), raw })
    } else if (arrow !== undefined || STATUS.test(content) || isRequest(content)) {
      finishPost()
      flush()
      head = null
      isStream = false
      const bare = /^HTTP\//.test(content) ? 'server' : 'client'
      const side = arrow === undefined ? bare : arrow === '→' ? 'client' : 'server'
      take(side, arrow === undefined ? content : rest, line)
    } else if (/^( {2}|\t)/.test(content) && (head || isStream)) {
      takeBody(content.replace(/^( {2}|\t)/, ''), line)
    } else if (content.trim() !== '') problems.push({ line, reason: 'no-direction' })
  })
  finishPost()
  flush()
  return { format: 'arrows', events, problems: problems.sort((a, b) => a.line - b.line) }

  /** A POST always has a body; where none is printed it was left out. */
  function finishPost(): void {
    if (head?.http?.method !== 'POST' || head.raw !== '') return
    head.detail = { folded: true }
    problems.push({ line: head.line, reason: 'folded' })
  }

  /** A line of the body that the head above it announces. */
  function takeBody(body: string, line: number): void {
    if (isStream) {
      // The blank line between events is not printed: an event begins anew after its data.
      const ends = sse.some((one) => one.startsWith('data')) && !body.startsWith('data')
      const whole = sse.some((one) => /^data: *\{.*\}$/.test(one)) && body.startsWith('data')
      if (ends || whole) flush()
      if (sse.length === 0) sseLine = line
      sse.push(body)
      return
    }
    if (!head) return
    head.raw = head.raw === '' ? body : `${head.raw}\n${body}`
    fold(head, body, line)
  }

  /** A printed line with gaps keeps its text; what is left of its message stands beside it. */
  function fold(event: Draft, body: string, line: number): void {
    const message = unfold(body)
    if (!message) return
    Object.assign(event, { message, detail: { folded: true } })
    problems.push({ line, reason: 'folded' })
  }

  function take(side: 'client' | 'server', rest: string, line: number): void {
    if (/^\(stream closed\)/.test(rest)) {
      events.push({ line, channel: 'stream-close', ...ways(side), raw: '' })
      return
    }
    if (/^\(stream continued\)/.test(rest)) {
      isStream = true
      return
    }
    const [start = '', ...pairs] = rest.split(/ {2,}/)
    const status = STATUS.exec(start)
    const request = REQUEST.exec(start)
    if (!status && !request) {
      const event: Draft = {
        line,
        channel: side === 'client' ? 'stdin' : 'stdout',
        ...ways(side),
        raw: rest,
      }
      fold(event, rest, line)
      events.push(event)
      return
    }
    const headers = headersOf(pairs, line)
    const http = status
      ? { status: Number(status[1]), reason: status[2] ?? '', headers }
      : { method: request?.[1] ?? '', path: request?.[2] ?? '', headers }
    head = {
      line,
      channel: status ? 'http-response' : 'http-request',
      ...ways(status ? 'server' : 'client'),
      raw: '',
      http,
    }
    events.push(head)
    isStream = headers.some(
      ([name, value]) => /^content-type$/i.test(name) && /^text\/event-stream/i.test(value),
    )
  }

  function headersOf(pairs: readonly string[], line: number): readonly Header[] {
    return pairs.flatMap((pair): readonly Header[] => {
      const [, name, value = ''] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(pair) ?? []
      if (name !== undefined) return [[name, value]]
      if (pair.trim() !== '') problems.push({ line, reason: 'not-a-header' })
      return []
    })
  }
}

/** Only as a head: a sentence may begin with the same word. */
function isRequest(content: string): boolean {
  return REQUEST.test(content) && /^\S+ \/\S*( HTTP\/[\d.]+)?(\s{2,}|$)/.test(content)
}

/** A file from another system ends all its lines with `\r`; a single one belongs to its line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n')
  const ended = lines.slice(0, -1)
  const isForeign = ended.length > 1 && ended.every((line) => line.endsWith('\r'))
  return isForeign ? lines.map((line) => line.replace(/\r$/, '')) : lines
}
