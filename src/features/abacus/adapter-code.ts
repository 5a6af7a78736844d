/**
 * What the adapter between one app and one tool might look like, each with a bug of its own: an
 * illustration made from templates, never run. The bug's explanation is `abacus.bug.<id>`.
 */
import { appWord, toolWord } from './names.ts'

interface Names {
  /** The adapter's own function. */
  readonly fn: string
  /** The tool's name. */
  readonly tool: string
  /** Where this app reaches the tool. */
  readonly url: string
}

/** One bug: the code that has it; `»` marks the line, which is taken off. */
const TEMPLATES = {
  'timeout-unit': ({ fn, url }: Names) => `
async function ${fn}(args) {
  const reply = await fetch('${url}', {
    method: 'POST',
    body: JSON.stringify(args),
»    signal: AbortSignal.timeout(30),
  })
  return (await reply.json()).text
}`,
  'swallowed-error': ({ fn, url, tool }: Names) => `
async function ${fn}(args) {
  try {
    const reply = await post('${url}', args)
    return reply.${tool}.text
  } catch {
»    return ''
  }
}`,
  'first-page': ({ fn, url }: Names) => `
async function ${fn}(args) {
  const query = new URLSearchParams(args)
»  const page = await get('${url}?' + query)
  return page.items.map((item) => item.title)
}`,
  latin1: ({ fn, url }: Names) => `
async function ${fn}(args) {
  const bytes = await postRaw('${url}', args)
»  return Buffer.from(bytes).toString('latin1')
}`,
  'repeated-write': ({ fn, url }: Names) => `
async function ${fn}(args) {
  for (let tries = 0; tries < 3; tries += 1) {
    const reply = await post('${url}', args)
»    if (reply.status === 200) return reply.text
  }
  throw new Error('${fn}: no answer')
}`,
  'id-type': ({ fn, tool }: Names) => `
const waiting = new Map()
let last = 0
function ${fn}(args, done) {
  last += 1
  waiting.set(last, done)
  send('${tool}', { id: last, ...args })
}
function on${capital(tool)}(reply) {
»  waiting.get(String(reply.id))?.(reply.text)
}`,
  'log-on-pipe': ({ fn, tool }: Names) => `
async function ${fn}(args) {
»  console.log('calling ${tool}', args)
  process.stdout.write(JSON.stringify(args) + '\\n')
  return nextLine(process.stdin)
}`,
  'encoded-twice': ({ fn, url }: Names) => `
async function ${fn}(args) {
  const payload = JSON.stringify(args)
  const reply = await fetch('${url}', {
    method: 'POST',
»    body: JSON.stringify({ args: payload }),
  })
  return reply.text()
}`,
  'cut-off': ({ fn, url }: Names) => `
async function ${fn}(args) {
  const { text } = await post('${url}', args)
»  return text.slice(0, 80)
}`,
  'not-awaited': ({ fn, url, tool }: Names) => `
async function ${fn}(args) {
»  const reply = post('${url}', args)
  if (reply.error) throw new Error('${tool} failed')
  return 'done'
}`,
  'old-values': ({ fn, url }: Names) => `
const LEVELS = { minor: 1, major: 2 }
async function ${fn}(args) {
»  const level = LEVELS[args.level] ?? 1
  const reply = await post('${url}', { ...args, level })
  return reply.text
}`,
  'split-line': ({ fn, tool }: Names) => `
function ${fn}(args, done) {
  const child = spawn('${tool}', [])
»  child.stdout.on('data', (part) => done(JSON.parse(part)))
  child.stdin.write(JSON.stringify(args) + '\\n')
}`,
  'shell-quote': ({ fn, tool }: Names) => `
function ${fn}(args) {
»  const line = '${tool} --text "' + args.text + '"'
  return execSync(line, { encoding: 'utf8' })
}`,
}

export type BugId = keyof typeof TEMPLATES
export const BUG_IDS = Object.keys(TEMPLATES) as readonly BugId[]

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * The bug of the adapter between an app and a tool, both counted from 1. Steps of 4 and 1 through
 * thirteen bugs: no two neighbours alike, not even across a corner, and none twice in 3 × 4.
 */
export function bugOf(app: number, tool: number): BugId {
  const bug = BUG_IDS[(app * 4 + tool) % BUG_IDS.length]
  if (!bug) throw new Error(`no bug for ${app} × ${tool}`)
  return bug
}

export interface AdapterCode {
  readonly bug: BugId
  readonly lines: readonly string[]
  /** Index of the line that has the bug. */
  readonly bugLine: number
}

/** The adapter's code, the same for the same pair every time. */
export function adapterCode(app: number, tool: number): AdapterCode {
  const bug = bugOf(app, tool)
  const [from, to] = [appWord(app), toolWord(tool)]
  const text = TEMPLATES[bug]({
    fn: from + capital(to),
    tool: to,
    url: `http://${to}.test/${from}`,
  })
  const marked = text.trim().split('\n')
  return {
    bug,
    lines: marked.map((line) => line.replace('»', '')),
    bugLine: marked.findIndex((line) => line.startsWith('»')),
  }
}
