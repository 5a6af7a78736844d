/** The arrows format: heads and lines with an arrow, bodies two spaces in (design §4.2). */
import type { Header } from '../../transport/wire.ts'
import type { Imported, ImportedEvent, ImportProblem } from './imported.ts'

type Draft = { -readonly [key in keyof ImportedEvent]: ImportedEvent[key] }

/** Arrows without HTTP heads are stdio; text that begins with `HTTP/` is the server's whatever its arrow. */
export function importArrows(text: string): Imported {
  const events: ImportedEvent[] = []
  const problems: ImportProblem[] = []
  let head: Draft | null = null
  let sse: string[] = []
  let sseLine = 0
  const streamed = { open: false }

  const flush = () => {
    if (sse.length === 0) return
    events.push({
      line: sseLine,
      channel: 'sse',
      from: 'server',
      to: 'client',
      raw: `${sse.join('\n')}\n\n`,
    })
    sse = []
  }
  text.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1
    const [, arrow, rest = ''] = /^\s{0,1}([→←])\s?(.*)$/.exec(content) ?? []
    if (content.startsWith('stderr|')) {
      events.push({ line, channel: 'stderr', from: 'server', to: 'client', raw: content.slice(8) })
    } else if (arrow !== undefined || content.startsWith('HTTP/')) {
      flush()
      head = null
      streamed.open = false
      take(arrow === '→' ? 'client' : 'server', arrow === undefined ? content : rest, line)
    } else if (/^( {2}|\t)/.test(content) && (head || streamed.open)) {
      const body = content.replace(/^( {2}|\t)/, '')
      if (streamed.open) {
        // The blank line between events is not printed: an event begins anew after its data.
        const ends = sse.some((one) => one.startsWith('data')) && !body.startsWith('data')
        if (ends || (sse.some((one) => /^data: *\{.*\}$/.test(one)) && body.startsWith('data')))
          flush()
        if (sse.length === 0) sseLine = line
        sse.push(body)
      } else if (head) head.raw = head.raw === '' ? body : `${head.raw}\n${body}`
    } else if (content.trim() !== '') problems.push({ line, reason: 'no-direction' })
  })
  flush()
  return { format: 'arrows', events, problems }

  function take(side: 'client' | 'server', rest: string, line: number): void {
    const ways = (from: 'client' | 'server') =>
      ({ from, to: from === 'client' ? 'server' : 'client' }) as const
    if (/^\(stream closed\)/.test(rest)) {
      events.push({ line, channel: 'stream-close', ...ways(side), raw: '' })
      return
    }
    if (/^\(stream continued\)/.test(rest)) {
      streamed.open = true
      return
    }
    const [start = '', ...pairs] = rest.split(/ {2,}/)
    const headers = pairs.map((pair): Header => {
      const colon = pair.indexOf(':')
      return [pair.slice(0, colon), pair.slice(colon + 1).trim()]
    })
    const status = /^HTTP\/[\d.]+ (\d{3})\s*(.*)$/.exec(start)
    const request = /^(GET|POST|DELETE|OPTIONS|PUT) (\S+)/.exec(start)
    if (!status && !request) {
      events.push({
        line,
        channel: side === 'client' ? 'stdin' : 'stdout',
        ...ways(side),
        raw: rest,
      })
      return
    }
    const http = status
      ? { status: Number(status[1]), reason: status[2] ?? '', headers }
      : { method: request?.[1] ?? '', path: request?.[2] ?? '', headers }
    const from = status ? 'server' : 'client'
    head = {
      line,
      channel: status ? 'http-response' : 'http-request',
      ...ways(from),
      raw: '',
      http,
    }
    events.push(head)
    streamed.open = headers.some(
      ([name, value]) =>
        name.toLowerCase() === 'content-type' && /^text\/event-stream/i.test(value),
    )
  }
}
