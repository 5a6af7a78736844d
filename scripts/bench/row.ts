/** One line of the bench's table. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The most that is allowed; absent: printed, not judged. */
  readonly budget?: number
  readonly note?: string
}

/** The best of several measurements of one thing, in ms: what else the machine was doing is not ours. */
export function bestMs(times: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let count = 0; count < times; count++) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** The slowest of several measurements, in ms. */
export function worstMs(times: number, work: () => void): number {
  return Math.max(...Array.from({ length: times }, () => bestMs(1, work)))
}

export function misses({ value, budget }: Row): boolean {
  return budget !== undefined && value > budget
}

/** The rows as a table, with `ok`, `MISSED` or nothing at the end of each. */
export function table(rows: readonly Row[]): string {
  const text = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map((row) => {
      const { name, value, unit, budget, note } = row
      const limit = budget === undefined ? '' : `≤ ${budget} ${unit}`
      const verdict = budget === undefined ? '' : misses(row) ? 'MISSED' : 'ok'
      const cells = [name.padEnd(width), `${text(value)} ${unit}`.padStart(14), limit.padEnd(12)]
      return `${cells.join('  ')}  ${verdict.padEnd(6)}  ${note ?? ''}`.trimEnd()
    })
    .join('\n')
}
