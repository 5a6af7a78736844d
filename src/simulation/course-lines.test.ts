import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseScenario } from '../scenario/parse-scenario.ts'
import type { TaskId } from '../scenario/scenario.ts'
import { exchangesOf } from '../trace/exchanges.ts'
import { toArrows } from '../trace/export/arrows.ts'
import type { Trace } from '../trace/trace.ts'
import { simulate } from './simulate.ts'

/** The lines that the course prints in full, with `_meta` written out. Not to be edited: the real SDK sent them. */
function printed(task: TaskId): readonly string[] {
  const file = new URL(`./fixtures/${task}.txt`, import.meta.url)
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}

function run(task: TaskId, pairs: readonly (readonly [string, string])[] = []): Trace {
  const { scenario, problems } = parseScenario([['task', task], ...pairs], 'option')
  expect(problems).toEqual([])
  return simulate(scenario)
}

const ours = (task: TaskId) => toArrows(run(task)).split('\n')

describe.each(['course-modern', 'course-legacy', 'course-http'] as const)('%s', (task) => {
  test('every line that the course prints comes out byte for byte, in its order', () => {
    const lines = ours(task)
    let from = 0
    for (const line of printed(task)) {
      const at = lines.indexOf(line, from)
      expect(at, line).toBeGreaterThanOrEqual(0)
      from = at + 1
    }
  })

  test('the other dialect answers each of its requests too', () => {
    const open = exchangesOf(run(task, [['server', 'spec']])).filter(
      ({ outcome }) => outcome === 'open',
    )
    expect(open).toEqual([])
  })
})

test('the statuses of the four POSTs', () => {
  const statuses = ours('course-http')
    .filter((line) => line.startsWith('← HTTP'))
    .map((line) => line.slice(2, 30).split('  ')[0])
  expect(statuses).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 400 Bad Request',
    'HTTP/1.1 400 Bad Request',
    'HTTP/1.1 404 Not Found',
  ])
})
