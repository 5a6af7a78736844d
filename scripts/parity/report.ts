/** What `npm run parity` prints about a file of scenarios. */
import type { Answer } from '../../src/cli/serve/replay/recording.ts'
import type { Row } from './compare.ts'
import { EXPLAINED } from './explained.ts'
import type { KnownDifference } from './known-differences.ts'

export interface Verdict {
  readonly equal: number
  /** Ours is not what the real server answered: our fault. */
  readonly ours: number
  /** The real server is not what was recorded: the recording is of another release, or of another machine. */
  readonly recording: number
  /** It differs for a reason outside the servers, named in `explained.ts`. */
  readonly explained: number
}

/** Prints a line for the file and, below, every scenario that differs, with the parts that do. */
export function report(
  name: string,
  rows: readonly Row[],
  known: readonly KnownDifference[],
  print: (text: string) => void,
): Verdict {
  const expected = (answer: Answer) =>
    answer.map((text) => known.reduce((t, k) => k.apply(t), text))
  const judged = rows.map((row) => ({
    row,
    ours: same(row.real, expected(row.ours)),
    recording: !row.recorded || same(row.real, expected(row.recorded)),
  }))
  const unexplained = judged.filter(({ row }) => EXPLAINED[row.id] === undefined)
  const verdict = {
    equal: judged.filter(({ ours, recording }) => ours && recording).length,
    ours: unexplained.filter(({ ours }) => !ours).length,
    recording: unexplained.filter(({ recording }) => !recording).length,
    explained: judged.filter(
      ({ row, ours, recording }) => EXPLAINED[row.id] !== undefined && !(ours && recording),
    ).length,
  }
  const relation = rows.some(({ recorded }) => recorded) ? 'real = recorded = ours' : 'real = ours'
  print(`${name}: ${verdict.equal} of ${rows.length} ${relation}`)
  for (const { row, ours, recording } of judged) {
    const reason = EXPLAINED[row.id]
    if (reason !== undefined && !(ours && recording)) {
      print(`  ${row.id}: differs, as explained: ${reason}`)
      continue
    }
    if (!recording) print(difference(`  ${row.id}: real ≠ recorded`, row.real, row.recorded ?? []))
    if (!ours) print(difference(`  ${row.id}: real ≠ ours`, row.real, row.ours))
  }
  return verdict
}

function same(one: Answer, other: Answer): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}

function difference(title: string, real: Answer, other: Answer): string {
  const only = (left: Answer, right: Answer, mark: string) =>
    left
      .filter((text) => !right.includes(text))
      .map((text) => `    ${mark} ${JSON.stringify(text)}`)
  return [title, ...only(real, other, 'real '), ...only(other, real, 'other')].join('\n')
}
