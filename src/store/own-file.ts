/** Files that Wirelab writes and reads back: JSON with a format and a version, and a size beyond which nobody looks. */
import { isRecord } from '../protocol/json.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'

/** Why a file was not even looked into, and where: a JSON Pointer, the parser's words, or a size. */
export interface OwnFileProblem {
  readonly reason: 'too-large' | 'not-json' | 'other-format' | 'other-version'
  readonly where: string
}

export interface OwnFileKind {
  readonly format: string
  readonly version: number
  /** Larger files are refused unread; compared with bytes where those are known, else with characters. */
  readonly most: number
}

/** The text of a file of ours. */
export function writeOwnFile({ format, version }: OwnFileKind, content: object): string {
  return `${JSON.stringify({ format, version, ...content }, null, 2)}\n`
}

/** The members of a file from anywhere; `size` where the text was not even read. */
export function readOwnFile(
  kind: OwnFileKind,
  text: string,
  size = text.length,
): Outcome<Readonly<Record<string, unknown>>, OwnFileProblem> {
  if (size > kind.most) return fail({ reason: 'too-large', where: `${size}` })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return fail({ reason: 'not-json', where: String((error as Error).message).slice(0, 200) })
  }
  if (!isRecord(value) || value.format !== kind.format)
    return fail({ reason: 'other-format', where: '/format' })
  if (value.version !== kind.version) return fail({ reason: 'other-version', where: '/version' })
  return ok(value)
}

/** A chosen file's text and size; a file that is too large stays unread. */
export async function textOfFile(
  { most }: OwnFileKind,
  file: File,
): Promise<readonly [text: string, size: number]> {
  return [file.size > most ? '' : await file.text(), file.size]
}
