/** Four captures: frames of a real server, each spoiled in one way on its way out. */
import type { Engine } from '../../../exercise/engine.ts'
import { fromUtf8Lossy, toUtf8 } from '../../../protocol/bytes.ts'

export const CAPTURE_IDS = ['print', 'crlf', 'pipe', 'newline'] as const
export type CaptureId = (typeof CAPTURE_IDS)[number]
export const CAUSES = ['print', 'crlf', 'pipe', 'newline', 'bom', 'utf8'] as const
export type Cause = (typeof CAUSES)[number]

export interface Capture {
  readonly id: CaptureId
  readonly channel: 'stdout' | 'stderr'
  readonly bytes: readonly number[]
}

const PRINTS = ['replaying ping', 'ok so far', 'user=tester']
const LOGS = ['INFO server started', 'INFO ping answered', 'DEBUG queue empty']

/** The answers to `count` pings of a 2025-11-25 session, as the server wrote them, without their newlines. */
function answers(engine: Engine, from: number, count: number): readonly string[] {
  const session = engine.openSession({ revision: '2025-11-25', opening: 'full' })
  session.run()
  const before = session.events.length
  for (let id = from; id < from + count; id++)
    session.line(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }), `ping-${id}`)
  session.run()
  return session.events
    .slice(before)
    .filter(({ channel }) => channel === 'stdout')
    .map(({ raw }) => raw)
}

/** The captures of a seed: which frames, how many before the fault, which words. */
export function capturesOf(engine: Engine, seed: number): readonly Capture[] {
  const random = engine.random(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const frames = answers(engine, 10 + pick(80), 4)
  const before = 1 + pick(2)
  const [good, rest] = [frames.slice(0, before), frames.slice(before)]
  const lines = (list: readonly string[], end = '\n') =>
    list.map((line) => `${line}${end}`).join('')
  const [victim = '', ...others] = rest
  const broken = victim.replace(',"result"', ',\n"result"')
  const texts: Readonly<Record<CaptureId, string>> = {
    print: `${lines(good)}${PRINTS[pick(PRINTS.length)]}\n${lines(rest)}`,
    crlf: `${lines(good)}${lines(rest, '\r\n')}`,
    pipe: `${lines(LOGS.slice(0, before))}${victim}\n${lines(LOGS.slice(before))}`,
    newline: `${lines(good)}${broken}\n${lines(others)}`,
  }
  return CAPTURE_IDS.map((id) => ({
    id,
    channel: id === 'pipe' ? 'stderr' : 'stdout',
    bytes: [...toUtf8(texts[id])],
  }))
}

export interface Spotted {
  readonly at: number
  readonly cause: Cause
}

/** What the framing decoder makes of a capture: the first byte that does not belong, and why. Null when all is well. */
export function spot(engine: Engine, { channel, bytes }: Capture): Spotted | null {
  const { lines, rest } = engine.splitLines(new Uint8Array(), new Uint8Array(bytes))
  const all = rest.length > 0 ? [...lines, rest] : lines
  let start = 0
  for (const [index, line] of all.entries()) {
    const { problems, message } = engine.decodeLine(line)
    if (channel === 'stderr') {
      // Logs are free text; a message has no business here.
      if (message && engine.messageKind(message) !== null) return { at: start, cause: 'pipe' }
    } else {
      const [problem] = problems
      if (problem) return { at: start + problem.byte, cause: causeOf(engine, all, index) }
    }
    start += line.length + 1
  }
  return null
}

const NAMED: { readonly [kind: string]: Cause } = {
  'carriage-return': 'crlf',
  'byte-order-mark': 'bom',
  'invalid-utf8': 'utf8',
}

/** Half a message that the next line completes was cut by a newline; anything else that is no JSON was printed. */
function causeOf(engine: Engine, lines: readonly Uint8Array[], index: number): Cause {
  const line = lines[index] ?? new Uint8Array()
  const kind = engine.decodeLine(line).problems[0]?.kind ?? ''
  const named = NAMED[kind]
  if (named) return named
  const joined = fromUtf8Lossy(line) + fromUtf8Lossy(lines[index + 1] ?? new Uint8Array())
  return engine.parse(joined).ok ? 'newline' : 'print'
}
