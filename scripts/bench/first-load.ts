/** What the browser fetches before the start page is idle, as built; nothing when there is no build. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { BUDGETS, firstLoadFiles } from '../lib/first-load.mjs'
import type { Row } from './row.ts'

/** kB = 1000 bytes, gzip, each file by itself as a server sends it. */
export function firstLoadRows(dist: string): readonly Row[] {
  if (!existsSync(join(dist, '.vite', 'manifest.json'))) return []
  const { scripts, styles } = firstLoadFiles(dist)
  const sum = (files: readonly string[]) =>
    files.reduce((size, file) => size + gzipSync(readFileSync(file)).length, 0) / 1000
  return [
    { name: 'first load, script', value: sum(scripts), unit: 'kB', budget: BUDGETS.scriptKb },
    { name: 'first load, style', value: sum(styles), unit: 'kB', budget: BUDGETS.styleKb },
  ]
}
