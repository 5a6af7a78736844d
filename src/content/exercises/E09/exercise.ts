/** E09: a 2025-11-25 session becomes 2026-07-28. The lines are sent to a server that knows only the new revision. */
import { textOf } from '../../../exercise/answers.ts'
import type { Engine, ServerDefinition, Session } from '../../../exercise/engine.ts'
import {
  type Evidence,
  type Exercise,
  type Finding,
  fails,
  holds,
  type Place,
  pass,
} from '../../../exercise/exercise.ts'
import { isObject, type JsonObject } from '../../../protocol/json.ts'
import { envelope, INITIALIZED, initialize, modern, REPORT, request } from '../requests.ts'

const PART = 'session'
const CALL = { name: 'submit_bug_report', arguments: REPORT }
const FEWEST = 2
/** Methods that went away with the handshake (2026-07-28 changelog). */
const GONE = ['initialize', 'notifications/initialized', 'ping']

const BEFORE = [
  initialize(0),
  INITIALIZED,
  request(1, 'tools/list'),
  request(2, 'tools/call', CALL),
]
const AFTER = [modern(1, 'tools/list'), modern(2, 'tools/call', CALL)]
const text = (lines: readonly string[]) => lines.join('\n')

interface Line {
  /** Counted from 0, in the draft. */
  readonly line: number
  readonly ref: string
  readonly message: JsonObject
}

const place = (line: number, pointer = ''): Place => ({ part: PART, pointer, line })

/** The draft's messages, or the first line that is none. */
function readLines(engine: Engine, draft: string): readonly Line[] | Finding {
  const lines: Line[] = []
  for (const [line, raw] of draft.split('\n').entries()) {
    if (raw.trim() === '') continue
    const read = engine.parse(raw)
    if (!read.ok) {
      const got = { say: 'json.unreadable', with: { ...read.error, line: line + 1 } }
      return fails('readable', { say: 'json.readable' }, got, { places: [place(line)] })
    }
    if (engine.messageKind(read.value) === null || !isObject(read.value))
      return fails('readable', { say: 'a-message' }, { raw }, { places: [place(line)] })
    lines.push({ line, ref: `line-${line + 1}`, message: read.value })
  }
  return lines
}

function send(engine: Engine, draft: string, lines: readonly Line[]): Session {
  const definition: ServerDefinition = {
    ...engine.bughunt({ tools: 'agent' }),
    versions: { stateless: ['2026-07-28'], stateful: [] },
  }
  const session = engine.openSession({ definition })
  const raws = draft.split('\n')
  for (const { line, ref } of lines) {
    session.line(raws[line]?.trim() ?? '', ref)
    session.run()
  }
  return session
}

/** The frame that answered a line, or the line itself. */
function frameOf(session: Session, ref: string): { readonly frame: Evidence } | object {
  const event = session.events.findLast((one) => one.exchange === ref && one.raw !== '')
  return event ? { frame: { trace: session.trace(), seq: event.seq } } : {}
}

function judge(engine: Engine, draft: string, lines: readonly Line[]): readonly Finding[] {
  const session = send(engine, draft, lines)
  const told = (ref: string) => session.settlement(ref)
  const gone = lines.filter(({ message }) => GONE.includes(String(message.method)))
  const requests = lines.filter(({ message }) => engine.messageKind(message) === 'request')
  const refused = requests.find(({ ref }) => told(ref)?.kind !== 'result')
  const answers = (method: string, good: (result: JsonObject) => boolean) =>
    requests.filter(({ ref, message }) => {
      const end = told(ref)
      return message.method === method && end?.kind === 'result' && good(end.result)
    })
  const end = refused && told(refused.ref)
  const listed = answers('tools/list', ({ tools }) => Array.isArray(tools))
  const hit = answers(
    'tools/call',
    ({ structuredContent: made }) => isObject(made) && made.matched_bug_id === 'BUG-001',
  )
  const calls = requests.filter(({ message }) => message.method === 'tools/call')
  const asked = requests.length > 0
  return [
    pass('readable'),
    holds(
      'M16',
      gone.length === 0,
      { say: 'count', with: { n: 0 } },
      { say: 'count', with: { n: gone.length } },
      { places: gone.map(({ line }) => place(line, '/method')) },
    ),
    holds(
      'accepted',
      asked && refused === undefined,
      { say: 'all-results' },
      end?.kind === 'protocol-error'
        ? { raw: `error ${end.error.code}: ${end.error.message}` }
        : { say: 'nothing' },
      refused ? { places: [place(refused.line)], ...frameOf(session, refused.ref) } : {},
    ),
    holds(
      'listed',
      listed.length > 0,
      { raw: '"tools":[…]' },
      { say: 'nothing' },
      listed[0] ? frameOf(session, listed[0].ref) : {},
    ),
    holds(
      'hits',
      hit.length > 0,
      { raw: '"matched_bug_id":"BUG-001"' },
      { say: 'nothing' },
      frameOf(session, (hit[0] ?? calls[0])?.ref ?? ''),
    ),
    holds(
      'fewest',
      lines.length === FEWEST,
      { say: 'count', with: { n: FEWEST } },
      { say: 'count', with: { n: lines.length } },
    ),
  ]
}

export const exercise: Exercise = {
  id: 'E09',
  assertions: [
    { id: 'readable' },
    { id: 'M16', needs: ['readable'] },
    { id: 'accepted', needs: ['M16'] },
    { id: 'listed', needs: ['accepted'] },
    { id: 'hits', needs: ['accepted'] },
    { id: 'fewest', needs: ['listed', 'hits'], bonus: true },
  ],
  parts: [
    {
      kind: 'edit-json',
      id: PART,
      start: text(BEFORE),
      lines: true,
      schema: { revision: '2026-07-28', message: 'client' },
    },
  ],
  grade(answers, engine) {
    const draft = textOf(answers, PART)
    const lines = readLines(engine, draft)
    return 'id' in lines ? [lines] : judge(engine, draft, lines)
  },
  hints: [[], ['accepted', 'M16'], ['accepted', 'fewest']],
  solution: { [PART]: text(AFTER) },
  alsoRight: [
    // Looks at the server first, which is allowed and never required.
    { [PART]: text([modern('look', 'server/discover'), ...AFTER]) },
    // No order binds them: every request stands alone.
    { [PART]: text([modern(8, 'tools/call', CALL), modern('list', 'tools/list')]) },
    // The envelope with the client's name, in front of the params.
    {
      [PART]: text([
        request(1, 'tools/list', {
          _meta: {
            ...envelope(),
            'io.modelcontextprotocol/clientInfo': { name: 'mover', version: '1.0' },
          },
        }),
        request(2, 'tools/call', {
          _meta: {
            'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          },
          ...CALL,
          arguments: { ...REPORT, title: '购物车数量为 0 也能下单', severity: 'medium' },
        }),
      ]),
    },
  ],
  wrong: [
    { name: 'cut-off', answer: { [PART]: AFTER[0]?.slice(0, -1) ?? '' }, fails: 'readable' },
    { name: 'batch', answer: { [PART]: `[${AFTER.join(',')}]` }, fails: 'readable' },
    {
      name: 'handshake-stays',
      answer: { [PART]: text([initialize(0, '2026-07-28'), INITIALIZED, ...AFTER]) },
      fails: 'M16',
    },
    {
      name: 'dropped-only',
      answer: { [PART]: text(BEFORE.slice(2)) },
      fails: 'accepted',
    },
    {
      name: 'version-only',
      answer: {
        [PART]: text(
          BEFORE.slice(2).map((line) =>
            line.replace(
              /}$/,
              ',"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}',
            ),
          ),
        ),
      },
      fails: 'accepted',
    },
    {
      name: 'envelope-once',
      answer: { [PART]: text([AFTER[0] ?? '', BEFORE[3] ?? '']) },
      fails: 'accepted',
    },
    {
      name: 'old-version-in-the-envelope',
      answer: {
        [PART]: text([
          modern(1, 'tools/list', {}, '2025-11-25'),
          modern(2, 'tools/call', CALL, '2025-11-25'),
        ]),
      },
      fails: 'accepted',
    },
    { name: 'no-list', answer: { [PART]: AFTER[1] ?? '' }, fails: 'listed' },
    {
      name: 'empty-call',
      answer: {
        [PART]: text([AFTER[0] ?? '', modern(2, 'tools/call', { name: 'submit_bug_report' })]),
      },
      fails: 'hits',
    },
    {
      name: 'three-frames',
      answer: { [PART]: text([modern(0, 'server/discover'), ...AFTER]) },
      fails: 'fewest',
    },
  ],
}
