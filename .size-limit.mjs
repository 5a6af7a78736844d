import { BUDGETS, firstLoadFiles } from './scripts/lib/first-load.mjs'

const { scripts, styles } = firstLoadFiles('dist')

const checks = [
  { name: 'first-load script', path: scripts, limit: `${BUDGETS.scriptKb} kB`, gzip: true },
  { name: 'first-load CSS', path: styles, limit: `${BUDGETS.styleKb} kB`, gzip: true },
]

// A build without style sheets has nothing to weigh; size-limit takes an empty list for a mistake.
export default checks.filter(({ path }) => path.length > 0)
