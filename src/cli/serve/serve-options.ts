/** The options of `serve`: read, or refused with a line that names the legal values. */
import { fail, type Outcome, ok } from '../../protocol/outcome.ts'
import { SIMULATED_SERVER_IDS, type ToolSet } from '../../scenario/scenario.ts'
import { TRANSPORT_IDS, type TransportId } from '../../transport/wire.ts'
import { CLI_LANGUAGES, type CliLanguage, say } from '../messages.ts'
import { pairsOf, repeatedIn } from '../option-pairs.ts'

export interface ServeOptions {
  readonly transport: TransportId
  /** 0: any free port. */
  readonly port: number
  readonly server: (typeof SIMULATED_SERVER_IDS)[number]
  readonly tools: ToolSet
}

export const DEFAULT_PORT = 8000
const PORTS = ['0 … 65535'] as const
const LEGAL: { readonly [option: string]: readonly string[] } = {
  transport: TRANSPORT_IDS,
  port: PORTS,
  server: SIMULATED_SERVER_IDS,
  tools: ['agent', 'all'],
  lang: CLI_LANGUAGES,
}

/** Reads `--name value` and `--name=value`; defaults are the first legal values and port 8000. The error is for people, one line a problem. */
export function readServeOptions(args: readonly string[]): Outcome<ServeOptions, string> {
  const { pairs, odd } = pairsOf(args)
  const given = new Map(pairs)
  const language: CliLanguage = CLI_LANGUAGES.find((one) => one === given.get('lang')) ?? 'en'
  const options = Object.keys(LEGAL).map((name) => `--${name}`)
  const unknown = (got: string) => say(language, 'unknownOption', { got, legal: options.join(' ') })
  const problems = odd.map(unknown)
  for (const name of repeatedIn(pairs))
    problems.push(say(language, 'repeated', { option: `--${name}` }))
  for (const [name, value] of pairs) {
    const legal = LEGAL[name]
    const values = { option: `--${name}`, got: value ?? '', legal: (legal ?? []).join(', ') }
    if (!legal) problems.push(unknown(`--${name}`))
    else if (value === undefined) problems.push(say(language, 'missing', values))
    else if (!(name === 'port' ? isPort(value) : legal.includes(value)))
      problems.push(say(language, 'illegal', values))
  }
  if (problems.length > 0) return fail(problems.join('\n'))
  const pick = <T extends string>(name: string, all: readonly T[], otherwise: T): T =>
    all.find((one) => one === given.get(name)) ?? otherwise
  return ok({
    transport: pick('transport', TRANSPORT_IDS, 'stdio'),
    port: Number(given.get('port') ?? DEFAULT_PORT),
    server: pick('server', SIMULATED_SERVER_IDS, 'python-sdk'),
    tools: pick('tools', ['agent', 'all'], 'agent'),
  })
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}
