import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UNDECIDABLE_IDS } from './check-ids.ts'

test('docs/checks.md gives a reason for every rule that is not checked', () => {
  const text = readFileSync('docs/checks.md', 'utf8')
  const rows = [...text.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id]) => id)
  expect(rows).toEqual([...UNDECIDABLE_IDS])
})
