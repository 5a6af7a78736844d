/** `npm run bench`: measures what the design has budgets for (§7) and prints a table. Exit 1 when a budget is missed. `--against DIR`: another page's build, loaded in the same run. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { browserRows } from './bench/browser.ts'
import { checkRows } from './bench/checks.ts'
import { abacusRows, exerciseRows } from './bench/exercises.ts'
import { firstLoadRows } from './bench/first-load.ts'
import { misses, table } from './bench/row.ts'
import { serveRows } from './bench/serve.ts'
import { cursorRows, growthRows, simulationRows } from './bench/simulation.ts'
import { transcriptRows } from './bench/transcripts.ts'

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const sizes = firstLoadRows(dist)
const runs = [
  ...simulationRows(),
  ...cursorRows(),
  ...growthRows(),
  ...checkRows(),
  ...transcriptRows(),
]
const practice = [...abacusRows(), ...(await exerciseRows())]
const visit = await browserRows(dist, against)
const rows = [...runs, ...practice, ...sizes, ...(await serveRows()), ...visit]

console.log(table(rows))
if (sizes.length === 0) console.log('first load: not measured, run `npm run build` first')
if (visit.length === 0) console.log('in the browser: not measured, it needs a build and Chromium')
const missed = rows.filter(misses)
console.log(missed.length === 0 ? 'all budgets kept' : `${missed.length} budgets missed`)
process.exitCode = missed.length === 0 ? 0 : 1
