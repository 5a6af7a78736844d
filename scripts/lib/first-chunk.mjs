// What every visit needs is one chunk: cut in pieces it compresses worse by a few kB, since lazy pages share much of it.

/** @type {Map<string, boolean>} */
const known = new Map()

/**
 * The chunk's name for a module that the page imports, directly or not, without asking for it later; null for the others.
 * @param {string} id
 * @param {{ getModuleInfo: (id: string) => { importers: string[], isEntry: boolean } | null }} context
 * @returns {string | null}
 */
export function firstLoad(id, context) {
  return isFirst(id, context) ? 'first-load' : null
}

/**
 * @param {string} id
 * @param {Parameters<typeof firstLoad>[1]} context
 * @returns {boolean}
 */
function isFirst(id, context) {
  const before = known.get(id)
  if (before !== undefined) return before
  // Circles of imports end here; the answer is set right below.
  known.set(id, false)
  const info = context.getModuleInfo(id)
  const first =
    info !== null && (info.isEntry || info.importers.some((one) => isFirst(one, context)))
  known.set(id, first)
  return first
}
