import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'jsonc-parser'
import { expect, test } from 'vitest'

// The folder lists that JSON files cannot share, held together.
const CORE = [
  'protocol',
  'transport',
  'server',
  'client',
  'model',
  'host',
  'scenario',
  'trace',
  'simulation',
  'checks',
  'exercise',
]

const json = (file: string) => parse(readFileSync(file, 'utf8'))
const cruiser = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const rules: readonly { name: string }[] = cruiser.forbidden

test('the compiler keeps DOM and timers out of every core folder', () => {
  const folders = json('tsconfig.core.json').include.filter((path: string) => !path.endsWith('.ts'))
  expect(folders.sort()).toEqual(CORE.map((folder) => `src/${folder}`).sort())
})

test('the linter keeps clocks and randomness out of every core folder', () => {
  const overrides: readonly { includes: string[]; plugins?: string[] }[] =
    json('biome.json').overrides
  const core = overrides.find(({ plugins }) => plugins !== undefined)
  expect(core?.includes.filter((path) => !path.startsWith('!')).sort()).toEqual(
    CORE.map((folder) => `src/${folder}/**`).sort(),
  )
})

test('every folder of src has its own import rules, also while it imports nothing', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of folders) {
    expect(rules.map((rule) => rule.name)).toContain(`${name}-imports`)
    expect(rules.map((rule) => rule.name)).toContain(`${name}-packages`)
  }
})
