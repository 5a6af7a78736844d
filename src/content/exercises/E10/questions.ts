/** The nine requests of E10 and what a run says to each. */
import type { Engine, Session } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject } from '../../../protocol/json.ts'
import { type Headers, headers, modern, REPORT, request } from '../requests.ts'

export interface Question {
  readonly id: string
  /** The assertion that judges it. */
  readonly assertion: string
  readonly server: 'python-sdk' | 'spec'
  /** Null: a line on stdio. */
  readonly headers: Headers | null
  readonly body: string
}

const TOOL = 'submit_bug_report'
const call = (name: string, args = REPORT) => modern(7, 'tools/call', { name, arguments: args })

function question(
  id: string,
  assertion: string,
  head: Headers | null,
  body: string,
  server: Question['server'] = 'python-sdk',
): Question {
  return { id, assertion, server, headers: head, body }
}

const OLD = '1900-01-01'
export const QUESTIONS: readonly Question[] = [
  question('no-meta', 'M3', headers('tools/list'), request(7, 'tools/list')),
  question('header-old', 'H8', headers('tools/list', undefined, OLD), modern(7, 'tools/list')),
  question(
    'both-old',
    'M9',
    headers('tools/list', undefined, OLD),
    modern(7, 'tools/list', {}, OLD),
  ),
  question('method-stdio', 'M17', null, modern(7, 'bugs/close')),
  question('method-http', 'M17', headers('bugs/close'), modern(7, 'bugs/close')),
  question('other-name', 'H8', headers('tools/call', 'replay_steps'), call(TOOL)),
  question(
    'critical',
    'T8',
    headers('tools/call', TOOL),
    call(TOOL, { ...REPORT, severity: 'critical' }),
  ),
  question('tool-sdk', 'T7', headers('tools/call', 'close_bug'), call('close_bug', {})),
  question('tool-spec', 'T7', headers('tools/call', 'close_bug'), call('close_bug', {}), 'spec'),
]

/** What stands on offer; for HTTP with a status before it. The run decides which one is right. */
export const OUTCOMES = {
  stdio: [
    'error -32601',
    'error -32602',
    'error -32600',
    'error -32020',
    'error -32022 · data.supported',
    'result · isError: true',
    'result · isError: false',
  ],
  http: [
    '400 · error -32602',
    '400 · error -32020',
    '400 · error -32022',
    '400 · error -32022 · data.supported',
    '404 · error -32601',
    '400 · error -32601',
    '200 · error -32602',
    '200 · result · isError: true',
    '200 · result · isError: false',
  ],
} as const

/** The request as it stands on the wire, to be read before answering. */
export function asSent({ headers: head, body }: Question): string {
  if (!head) return body
  const lines = head.map(([name, value]) => `${name}: ${value}`)
  return ['POST /mcp HTTP/1.1', ...lines, '', body].join('\n')
}

/** Sends the request for real: status, channel, code and whether `data.supported` came, in the words of a choice. */
export function answerTo(
  engine: Engine,
  asked: Question,
): { readonly outcome: string; readonly frame?: Evidence } {
  const transport = asked.headers ? 'http' : 'stdio'
  const session = engine.openSession({ server: asked.server, transport })
  if (asked.headers) session.post(asked.headers, asked.body, 'asked')
  else session.line(asked.body, 'asked')
  session.run()
  const answer = session.events.findLast(
    (event) => event.exchange === 'asked' && event.from === 'server' && event.message !== null,
  )
  return {
    outcome: wordsOf(session),
    ...(answer && { frame: { trace: session.trace(), seq: answer.seq } }),
  }
}

function wordsOf(session: Session): string {
  const end = session.settlement('asked')
  const seen = session.events.filter((event) => event.exchange === 'asked')
  const status = seen.find((event) => event.http?.status !== undefined)?.http?.status
  const before = status === undefined ? [] : [String(status)]
  if (end?.kind === 'result')
    return [...before, 'result', `isError: ${end.result.isError === true}`].join(' · ')
  if (end?.kind !== 'protocol-error') return [...before, end?.kind ?? 'silence'].join(' · ')
  const { code, data } = end.error
  const listed = isObject(data) && Array.isArray(data.supported) ? ['data.supported'] : []
  return [...before, `error ${code}`, ...listed].join(' · ')
}
