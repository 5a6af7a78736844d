/** Frames to messages: each paired with what it answers, each with its era, each JSON-RPC fault put down once. */
import { META_PROTOCOL_VERSION, metaOf } from '../../protocol/envelope.ts'
import { isObject, type JsonObject, type JsonValue, stringify } from '../../protocol/json.ts'
import { isRequestId } from '../../protocol/jsonrpc.ts'
import type {
  CheckedEvent,
  DefectId,
  Era,
  Exchange,
  Frame,
  Message,
  Post,
  Side,
  Transcript,
} from '../transcript.ts'
import { createHttpLinker, header } from './link-http.ts'
import { listsOf } from './lists.ts'
import { isGarbled, readFrames } from './read-frames.ts'

export interface ReadOptions {
  /** One-way latency in ms, when the transcript is a run of ours. */
  readonly latencyMs?: number
}

/** Reads the events of one connection. One pass; cost linear in the events. */
export function readTranscript(
  events: readonly CheckedEvent[],
  options: ReadOptions = {},
): Transcript {
  const frames = readFrames(events)
  const linker = createHttpLinker()
  const usual: Era = frames.some(isModernMark) ? 'modern' : 'legacy'
  const messages: Message[] = []
  const exchanges: Exchange[] = []
  const known = { client: new Map<string, Exchange[]>(), server: new Map<string, Exchange[]>() }
  const open = { client: new Set<Exchange>(), server: new Set<Exchange>() }
  const unreadable = { client: false, server: false }
  const tainted = new Set<string>()
  /** Frames that may have been requests and could not be read: each excuses one response that matches nothing. */
  const lost = { client: 0, server: 0 }
  /** Requests whose answer came under another id, and the ids of such answers. */
  const robbed = new Set<Exchange>()
  const astray = new Set<string>()
  let era = usual
  let session = false

  for (const frame of frames) {
    const post = linker.link(frame)
    if (frame.channel === 'stream-close') closeStream(frame, post)
    else if (frame.form === 'broken' || frame.form === 'bad-utf8' || frame.form === 'scalar')
      spoil(frame, post)
    else if (frame.form !== 'message' && frame.form !== 'folded') unreadable[frame.side] = true
    if (isGarbled(frame)) lost[frame.side] += 1
    if (frame.channel === 'sse' && frame.values.length === 0 && frame.form !== 'empty')
      post?.unreadable.push(frame)
    for (const value of frame.values) take(read(frame, value, post))
  }
  return {
    transport: frames.some(({ channel }) => channel.startsWith('http')) ? 'http' : 'stdio',
    frames,
    messages,
    exchanges,
    posts: linker.posts,
    lists: listsOf(exchanges),
    latencyMs: options.latencyMs ?? null,
    legacyServer: session && !exchanges.some(isModernAnswer),
  }

  function spoil(frame: Frame, post: Post | null): void {
    unreadable[frame.side] = true
    if (frame.side === 'client') return
    const lost = post?.message?.exchange ?? [...open.client][0]
    if (lost) lost.shaky = true
  }

  function read(frame: Frame, value: JsonObject, post: Post | null): Message {
    const method = typeof value.method === 'string' ? value.method : ''
    const notice = !Object.hasOwn(value, 'id') || method.startsWith('notifications/')
    const kind = method === '' ? 'response' : notice ? 'notification' : 'request'
    const params = isObject(value.params) ? value.params : {}
    const meta = metaOf(params)
    return {
      frame,
      side: frame.side,
      value,
      kind,
      method,
      params,
      meta,
      era: kind === 'response' ? era : eraOf(frame, method, meta),
      post,
      exchange: null,
      defect: unjudged(frame),
    }
  }

  function eraOf(frame: Frame, method: string, meta: JsonObject | null): Era {
    if (meta && Object.hasOwn(meta, META_PROTOCOL_VERSION)) return 'modern'
    if (method === 'initialize' || method === 'notifications/initialized') return 'legacy'
    const version = header(frame, 'mcp-protocol-version')
    if (version !== undefined && /^\d{4}-/.test(version) && !session)
      return version >= '2026-07-28' ? 'modern' : 'legacy'
    return era
  }

  function take(message: Message): void {
    messages.push(message)
    const { post, frame, side, value } = message
    if (value.jsonrpc !== '2.0') unreadable[side] = true
    if (post && frame.channel === 'http-request' && frame.form !== 'batch') post.message = message
    if (post && frame.channel === 'sse') post.events.push(message)
    if (message.kind === 'request') takeRequest(message)
    else if (message.kind === 'notification') takeNotification(message)
    else takeResponse(message)
  }

  function takeRequest(message: Message): void {
    const { side, value } = message
    const key = stringify(value.id ?? null)
    const before = known[side].get(key) ?? []
    if (message.method === 'initialize' && side === 'client' && message.era === 'legacy')
      for (const map of Object.values(known)) map.clear()
    if (!isRequestId(value.id)) {
      defect(message, 'G2', { got: key })
      unreadable[side] = true
    } else if (message.era === 'legacy' && before.some((one) => one.request.era === 'legacy'))
      defect(message, 'G4', { got: key })
    else if (message.era === 'modern' && before.some(({ response }) => response === null))
      defect(message, 'G3', { got: key })
    const exchange: Exchange = {
      request: message,
      key,
      response: null,
      cancel: null,
      dropped: null,
      late: [],
      ended: false,
      shaky: false,
    }
    if (side === 'client' && astray.has(key)) exchange.shaky = true
    message.exchange = exchange
    exchanges.push(exchange)
    known[side].set(key, [...before.slice(-8), exchange])
    open[side].add(exchange)
  }

  function takeNotification(message: Message): void {
    const { side, value, method, params } = message
    if (Object.hasOwn(value, 'id')) {
      defect(message, 'G8', { got: stringify(value.id ?? null) })
      tainted.add(stringify(value.id ?? null))
    }
    if (method !== 'notifications/cancelled') return
    const key = stringify(params.requestId ?? null)
    const own = known[side].get(key)
    const target = own?.find(({ response }) => response === null)
    if (side === 'server') {
      const listen = known.client.get(key)?.at(-1)
      if (listen?.request.method === 'subscriptions/listen') {
        listen.ended = true
        open.client.delete(listen)
      }
    } else if (message.era === 'modern' && message.post) return
    // A cancel that names nothing was meant for something.
    const newest = side === 'client' && !own ? [...open[side]].at(-1) : undefined
    if (newest) newest.shaky = true
    if (!target || target.request.method === 'initialize') return
    target.cancel ??= message.frame
    open[side].delete(target)
  }

  function takeResponse(message: Message): void {
    const { side, value } = message
    const empty = !Object.hasOwn(value, 'result') && !Object.hasOwn(value, 'error')
    // A request that lost its method: what answers it has done nothing wrong.
    if (empty && side === 'client') tainted.add(stringify(value.id ?? null))
    if (side === 'client' && message.era === 'modern') {
      defect(message, 'M7', {})
      return
    }
    const shape = shapeProblem(value)
    if (shape) defect(message, 'G7', { got: shape })
    const peer: Side = side === 'client' ? 'server' : 'client'
    const key = stringify(value.id ?? null)
    const nameless = value.id === undefined || value.id === null
    const list = known[peer].get(key) ?? []
    // An answer to a request whose id was none may carry any id.
    const unnamed = () => [...open[peer]].find(({ request }) => request.defect?.check === 'G2')
    const exchange =
      list.find(({ response, cancel }) => !response && !cancel) ??
      list.find(({ response }) => !response) ??
      (nameless && Object.hasOwn(value, 'error') ? refused(message) : undefined) ??
      (list.length === 0 ? unnamed() : undefined)
    if (exchange) settle(message, exchange, peer)
    else if (nameless && (unreadable[peer] || refusal(message)) && !Object.hasOwn(value, 'result'))
      lost[peer] = Math.max(0, lost[peer] - 1)
    else if (tainted.has(key) || message.post?.frame.event.detail?.folded) return
    else if (!nameless && list.length === 0 && lost[peer] > 0) lost[peer] -= 1
    else if (exchanges.length === 0 && isHandshake(value)) return
    // An array has answered it before.
    else if (list.some(({ response }) => response?.defect?.check === 'batch')) return
    else {
      const reply = nameless && !Object.hasOwn(value, 'error')
      defect(message, reply ? 'G8' : list.length > 0 ? 'G6' : 'G5', { got: key })
      const meant = message.post?.message?.exchange ?? open[peer].values().next().value
      if (meant) meant.shaky = true
      if (message.defect?.check !== 'G5' || !Object.hasOwn(value, 'result')) return
      // Under a wrong id came what another request waits for: neither that one nor this id is to blame again.
      if (meant) robbed.add(meant)
      astray.add(key)
    }
  }

  function settle(message: Message, exchange: Exchange, peer: Side): void {
    message.exchange = exchange
    if (robbed.has(exchange)) message.defect ??= { check: 'astray', parameters: {} }
    Object.assign(message, { era: exchange.request.era })
    exchange.response = message
    if (exchange.cancel) exchange.late.push(message)
    open[peer].delete(exchange)
    if (exchange.request.method === 'initialize' && isObject(message.value.result)) {
      if (exchange.request.era === 'legacy') {
        session = true
        era = 'legacy'
      }
    }
  }

  /** An HTTP refusal may leave the id out: it still answers the POST it came on. */
  function refused(message: Message): Exchange | undefined {
    const exchange = refusal(message) ? message.post?.message?.exchange : undefined
    return exchange && exchange.response === null ? exchange : undefined
  }

  function closeStream(frame: Frame, post: Post | null): void {
    const exchange = post?.message?.exchange
    if (frame.side !== 'client' || !exchange || exchange.response) return
    if (exchange.request.era === 'modern') exchange.cancel ??= frame
    else exchange.dropped ??= frame
    if (exchange.request.era === 'modern') open.client.delete(exchange)
  }
}

/** Why none but the frame's own checks look at a message, or null. */
function unjudged(frame: Frame): Message['defect'] {
  if (frame.event.detail?.folded === true) return { check: 'folded', parameters: {} }
  return frame.form === 'batch' ? { check: 'batch', parameters: {} } : null
}

function defect(message: Message, check: DefectId, parameters: JsonObject): void {
  message.defect ??= { check, parameters }
}

/** The answer to an `initialize` that the transcript does not have: its absence is L1's. */
function isHandshake({ result }: JsonObject): boolean {
  return isObject(result) && Object.hasOwn(result, 'serverInfo')
}

function refusal({ post }: Message): boolean {
  return (post?.head?.http?.status ?? 0) >= 400
}

function shapeProblem(value: JsonObject): string | null {
  const result = Object.hasOwn(value, 'result')
  if (result === Object.hasOwn(value, 'error')) return result ? 'result + error' : '–'
  if (result) return isObject(value.result) ? null : 'result'
  const { error } = value
  if (!isObject(error)) return 'error'
  if (!Number.isInteger(error.code)) return 'error.code'
  return typeof error.message === 'string' ? null : 'error.message'
}

function isModernMark(frame: Frame): boolean {
  const version = frame.channel === 'http-request' && header(frame, 'mcp-protocol-version')
  if (version && version >= '2026-07-28') return true
  return frame.values.some(({ method, params, result }) => {
    const meta: JsonValue | undefined = isObject(params) ? params._meta : undefined
    return (
      method === 'server/discover' ||
      method === 'subscriptions/listen' ||
      (isObject(meta) && Object.hasOwn(meta, META_PROTOCOL_VERSION)) ||
      (isObject(result) && Object.hasOwn(result, 'resultType'))
    )
  })
}

function isModernAnswer({ request, response }: Exchange): boolean {
  if (request.era !== 'modern' || !response) return false
  const { result, error } = response.value
  const code = isObject(error) ? Number(error.code) : 0
  return isObject(result) || (code <= -32020 && code >= -32022)
}
