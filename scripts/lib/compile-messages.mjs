// Parses the message catalogues while building, so that the page does not carry a parser of ICU messages.
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { normalizePath, runnerImport } from 'vite'
import { ROOT } from './paths.mjs'

/** Each file exports its texts under its own name. */
const PARTS = ['first', 'more']
const CATALOGUES = new Map(
  ['en', 'zh-CN'].flatMap((locale) =>
    PARTS.map((part) => [normalizePath(join(ROOT, 'src', 'i18n', locale, `${part}.ts`)), part]),
  ),
)

/**
 * The catalogue with every message as use-intl's formatter reads it: plain text stays text.
 * @param {unknown} node
 * @returns {unknown}
 */
export function compiled(node) {
  if (typeof node === 'string') return compile(node)
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (node)).map(([key, value]) => [key, compiled(value)]),
  )
}

/** @returns {import('vite').Plugin} */
export function compileMessages() {
  return {
    name: 'wirelab:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const part = CATALOGUES.get(id)
      if (part === undefined) return null
      const { module } = await runnerImport(id)
      return `export const ${part} = ${JSON.stringify(compiled(module[part]))}`
    },
  }
}
