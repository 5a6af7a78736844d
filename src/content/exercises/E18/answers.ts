/** What E18's code may use, and the answers that ship with it. */

export const API = `/** Replays one part of the suite, 1 … 30; takes 20 s. Does not block. */
declare function replayPart(part: number): Promise<void>
/** Reports progress of this call; nothing is sent unless the request had a progressToken. */
declare function progress(done: number, total?: number): void
/** Writes a line to stderr. */
declare function log(text: string): void
/** Waits without blocking. */
declare function sleep(ms: number): Promise<void>

/** How the Client calls. */
interface CallOptions {
  /** Gives up after so many ms without an answer. */
  limitMs: number
  /** Puts a progressToken into the request. */
  progress?: boolean
  /** Progress starts limitMs afresh. */
  resetOnProgress?: boolean
  /** Gives up after so many ms, whatever comes. */
  maxMs?: number
}
`

const OPTIONS = 'limitMs: 60_000, progress: true, resetOnProgress: true, maxMs: 900_000'
const EVERY = '    progress(part, 30)'

function code(report: string, options: string, before = ''): string {
  return `export async function replaySuite(): Promise<string> {
${before}  for (let part = 1; part <= 30; part++) {
    await replayPart(part)
${report}
  }
  return 'replayed 30 of 30'
}

export function options(): CallOptions {
  return { ${options} }
}
`
}

export const SOURCES = {
  start: code(`    log('part ' + part)`, 'limitMs: 60_000'),
  solution: code(EVERY, OPTIONS),
  everySecond: code(
    '    if (part % 2 === 0) progress(part / 30, 1)',
    'limitMs: 50_000, maxMs: 600_000 + 2 * 60_000, progress: true, resetOnProgress: true',
  ),
  recursive: `const total = 30

async function from(part: number): Promise<number> {
  if (part > total) return total
  progress(Math.round((part - 1) / total * 100))
  await replayPart(part)
  return from(part + 1)
}

export const replaySuite = async () => ({ replayed: await from(1) })
export const options = (): CallOptions => {
  const minute = 60_000
  return { resetOnProgress: true, progress: true, limitMs: 0.5 * minute, maxMs: 15 * minute }
}
`,
  halfTheWork: code(EVERY, OPTIONS).replace('part <= 30', 'part <= 15'),
  fire: code(EVERY, OPTIONS).replace('await replayPart', 'replayPart'),
  throws: code(EVERY, OPTIONS, `  throw new Error('later')\n`),
  noOptions: code(EVERY, OPTIONS).replace('function options', 'function settings'),
  noLimit: code(EVERY, 'progress: true, resetOnProgress: true, maxMs: 900_000'),
  everyMinute: code('    if (part % 3 === 0) progress(part, 30)', OPTIONS),
  onlyLogs: code(`    log('part ' + part)`, OPTIONS),
  standing: code('    progress(1, 30)', OPTIONS),
  falling: code('    progress(30 - part, 30)', OPTIONS),
  words: code(`    progress('part ' + part as any)`, OPTIONS),
  noToken: code(EVERY, 'limitMs: 60_000, resetOnProgress: true, maxMs: 900_000'),
  noReset: code(EVERY, 'limitMs: 60_000, progress: true, maxMs: 900_000'),
  lowCap: code(EVERY, 'limitMs: 60_000, progress: true, resetOnProgress: true, maxMs: 300_000'),
  patient: code(EVERY, 'limitMs: 700_000, progress: true, resetOnProgress: true, maxMs: 900_000'),
  noCap: code(EVERY, 'limitMs: 60_000, progress: true, resetOnProgress: true'),
  nervous: code(EVERY, 'limitMs: 10_000, progress: true, resetOnProgress: true, maxMs: 900_000'),
}
