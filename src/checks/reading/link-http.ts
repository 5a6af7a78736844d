/** Which HTTP request a response, a stream event or a closing belongs to. */
import { type JsonObject, stringify } from '../../protocol/json.ts'
import type { Frame, Post } from '../transcript.ts'

export interface HttpLinker {
  readonly posts: readonly Post[]
  /** Takes a frame in order; the request that it makes or belongs to, or null (stdio, an orphan). */
  link(frame: Frame): Post | null
}

/** A linker that trusts, in this order: the only one possible, the exchange's name, the message's id, the latest. */
export function createHttpLinker(): HttpLinker {
  const posts: Post[] = []
  /** Not yet over; kept short, so that a long transcript costs one pass. */
  let live: Post[] = []

  function begin(frame: Frame): Post {
    const post: Post = {
      frame,
      name: frame.event.exchange,
      message: null,
      head: null,
      events: [],
      unreadable: [],
      closedByClient: null,
      ended: false,
    }
    posts.push(post)
    live = [...live.filter((one) => !one.ended || one === posts.at(-2)), post].slice(-64)
    return post
  }

  function choose(frame: Frame, candidates: readonly Post[]): Post | null {
    if (candidates.length <= 1) return candidates[0] ?? null
    const { exchange } = frame.event
    const named = candidates.filter(({ name }) => exchange !== undefined && name === exchange)
    if (named.length === 1) return named[0] ?? null
    const pool = named.length > 0 ? named : candidates
    const id = frame.values[0]?.id
    const answered = pool.find(({ frame: { values } }) => id !== undefined && sameId(values[0], id))
    if (answered) return answered
    const accepts = frame.http?.status === 202
    const plain = pool.find(({ frame: { values } }) => accepts === isNotification(values[0]))
    return (accepts ? plain : undefined) ?? pool.at(-1) ?? null
  }

  function respond(frame: Frame): Post | null {
    const waiting = live.filter(({ head, ended }) => head === null && !ended)
    const open = waiting.filter(({ closedByClient }) => closedByClient === null)
    const post = choose(frame, open.length > 0 ? open : waiting)
    if (!post) return null
    post.head = frame
    const streams = frame.event.raw === '' && isStream(frame)
    if (!streams || frame.event.endsStream) post.ended = true
    return post
  }

  function stream(frame: Frame): Post | null {
    const streams = live.filter(({ head }) => head !== null && isStream(head))
    const going = streams.filter(({ ended }) => !ended)
    const post = choose(frame, going.length > 0 ? going : streams)
    if (post && frame.event.endsStream) post.ended = true
    return post
  }

  function close(frame: Frame): Post | null {
    const open = live.filter(({ ended, closedByClient }) => !ended && closedByClient === null)
    if (frame.side === 'server') {
      const post = choose(
        frame,
        open.filter(({ head }) => head !== null),
      )
      if (post) post.ended = true
      return post
    }
    const post = choose(frame, open)
    if (post) post.closedByClient = frame
    return post
  }

  return {
    posts,
    link(frame) {
      if (frame.channel === 'http-request') return begin(frame)
      if (frame.channel === 'http-response') return respond(frame)
      if (frame.channel === 'sse') return stream(frame)
      return frame.channel === 'stream-close' ? close(frame) : null
    },
  }
}

/** The value of a header, names compared without case, white space around it dropped; undefined when absent. */
export function header(frame: Frame | null, name: string): string | undefined {
  const wanted = name.toLowerCase()
  const found = frame?.http?.headers.find(([key]) => key.toLowerCase() === wanted)
  return found?.[1].trim()
}

export function isJson(head: Frame): boolean {
  return /^application\/json\b/i.test(header(head, 'content-type') ?? '')
}

export function isStream(head: Frame): boolean {
  return /^text\/event-stream\b/i.test(header(head, 'content-type') ?? '')
}

function sameId(request: JsonObject | undefined, id: JsonObject[string]): boolean {
  return request?.id !== undefined && stringify(request.id) === stringify(id)
}

function isNotification(value: JsonObject | undefined): boolean {
  return value !== undefined && !Object.hasOwn(value, 'id')
}
