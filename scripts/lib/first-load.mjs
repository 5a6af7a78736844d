// What the browser fetches before the start page is idle, read from Vite's manifest.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** kB = 1000 bytes, gzip. */
export const BUDGETS = { scriptKb: 180, styleKb: 25 }

/**
 * Parts loaded only when somebody asks for them, by the source that starts the chunk. Every other
 * dynamic import counts as first load: a new lazy chunk is in the budget until it is listed here.
 */
const ON_DEMAND = [
  /^src\/(live|sandbox|exercise)\//,
  /^src\/content\/(lessons|exercises)\//,
  /^src\/features\/(editor|exercises|compare|matrix|abacus|implementations|verdicts|course-code|transcript|reference|handout|help|classroom)\//,
  /^src\/features\/stepper\/more-panel/,
  /^src\/store\/(session-file|forks)/,
  /^src\/app\/(embed|visit)-strip/,
  /^src\/ui\/code-editor/,
  /^src\/features\/scenario-bar\/more-fields/,
  /monaco-editor/,
  // A tab of the sheet.
  /^src\/views\/model-context/,
  // Asked for by the first step forward.
  /^src\/views\/graph\/flight/,
  // A visit loads the texts of one language; those of zh-CN are the larger ones and stay in the budget.
  /^src\/(i18n\/en\/first|content\/notes\/en)\.ts/,
  // Texts of pages and panels beyond the first.
  /^src\/i18n\/[\w-]+\/more\.ts/,
]

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk
 * @param {Record<string, Chunk>} manifest
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function firstLoadOf(manifest) {
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  const seen = new Set()
  const queue = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  for (const key of queue) {
    const chunk = manifest[key]
    if (seen.has(key) || !chunk) continue
    seen.add(key)
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file)
    if (chunk.file.endsWith('.css')) styles.add(chunk.file)
    for (const css of chunk.css ?? []) styles.add(css)
    queue.push(...(chunk.imports ?? []))
    queue.push(...(chunk.dynamicImports ?? []).filter((id) => !ON_DEMAND.some((re) => re.test(id))))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * The files of the first load under `dist`, as paths.
 * @param {string} dist
 */
export function firstLoadFiles(dist) {
  const path = join(dist, '.vite', 'manifest.json')
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first`)
  const { scripts, styles } = firstLoadOf(JSON.parse(readFileSync(path, 'utf8')))
  return {
    scripts: scripts.map((file) => join(dist, file)),
    styles: styles.map((file) => join(dist, file)),
  }
}
