import type { RunOutcome } from '../../trace/outcome.ts'
import type { MatrixRow } from './use-matrix.ts'

/** One line of the table as data: machine words, the same in every language. */
export interface ExportLine {
  readonly fault: string
  readonly revision: string
  readonly transport: string
  readonly server: string
  readonly channel: string
  readonly code: string
  readonly status: string
  readonly cancel: string
  readonly late: string
  readonly told: string
}

const HEAD: readonly (keyof ExportLine)[] = [
  'fault',
  'revision',
  'transport',
  'server',
  'channel',
  'code',
  'status',
  'cancel',
  'late',
  'told',
]

/** A line for every cell; one where the fault cannot happen says `n/a`. */
export function exportLines(rows: readonly MatrixRow[]): readonly ExportLine[] {
  return rows.flatMap(({ fault, cells }) =>
    cells.map(({ scenario, outcome }) => {
      const { revision, transport, server } = scenario
      const place = { fault, revision, transport, server }
      return typeof outcome === 'string'
        ? { ...place, ...EMPTY, channel: outcome === 'none' ? 'n/a' : outcome }
        : { ...place, ...wordsOf(outcome) }
    }),
  )
}

const EMPTY = { code: '', status: '', cancel: '', late: '', told: '' }

function wordsOf({ channel, code, local, status, cancel, late, told }: RunOutcome) {
  const answered = cancel?.status === undefined ? '' : ` ${cancel.status}`
  return {
    channel: channel ?? 'none',
    code: code === null ? (local ?? '') : String(code),
    status: status === null ? '' : String(status),
    cancel: cancel === null ? '' : `${cancel.how}${answered}`,
    late: late ? 'yes' : '',
    told: told ?? '',
  }
}

/** RFC 4180: CRLF between lines; a field with a comma, a quote or a line break stands in quotes. */
export function toCsv(lines: readonly ExportLine[]): string {
  const rows = [
    HEAD.join(','),
    ...lines.map((line) => HEAD.map((name) => csvField(line[name])).join(',')),
  ]
  return `${rows.join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is given a quote in front, so that it stays a text. */
function csvField(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A GitHub-flavoured table. */
export function toMarkdown(lines: readonly ExportLine[]): string {
  const row = (fields: readonly string[]) => `| ${fields.map(markdownField).join(' | ')} |`
  return [
    row(HEAD),
    `|${HEAD.map(() => ' --- ').join('|')}|`,
    ...lines.map((line) => row(HEAD.map((name) => line[name]))),
    '',
  ].join('\n')
}

function markdownField(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replace(/\r?\n/g, '<br>')
}
