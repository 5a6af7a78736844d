/** For tests and `npm run parity`: a whole file of HTTP scenarios against one process, as it was recorded. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Header } from '../../../transport/wire.ts'
import { type RawRequest, sendRaw } from './raw-request.ts'
import { type Answer, type Exchange, type Exchanges, exchangeAnswer } from './recording.ts'

const PATIENCE_MS = 20_000
/** How long a stream that should stay open is watched. */
const QUIET_MS = 500

/** Replays the file in its order, with the moves that the file does not show (a held GET, dropped calls); answers by id. */
export async function replayHttp(
  port: number,
  file: Exchanges,
  heard: (id: string) => void = () => {},
): Promise<ReadonlyMap<string, Answer>> {
  const answers = new Map<string, Answer>()
  const started = new Map<string, RawRequest>()
  let session = ''

  const entry = (id: string): Exchange => {
    const found = file[id]
    if (!found) throw new Error(`no scenario is called ${id}`)
    return found
  }
  const send = (id: string, body = entry(id).request.body): RawRequest => {
    const { request } = entry(id)
    const filled = request.headers.map(
      ([name, value]): Header => [name, value === '<SID>' ? session : value],
    )
    return sendRaw(port, { ...request, headers: filled, body })
  }
  const begin = (id: string, as = id): RawRequest => {
    const running = started.get(as) ?? send(id)
    started.set(as, running)
    return running
  }
  /** A call that the recorder dropped after half a second. */
  const drop = async (like: string, id: number) => {
    const body = entry(like).request.body?.replace('"id":3', `"id":${id}`)
    const dropped = send(like, body)
    await sleep(500)
    dropped.abort()
    await sleep(100)
  }
  const before: { readonly [id: string]: () => unknown } = {
    'hl.call.submit.hit': () => send('hl.call.submit.hit').wait(PATIENCE_MS),
    'hl.cancel.notification': () => [begin('hl.cancel.call'), sleep(500)][1],
    'hl.duplicate.second': () => [begin('hl.duplicate.first'), sleep(400)][1],
    'hl.get.second_is_conflict': () => begin('hl.get.stream', 'held').wait(QUIET_MS, hasHead),
    'hl.get.stream': () => [started.get('held')?.abort(), sleep(200)][1],
    'hm.after_disconnect.list': () => drop('hm.call.replay', 20),
    'hl.after_disconnect.ping': () => drop('hl.call.replay', 31),
  }

  for (const [id, recorded] of Object.entries(file)) {
    await before[id]?.()
    const running = begin(id)
    if (recorded.ended) await running.wait(PATIENCE_MS)
    else {
      await running.wait(
        PATIENCE_MS,
        (seen) => hasHead(seen) && seen.body.length >= recorded.body.length,
      )
      await running.wait(id === 'hl.duplicate.first' ? 3000 : QUIET_MS)
    }
    const seen = running.received()
    running.abort()
    if (id === 'hl.initialize')
      session = seen.headers.find(([name]) => name.toLowerCase() === 'mcp-session-id')?.[1] ?? ''
    answers.set(id, exchangeAnswer(seen))
    heard(id)
  }
  return answers
}

function hasHead({ status }: { readonly status: string }): boolean {
  return status !== ''
}
