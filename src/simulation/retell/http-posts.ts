/** Which HTTP request a foreign response, stream event or closing belongs to. */
import type { JsonObject } from '../../protocol/json.ts'
import { idKey, isRequestId } from '../../protocol/jsonrpc.ts'
import type { ImportedEvent } from '../../trace/import/imported.ts'

export interface OpenPost {
  readonly exchange: number
  readonly ref: string
  readonly name: string | undefined
  readonly id: string | null
  readonly isNotice: boolean
  /** GET and DELETE, which a server may leave unsupported. */
  readonly isBodyless: boolean
  /** Printed without its body. */
  readonly isFolded: boolean
  hasHead: boolean
  streams: boolean
  /** Its response has come, so that nothing is left to come on its stream. */
  isAnswered: boolean
}

export interface HttpPosts {
  begin(event: ImportedEvent, ref: string, message: JsonObject | null): OpenPost
  /** The request that an event answers; a new number stands for one that the transcript does not hold. */
  find(event: ImportedEvent, message: JsonObject | null): OpenPost | null
}

/** Only so many are looked through, so that a long transcript costs one pass. */
const MOST_OPEN = 64

export function createHttpPosts(): HttpPosts {
  let open: OpenPost[] = []
  let count = 0

  const drop = (post: OpenPost) => {
    open = open.filter((one) => one !== post)
  }

  function choose(
    candidates: readonly OpenPost[],
    event: ImportedEvent,
    message: JsonObject | null,
  ): OpenPost | null {
    const named = candidates.filter(({ name }) => name !== undefined && name === event.exchange)
    const pool = named.length > 0 ? named : candidates
    const id = message?.id
    const answered = isRequestId(id) ? pool.find((post) => post.id === idKey(id)) : undefined
    if (answered) return answered
    const { status } = event.http ?? {}
    const spoken = pool.filter(({ isNotice }) => !isNotice)
    const accepted = status === 202 ? pool.find(({ isNotice }) => isNotice) : undefined
    const refused = status === 405 ? pool.find(({ isBodyless }) => isBodyless) : undefined
    return accepted ?? refused ?? spoken.at(-1) ?? pool.at(-1) ?? null
  }

  function respond(event: ImportedEvent, message: JsonObject | null): OpenPost | null {
    const post = choose(
      open.filter(({ hasHead }) => !hasHead),
      event,
      message,
    )
    if (!post) return null
    post.hasHead = true
    post.streams = isStreamHead(event)
    if (!post.streams) drop(post)
    return post
  }

  function follow(event: ImportedEvent, message: JsonObject | null): OpenPost | null {
    const streams = open.filter((post) => post.streams)
    const post = choose(streams, event, message)
    if (post && event.endsStream) drop(post)
    if (post && isRequestId(message?.id) && post.id === idKey(message.id)) post.isAnswered = true
    return post
  }

  function close(event: ImportedEvent): OpenPost | null {
    const own = open.filter((post) => event.from === 'client' || post.streams)
    const going = own.filter(({ isAnswered }) => !isAnswered)
    const post = choose(going.length > 0 ? going : own, event, null)
    // What the server still writes to a stream that the client has closed belongs to it.
    if (post && event.from === 'server') drop(post)
    return post
  }

  return {
    begin({ exchange: name, detail, http }, ref, message) {
      const id = isRequestId(message?.id) ? idKey(message.id) : null
      const isNotice = message !== null && !Object.hasOwn(message, 'id')
      const known = {
        exchange: ++count,
        ref,
        name,
        id,
        isNotice,
        isFolded: detail?.folded === true,
      }
      const isBodyless = http?.method === 'GET' || http?.method === 'DELETE'
      const post: OpenPost = {
        ...known,
        isBodyless,
        hasHead: false,
        streams: false,
        isAnswered: false,
      }
      open = [...open, post].slice(-MOST_OPEN)
      return post
    },
    find(event, message) {
      if (event.channel === 'http-response') return respond(event, message)
      return event.channel === 'sse' ? follow(event, message) : close(event)
    },
  }
}

/** A head whose events follow as events of their own. */
export function isStreamHead({ http, raw }: ImportedEvent): boolean {
  if (raw !== '' || !http) return false
  return http.headers.some(
    ([name, value]) =>
      name.toLowerCase() === 'content-type' && /^text\/event-stream\b/i.test(value),
  )
}
