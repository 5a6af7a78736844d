/** Which lines of the course's own files show a step: note id → file and anchor. The files lie in public/code. */
import type { StepNoteId } from '../../trace/notes.ts'

export interface CodePlace {
  readonly file: string
  /** The part between the comments `[anchor]` and `[/anchor]`. */
  readonly anchor: string
}

/** In the order in which they are offered. The last two are transcripts and have no anchors. */
export const COURSE_FILES = [
  'bughunt_server.py',
  'raw_stdio_session.py',
  'sdk_client_demo.py',
  'test_bughunt_server.py',
  'blocking_probe.py',
  'bughunt-server.ts',
  'raw-stdio-session.ts',
  'sdk-client-demo.ts',
  'bughunt-server.test.ts',
  'blocking-probe.ts',
  'transcript_modern.txt',
  'transcript_legacy.txt',
] as const

/** The same part in both languages; anchors are named alike in twins. */
function twins(python: string, typescript: string, anchor: string): readonly CodePlace[] {
  return [
    { file: python, anchor },
    { file: typescript, anchor },
  ]
}
const server = (anchor: string) => twins('bughunt_server.py', 'bughunt-server.ts', anchor)
const session = (anchor: string) => twins('raw_stdio_session.py', 'raw-stdio-session.ts', anchor)
const demo = (anchor: string) => twins('sdk_client_demo.py', 'sdk-client-demo.ts', anchor)
const tests = (anchor: string) => twins('test_bughunt_server.py', 'bughunt-server.test.ts', anchor)
const probe = (anchor: string) => twins('blocking_probe.py', 'blocking-probe.ts', anchor)

const PLACES: { readonly [note in StepNoteId]?: readonly CodePlace[] } = {
  'launch.spawn': [...session('spawn'), ...server('run')],
  'discover.request': [...session('envelope'), ...demo('connect')],
  'discover.response': server('server'),
  'initialize.request': [...session('handshake'), ...demo('connect')],
  'initialize.response': server('server'),
  'initialized.notification': session('handshake'),
  'list.request': session('pair'),
  'list.response': [...server('submit'), ...tests('schema')],
  'call.request': [...session('frame'), ...session('pair')],
  'call.response': [...server('submit'), ...server('tool-error'), ...tests('actionable')],
  'call.result': [...demo('channels'), ...tests('null')],
  'call.timeout': [...demo('timeout'), ...tests('timeout')],
  'call.cancel': [...probe('measure-cancel'), ...server('replay')],
  'call.stream-close': [...demo('timeout'), ...server('replay')],
  'call.late': [...probe('block'), ...probe('measure-cancel')],
  'call.dropped': probe('block'),
  'server.stderr': server('run'),
  'server.stray': server('run'),
  'shutdown.stdin-closed': session('spawn'),
}

/** The parts for a step; an empty list where no file says anything about it. */
export function codeFor(note: string): readonly CodePlace[] {
  return Object.hasOwn(PLACES, note) ? (PLACES[note as StepNoteId] ?? []) : []
}

/** Every place that some step names. */
export function allPlaces(): readonly CodePlace[] {
  return Object.values(PLACES).flat()
}

export interface Excerpt {
  /** Number of the first line in the file, from 1. */
  readonly from: number
  readonly lines: readonly string[]
}

/** The lines of an anchor, without its marks. Null when it is not in the text. */
export function excerptOf(text: string, anchor: string): Excerpt | null {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.includes(`[${anchor}]`))
  const last = lines.findIndex((line, index) => index > first && line.includes(`[/${anchor}]`))
  if (first === -1 || last === -1) return null
  const heading = (lines[first] ?? '').replace(`[${anchor}] `, '')
  return { from: first + 1, lines: dedented([heading, ...lines.slice(first + 1, last)]) }
}

/** Without the indentation that all lines share. */
function dedented(lines: readonly string[]): readonly string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const depth = Math.min(...depths)
  return lines.map((line) => line.slice(depth))
}
