/** Bytes to events: what a frame looks like on record, before anyone has read it. */
import { fromUtf8, fromUtf8Lossy, toBase64 } from '../protocol/bytes.ts'
import type { ErrorChannel } from '../protocol/errors.ts'
import { isObject, type JsonObject } from '../protocol/json.ts'
import { idKey, messageKind, type RequestId } from '../protocol/jsonrpc.ts'
import type { TraceEvent } from '../trace/trace.ts'
import { parseSseEvent } from '../transport/sse.ts'
import { decodeLine } from '../transport/stdio.ts'
import type { WireInput, WireOutput } from '../transport/wire.ts'

/** The part of an event that the bytes alone decide. */
export type Frame = Pick<TraceEvent, 'channel' | 'raw' | 'rawBase64' | 'http' | 'message'>

/** What the Client has written. */
export function frameOfInput(wire: WireInput): Frame {
  switch (wire.kind) {
    case 'spawn':
    case 'stdin-end':
      return { channel: 'process', raw: '', message: null }
    case 'stdin':
      return { channel: 'stdin', ...text(wire.line), message: messageIn(wire.line) }
    case 'http-abort':
      return { channel: 'stream-close', raw: '', message: null }
    case 'http-request': {
      const { method, path, headers, body } = wire.request
      return {
        channel: 'http-request',
        ...text(body),
        http: { method, path, headers },
        message: messageIn(body),
      }
    }
  }
}

/** What the Server has written. */
export function frameOfOutput(wire: WireOutput): Frame {
  switch (wire.kind) {
    case 'stdout':
      return { channel: 'stdout', ...text(wire.line), message: messageIn(wire.line) }
    case 'stderr':
      return { channel: 'stderr', raw: wire.text, message: null }
    case 'exit':
      return { channel: 'process', raw: '', message: null }
    case 'http-response': {
      const { status, reason, headers, body } = wire
      const http = { status, reason, headers }
      return { channel: 'http-response', ...text(body), http, message: messageIn(body) }
    }
    case 'http-head': {
      const { status, reason, headers } = wire
      return { channel: 'http-response', raw: '', http: { status, reason, headers }, message: null }
    }
    case 'sse': {
      const { data } = parseSseEvent(wire.event)
      const message = data === null ? null : decodeLine(new TextEncoder().encode(data)).message
      return { channel: 'sse', ...text(wire.event), message: known(message) }
    }
    case 'http-end':
      return { channel: 'stream-close', raw: '', message: null }
  }
}

/** The channel on which a response is an error: by its own words, not by its HTTP status. Null when it is none. */
export function responseError(message: JsonObject | null): ErrorChannel | null {
  const kind = messageKind(message)
  if (kind === 'error') return 'protocol-error'
  if (kind !== 'result') return null
  return isObject(message?.result) && message.result.isError === true ? 'tool-error' : null
}

/** True when a message is the response to the request with this id. */
export function answers(message: JsonObject | null, id: string | null): boolean {
  const kind = messageKind(message)
  if (id === null || (kind !== 'result' && kind !== 'error')) return false
  const own = message?.id
  return own !== undefined && own !== null && idKey(own as RequestId) === id
}

function messageIn(bytes: Uint8Array): JsonObject | null {
  return bytes.length === 0 ? null : known(decodeLine(bytes).message)
}

/** Only JSON-RPC messages count as messages; other JSON stays raw text. */
function known(value: JsonObject | null): JsonObject | null {
  return messageKind(value) === null ? null : value
}

function text(bytes: Uint8Array): Pick<Frame, 'raw' | 'rawBase64'> {
  const read = fromUtf8(bytes)
  return read.ok ? { raw: read.value } : { raw: fromUtf8Lossy(bytes), rawBase64: toBase64(bytes) }
}
