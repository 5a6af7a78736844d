/** Five captures: frames of a real server, each spoiled in one way on its way out. */
import type { Engine } from '../../../exercise/engine.ts'
import { fromUtf8Lossy, toUtf8 } from '../../../protocol/bytes.ts'

export const CAPTURE_IDS = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export type CaptureId = (typeof CAPTURE_IDS)[number]
export const CAUSES = ['print', 'crlf', 'pipe', 'newline', 'bom', 'utf8'] as const
export type Cause = (typeof CAUSES)[number]

export interface Capture {
  readonly id: CaptureId
  readonly channel: 'stdout' | 'stderr'
  readonly bytes: readonly number[]
}

const PRINTS = ['replaying ping', 'ok so far', 'user=tester']
/** `重放` as a program writes it on a Chinese Windows (GBK), after some ASCII. */
const FOREIGN = [0xd6, 0xd8, 0xb7, 0xc5]
const BEFORE_FOREIGN = ['log: ', '# ', 'ping ']
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
  const texts: Readonly<Record<Exclude<CaptureId, 'fifth'>, string>> = {
    first: `${lines(good)}${PRINTS[pick(PRINTS.length)]}\n${lines(rest)}`,
    second: `${lines(good)}${lines(rest, '\r\n')}`,
    third: `${lines(LOGS.slice(0, before))}${victim}\n${lines(LOGS.slice(before))}`,
    fourth: `${lines(good)}${broken}\n${lines(others)}`,
  }
  const foreign = [
    ...toUtf8(`${lines(good)}${BEFORE_FOREIGN[pick(BEFORE_FOREIGN.length)]}`),
    ...FOREIGN,
    ...toUtf8(`\n${lines(rest)}`),
  ]
  return CAPTURE_IDS.map((id) => ({
    id,
    channel: id === 'third' ? 'stderr' : 'stdout',
    bytes: id === 'fifth' ? foreign : [...toUtf8(texts[id])],
  }))
}

export interface Spotted {
  readonly at: number
  readonly cause: Cause
}

/**
 * What can be made of a capture: the first byte that does not belong, and why; the framing decoder's reading first.
 * Empty when all is well. Text that is neither UTF-8 nor JSON has more than one reading.
 */
export function readings(engine: Engine, { channel, bytes }: Capture): readonly Spotted[] {
  const { lines, rest } = engine.splitLines(new Uint8Array(), new Uint8Array(bytes))
  const all = rest.length > 0 ? [...lines, rest] : lines
  let start = 0
  for (const [index, line] of all.entries()) {
    const { problems, message } = engine.decodeLine(line)
    if (channel === 'stderr') {
      // Logs are free text; a message has no business here.
      if (message && engine.messageKind(message) !== null) return [{ at: start, cause: 'pipe' }]
    } else {
      const [problem] = problems
      if (problem) {
        const found = { at: start + problem.byte, cause: causeOf(engine, all, index) }
        return [found, ...(found.cause === 'utf8' ? printed(engine, line, start, found) : [])]
      }
    }
    start += line.length + 1
  }
  return []
}

/** Bytes that are no UTF-8, in a line that is no message even without them, were printed: from its first letter on, or there. */
function printed(engine: Engine, line: Uint8Array, start: number, { at }: Spotted) {
  const parsed = engine.parse(fromUtf8Lossy(line))
  if (parsed.ok) return []
  const first = start + Math.min(parsed.error.offset, at - start)
  return [first, at].map((byte): Spotted => ({ at: byte, cause: 'print' }))
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
