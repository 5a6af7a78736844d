/** HAR 1.2: one entry is one HTTP request with its response. */
import {
  isObject,
  type JsonNode,
  type JsonObject,
  type JsonValue,
  toValue,
} from '../../protocol/json.ts'
import { parseJson } from '../../protocol/json-parse.ts'
import { locatePointer } from '../../protocol/json-pointer.ts'
import type { Header } from '../../transport/wire.ts'
import type { Imported, ImportedEvent } from './imported.ts'

/** Requests and responses in the file's order, each with the line on which its entry begins. */
export function importHar(text: string): Imported {
  const parsed = parseJson(text)
  if (!parsed.ok)
    return {
      format: 'har',
      events: [],
      problems: [{ line: lineAt(text, parsed.error.offset), reason: 'not-json' }],
    }
  const entries: JsonNode | null = locatePointer(parsed.value, '/log/entries')
  if (entries?.kind !== 'array')
    return { format: 'har', events: [], problems: [{ line: 1, reason: 'not-an-event' }] }
  const events = entries.items.flatMap((node, index): readonly ImportedEvent[] => {
    const entry = toValue(node)
    const line = lineAt(text, node.start)
    if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return []
    const { request, response } = entry
    const exchange = `entry-${index + 1}`
    const url = String(request.url ?? '').replace(/^[a-z]+:\/\/[^/]+/i, '') || '/'
    const client = { line, exchange, from: 'client', to: 'server' } as const
    const server = { line, exchange, from: 'server', to: 'client' } as const
    const sent = isObject(request.postData) ? String(request.postData.text ?? '') : ''
    const got = isObject(response.content) ? String(response.content.text ?? '') : ''
    return [
      {
        ...client,
        channel: 'http-request',
        raw: sent,
        http: { method: String(request.method), path: url, headers: headersOf(request) },
      },
      {
        ...server,
        channel: 'http-response',
        raw: got,
        http: { status: Number(response.status), headers: headersOf(response) },
      },
    ]
  })
  return { format: 'har', events, problems: [] }
}

function headersOf({ headers }: JsonObject): readonly Header[] {
  const list = Array.isArray(headers) ? (headers as readonly JsonValue[]) : []
  return list.flatMap((one) =>
    isObject(one) ? [[String(one.name), String(one.value)] as const] : [],
  )
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
