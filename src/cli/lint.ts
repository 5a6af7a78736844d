/** `npm run -s lint:wire -- FILE|-`: checks a transcript. Exit 0 nothing failed, 1 a MUST failed, 2 bad usage or nothing readable. */
import { readFileSync } from 'node:fs'
import { checkOf } from '../checks/all-checks.ts'
import { checkEvents } from '../checks/check-trace.ts'
import { checkReason, loadCheckTexts } from '../content/checks/check-texts.ts'
import { importTranscript } from '../trace/import/import-transcript.ts'
import { CLI_LANGUAGES } from './messages.ts'
import { writeAll } from './output.ts'

const USAGE =
  'usage: npm run -s lint:wire -- [--all] [--lang en|zh-CN] FILE|-   (NDJSON, arrows, HAR or an Inspector export)'

interface Options {
  readonly file: string
  readonly all: boolean
  readonly language: (typeof CLI_LANGUAGES)[number]
}

function readOptions(args: readonly string[]): Options | null {
  let all = false
  let language: Options['language'] | undefined = 'en'
  const files: string[] = []
  /** An option twice is a mistake: which was meant nobody can tell. */
  const seen = new Set<string>()
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg.startsWith('--') && seen.has(arg.replace(/=.*/, ''))) return null
    seen.add(arg.replace(/=.*/, ''))
    if (arg === '--all') all = true
    else if (arg === '--lang' || arg.startsWith('--lang=')) {
      const wanted = arg === '--lang' ? args[++index] : arg.slice(7)
      language = CLI_LANGUAGES.find((one) => one === wanted)
    } else if (arg.startsWith('--')) return null
    else files.push(arg)
  }
  const [file] = files
  return file !== undefined && files.length === 1 && language ? { file, all, language } : null
}

function readInput(file: string): string | null {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    process.stderr.write(`${file}: ${(error as Error).message}\n`)
    return null
  }
}

process.on('SIGTERM', () => process.exit(143))
const args = process.argv.slice(2)
const options = readOptions(args)
if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${USAGE}\n`)
else if (!options) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  const text = readInput(options.file)
  if (text === null) process.exitCode = 2
  else await lint(text, options)
}

async function lint(text: string, { all, language }: Options): Promise<void> {
  const { events, problems } = importTranscript(text)
  for (const { line, reason } of problems)
    process.stderr.write(`line ${line}: cannot be read (${reason})\n`)
  if (events.length === 0) {
    process.stderr.write('nothing readable\n')
    process.exitCode = 2
    return
  }
  const texts = await loadCheckTexts(language)
  const findings = checkEvents(events)
  const shown = findings.filter(({ verdict }) => all || verdict === 'fail' || verdict === 'warn')
  if (findings.some(({ verdict }) => verdict === 'fail')) process.exitCode = 1
  await writeAll(
    process.stdout,
    shown.map(({ id, verdict, line, parameters }) => {
      const told = verdict === 'fail' || verdict === 'warn'
      const reason = told ? checkReason(texts[id], parameters) : texts[id].title
      const { revision, page } = checkOf(id).spec
      return `${id} ${verdict} ${line ?? '-'} ${reason} (${revision} ${page})\n`
    }),
  )
}
