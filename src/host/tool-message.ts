/** How the Host tells the Model what became of a call: the server's own words where there are any, else its own. */
import type { Settlement } from '../client/port.ts'
import type { ContextMessage } from '../model/port.ts'
import type { LocalErrorCode } from '../protocol/errors.ts'
import { isObject, type JsonObject, type JsonValue, stringify } from '../protocol/json.ts'

/** The `tool` message for a settled call. Failures without a word from the server are worded here, marked `host`. */
export function toolMessage(tool: string, settlement: Settlement): ContextMessage {
  const from = (source: 'server' | 'host', isError: boolean, text: string): ContextMessage => ({
    role: 'tool',
    tool,
    isError,
    source,
    text,
  })
  switch (settlement.kind) {
    case 'result':
      return from('server', settlement.result.isError === true, resultText(settlement.result))
    case 'protocol-error':
      return from('server', true, settlement.error.message)
    case 'transport-error':
      return from('host', true, transportText(settlement))
    case 'local-error':
      return from('host', true, localText(settlement))
  }
}

/** The text blocks of a result, one under the other; the structured content when there are none. */
function resultText(result: JsonObject): string {
  const blocks = Array.isArray(result.content) ? (result.content as readonly JsonValue[]) : []
  const texts = blocks.flatMap((block) =>
    isObject(block) && typeof block.text === 'string' ? [block.text] : [],
  )
  if (texts.length > 0 || result.structuredContent === undefined) return texts.join('\n')
  return stringify(result.structuredContent)
}

function transportText(settlement: Extract<Settlement, { kind: 'transport-error' }>): string {
  const status = settlement.status === undefined ? '' : ` (HTTP ${settlement.status})`
  return `the request ended without an answer${status}: ${settlement.reason}`
}

const LOCAL_TEXT: { readonly [code in LocalErrorCode]?: string } = {
  'connection-closed': 'the connection closed before an answer came',
  cancelled: 'the call was cancelled before an answer came',
  'invalid-response': 'the answer was not one that the protocol allows',
  'version-mismatch': 'the server chose a protocol version that this client does not speak',
}

function localText(settlement: Extract<Settlement, { kind: 'local-error' }>): string {
  if (settlement.code === 'request-timeout') {
    const seconds = (settlement.limitMs ?? 0) / 1000
    return `no answer within ${seconds}s; the call was given up, and whether it was carried out is unknown`
  }
  return LOCAL_TEXT[settlement.code] ?? 'the call ended without an answer'
}
