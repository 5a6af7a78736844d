/** The options of `trace`: read, or refused with a line that names the legal values. */

import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { FIELDS, fieldText, legalValues } from '../scenario/fields.ts'
import { parseScenario } from '../scenario/parse-scenario.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { CLI_LANGUAGES, type CliLanguage, say } from './messages.ts'
import { pairsOf, repeatedIn } from './option-pairs.ts'

export type TraceFormat = 'ndjson' | 'arrows' | 'json' | 'har' | 'mermaid'
export const TRACE_FORMATS: readonly TraceFormat[] = ['ndjson', 'arrows', 'json', 'har', 'mermaid']

export interface TraceOptions {
  readonly scenario: Scenario
  readonly format: TraceFormat
  readonly language: CliLanguage
  readonly help: boolean
}

const OWN: { readonly [option: string]: readonly string[] } = {
  format: TRACE_FORMATS,
  lang: CLI_LANGUAGES,
}
const ALL = [...FIELDS.map((field) => field.option), ...Object.keys(OWN)]

/** Reads `--name value` and `--name=value`. The error is the text for people, one line a problem. */
export function readTraceOptions(args: readonly string[]): Outcome<TraceOptions, string> {
  const help = args.includes('--help') || args.includes('-h')
  const { pairs, odd } = pairsOf(args.filter((arg) => arg !== '--help' && arg !== '-h'))
  const given = new Map(pairs)
  const language = CLI_LANGUAGES.find((one) => one === given.get('lang')) ?? 'en'
  const problems = odd.map((arg) => unknown(language, arg))
  for (const name of repeatedIn(pairs))
    problems.push(say(language, 'repeated', { option: `--${name}` }))
  for (const [name, value] of pairs) {
    const legal = OWN[name]
    if (!ALL.includes(name)) problems.push(unknown(language, `--${name}`))
    else if (value === undefined) problems.push(missing(language, name))
    else if (legal && !legal.includes(value)) problems.push(illegal(language, name, value, legal))
  }
  const scenarioPairs = pairs.flatMap(([name, value]) =>
    value !== undefined && FIELDS.some((field) => field.option === name)
      ? [[name, value] as const]
      : [],
  )
  const { scenario, problems: found } = parseScenario(scenarioPairs, 'option')
  for (const { kind, key, got, legal, because } of found) {
    if (kind === 'conflict')
      problems.push(
        say(language, 'conflict', {
          option: `--${key}`,
          got,
          legal: legal.join(', '),
          task: because ?? '',
        }),
      )
    else if (kind === 'no-place')
      problems.push(
        say(language, 'noPlace', {
          option: `--${key}`,
          got,
          legal: legal.join(', '),
          place: because ?? '',
        }),
      )
    else problems.push(illegal(language, key, got, legal))
  }
  const format = TRACE_FORMATS.find((one) => one === given.get('format')) ?? 'ndjson'
  if (format === 'har' && scenario.transport !== 'http') problems.push(say(language, 'harOfLines'))
  if (problems.length > 0) return fail(problems.join('\n'))
  return ok({ scenario, format, language, help })
}

/** The page of help: every option with its legal values and its default. */
export function traceHelp(language: CliLanguage): string {
  const lines = [
    ...FIELDS.map(({ option, name, rule }) => {
      const value = fieldText(DEFAULT_SCENARIO, name)
      return optionLine(language, option, legalValues(rule), value)
    }),
    ...Object.entries(OWN).map(([option, legal]) =>
      optionLine(language, option, legal, legal[0] ?? ''),
    ),
  ]
  return `${[say(language, 'usage'), ...lines].join('\n')}\n`
}

function optionLine(
  language: CliLanguage,
  option: string,
  legal: readonly string[],
  value: string,
): string {
  return `  --${option.padEnd(10)} ${legal.join(' | ')}  (${say(language, 'default', { value })})`
}

function unknown(language: CliLanguage, got: string): string {
  const legal = ALL.map((name) => `--${name}`).join(' ')
  return say(language, 'unknownOption', { got, legal })
}

function missing(language: CliLanguage, name: string): string {
  const field = FIELDS.find((one) => one.option === name)
  const legal = field ? legalValues(field.rule) : (OWN[name] ?? [])
  return say(language, 'missing', { option: `--${name}`, legal: legal.join(', ') })
}

function illegal(
  language: CliLanguage,
  name: string,
  got: string,
  legal: readonly string[],
): string {
  return say(language, 'illegal', { option: `--${name}`, got, legal: legal.join(', ') })
}
