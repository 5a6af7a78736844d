/**
 * `npm run parity`: the real Python server, the recordings and `serve`, compared byte for byte over pipes and loopback
 * HTTP; then the course's own files, run. Exit 0 all equal, 1 something differs, 3 no Python or no package.
 * `-- --only stdio,http,more,code` selects parts.
 */
import { parseArgs } from 'node:util'
import { type Exchanges, type Pipes, recording } from '../src/cli/serve/replay/recording.ts'
import { compareExchanges, comparePipes } from './parity/compare.ts'
import { runCourseCode } from './parity/course-code.ts'
import { KNOWN_DIFFERENCES } from './parity/known-differences.ts'
import { moreExchanges, morePipes } from './parity/more-scenarios.ts'
import { oddExchanges, oddPipes } from './parity/odd-envelopes.ts'
import { pythonPeer, SERVE_PEER } from './parity/peers.ts'
import { pythonEnv } from './parity/python-env.ts'
import { report, type Verdict } from './parity/report.ts'

const PARTS = ['stdio', 'http', 'more', 'code']
const print = (text: string) => void process.stdout.write(`${text}\n`)

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const parts = values.only?.split(',') ?? PARTS
  const env = pythonEnv(print)
  if (!env.ok) {
    print(`parity cannot be checked here: ${env.error}`)
    return 3
  }
  const { python, versions, mcp } = env.value
  print(versions)
  const known = KNOWN_DIFFERENCES[mcp] ?? []
  for (const { what } of known) print(`  known difference to 2.2.0: ${what}`)

  const peers = { real: pythonPeer(python), ours: SERVE_PEER }
  const verdicts: Verdict[] = []
  const judge = (name: string, rows: Parameters<typeof report>[1]) =>
    verdicts.push(report(name, rows, known, print))
  if (parts.includes('stdio'))
    for (const name of ['stdio.json', 'more-stdio.json'])
      judge(name, await comparePipes(peers, recording(name) as Pipes))
  if (parts.includes('http'))
    for (const name of ['http.json', 'more-http.json'])
      judge(name, await compareExchanges(peers, recording(name) as Exchanges))
  if (parts.includes('more')) {
    judge('drawn for this run, stdio', await comparePipes(peers, morePipes(), false))
    judge('odd envelopes, stdio', await comparePipes(peers, oddPipes(), false))
    judge('drawn for this run, HTTP', await compareExchanges(peers, moreExchanges(), false))
    judge('odd envelopes, HTTP', await compareExchanges(peers, oddExchanges(), false))
  }
  const files = parts.includes('code')
    ? await runCourseCode(python, print)
    : { passed: 0, failed: 0 }

  const sum = (of: keyof Verdict) => verdicts.reduce((total, verdict) => total + verdict[of], 0)
  print(
    `${sum('equal')} scenarios equal, ${sum('ours')} real ≠ ours, ${sum('recording')} real ≠ recorded, ${sum('explained')} explained; ` +
      `course files: ${files.passed} ran as they should, ${files.failed} did not`,
  )
  return sum('ours') + sum('recording') + files.failed === 0 ? 0 : 1
}
