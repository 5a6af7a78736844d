/** `npm run conformance`: the official suite against our server and our Client. Exit 1 when a required row has a FAILURE. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { OUT_OF_SCOPE, ROWS, type ScenarioRow } from './conformance/rows.ts'
import { type Check, installSuite } from './conformance/suite.ts'

const script = (name: string) => fileURLToPath(new URL(`./conformance/${name}`, import.meta.url))
const CLIENT = `"${process.execPath}" --import tsx "${script('fixture-client.ts')}"`

const suite = installSuite()
const { server, url } = await startFixture()
const failed: string[] = []
const counts = (checks: readonly Check[], status: Check['status']) =>
  String(checks.filter((check) => check.status === status).length).padStart(7)

console.log(`${'scenario'.padEnd(52)} revision    required  passed failed  skipped warning`)
for (const row of ROWS) {
  const checks = suite.run(row.side, argumentsOf(row)) ?? []
  const failures = checks.filter(({ status }) => status === 'FAILURE')
  const name = `${row.side} ${row.scenario}`
  // A required scenario that checked nothing has proved nothing.
  const bad =
    failures.length > 0 || (row.required && !checks.some(({ status }) => status === 'SUCCESS'))
  if (bad && row.required) failed.push(name)
  const numbers = (['SUCCESS', 'FAILURE', 'SKIPPED', 'WARNING'] as const)
    .map((status) => counts(checks, status))
    .join('')
  console.log(
    `${name.padEnd(52)} ${row.revision}  ${row.required ? 'yes     ' : '        '}${numbers}`,
  )
  for (const { id, errorMessage } of failures)
    console.log(`    FAILURE ${id}: ${errorMessage ?? ''}`)
}
server.kill()
console.log('\nout of scope')
for (const { what, why } of OUT_OF_SCOPE) console.log(`  ${what}: ${why}`)
const required = ROWS.filter((row) => row.required).length
console.log(`\n${required - failed.length} of ${required} required rows pass`)
for (const name of failed) console.log(`  not passed: ${name}`)
process.exit(failed.length === 0 ? 0 : 1)

function argumentsOf({ side, scenario, revision }: ScenarioRow): readonly string[] {
  const target = side === 'server' ? ['--url', url] : ['--command', CLIENT]
  return [...target, '--scenario', scenario, '--spec-version', revision]
}

async function startFixture(): Promise<{ server: ChildProcess; url: string }> {
  const args = ['--import', 'tsx', script('fixture-server.ts')]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface({ input: server.stderr })) {
    const url = /listening (http:\S+)/.exec(line)?.[1]
    if (!url) continue
    server.stderr.resume()
    return { server, url }
  }
  throw new Error('the fixture server ended before it listened')
}
