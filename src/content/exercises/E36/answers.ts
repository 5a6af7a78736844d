/** The answers that ship with E36. */

const two = (pin: string, changed: string) => `export function pin(tools: Tool[]): unknown {
${pin}
}

export function changed(pinned: any, tools: Tool[]): Change[] {
${changed}
}
`

const LOOK = `const WATCHED = ['description', 'inputSchema', 'outputSchema', 'annotations'] as const
`
/** Objects with their keys in one order, so that only what is said counts. */
const CANON = `const canon = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.keys(part).sort().map((key) => [key, part[key]]))
      : part)
`

export const SOURCES = {
  start: `// pin：今天批准了这些工具，要记住什么？changed：明天的清单里，哪些工具得再问一次人？
${two('  return tools.map((tool) => tool.name)', '  return []')}`,
  solution: `${LOOK}${CANON}${two(
    `  return Object.fromEntries(tools.map((tool) => [
    tool.name,
    Object.fromEntries(WATCHED.map((field) => [field, canon(tool[field])])),
  ]))`,
    `  return tools.flatMap((tool) => {
    const known = Object.hasOwn(pinned, tool.name) ? pinned[tool.name] : undefined
    if (!known) return [{ tool: tool.name, fields: ['name'] }]
    const fields = WATCHED.filter((field) => known[field] !== canon(tool[field]))
    return fields.length > 0 ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
  )}`,
  whole: `${CANON}${two(
    '  return tools',
    `  const before = new Map<string, Tool>(pinned.map((tool: Tool) => [tool.name, tool]))
  const out: Change[] = []
  for (const tool of tools) {
    const old: any = before.get(tool.name)
    const fields = old
      ? Object.keys({ ...old, ...tool }).filter((field) =>
          !['name', 'icons', 'title', '_meta'].includes(field) && canon(old[field]) !== canon((tool as any)[field]))
      : ['name']
    if (fields.length) out.push({ tool: tool.name, fields })
  }
  return out`,
  )}`,
  lines: `${LOOK}${CANON}${two(
    "  return tools.flatMap((tool) => WATCHED.map((field) => tool.name + '\\n' + field + '\\n' + canon(tool[field])))",
    `  const known = new Set<string>(pinned)
  const names = new Set(pinned.map((line: string) => line.split('\\n')[0]))
  return tools
    .map((tool) => ({
      tool: tool.name,
      fields: names.has(tool.name)
        ? WATCHED.filter((field) => !known.has(tool.name + '\\n' + field + '\\n' + canon(tool[field])))
        : ['name'],
    }))
    .filter((one) => one.fields.length > 0)`,
  )}`,
  empty: two('  return null', '  return []'),
  throws: two('  return tools', '  return pinned.nothing.there'),
  notAList: two('  return tools', '  return "all fine" as any'),
  alwaysAsk: two(
    '  return null',
    "  return tools.map((tool) => ({ tool: tool.name, fields: ['description'] }))",
  ),
  namesOnly: two(
    '  return tools.map((tool) => tool.name)',
    "  return tools.filter((tool) => !pinned.includes(tool.name)).map((tool) => ({ tool: tool.name, fields: ['name'] }))",
  ),
  wholeText: two(
    '  return JSON.stringify(tools)',
    "  return JSON.stringify(tools) === pinned ? [] : tools.map((tool) => ({ tool: tool.name, fields: ['description'] }))",
  ),
  icons: `${CANON}${two(
    '  return Object.fromEntries(tools.map((tool) => [tool.name, canon(tool)]))',
    `  return tools.flatMap((tool) => {
    const known = pinned[tool.name]
    if (known === undefined) return [{ tool: tool.name, fields: ['name'] }]
    const old = JSON.parse(known)
    const fields = Object.keys({ ...old, ...tool }).filter((field) => canon(old[field]) !== canon((tool as any)[field]))
    return fields.length ? [{ tool: tool.name, fields }] : []
  })`,
  )}`,
  byPlace: `${LOOK}${CANON}${two(
    '  return tools',
    `  return tools.flatMap((tool, index) => {
    const old: any = pinned[index]
    if (!old || old.name !== tool.name) return [{ tool: tool.name, fields: ['name'] }]
    const fields = WATCHED.filter((field) => canon(old[field]) !== canon(tool[field]))
    return fields.length ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
  )}`,
  trimmed: `${LOOK}${CANON}const plain = (text: string) => text.replace(/[^\\p{L}\\p{N}\\p{P}\\s]/gu, '').replace(/[\\u200b-\\u200f]/g, '')
${two(
  '  return tools.map((tool) => ({ name: tool.name, ...Object.fromEntries(WATCHED.map((field) => [field, plain(canon(tool[field]))])) }))',
  `  return tools.flatMap((tool) => {
    const old = pinned.find((one: any) => one.name === tool.name)
    if (!old) return [{ tool: tool.name, fields: ['name'] }]
    const fields = WATCHED.filter((field) => old[field] !== plain(canon(tool[field])))
    return fields.length ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
)}`,
  textOnly: two(
    '  return Object.fromEntries(tools.map((tool) => [tool.name, tool.description]))',
    `  return tools.flatMap((tool) =>
    !(tool.name in pinned) ? [{ tool: tool.name, fields: ['name'] }]
    : pinned[tool.name] === tool.description ? [] : [{ tool: tool.name, fields: ['description'] }])`,
  ),
  noSchema: `${CANON}const SOME = ['description', 'annotations'] as const
${two(
  '  return tools',
  `  return tools.flatMap((tool) => {
    const old = pinned.find((one: Tool) => one.name === tool.name)
    if (!old) return [{ tool: tool.name, fields: ['name'] }]
    const fields = SOME.filter((field) => canon(old[field]) !== canon(tool[field]))
    return fields.length ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
)}`,
  oldNames: `${LOOK}${CANON}${two(
    '  return tools',
    `  return tools.flatMap((tool) => {
    const old = pinned.find((one: Tool) => one.name === tool.name)
    if (!old) return []
    const fields = WATCHED.filter((field) => canon(old[field]) !== canon(tool[field]))
    return fields.length ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
  )}`,
  noDiff: `${LOOK}${CANON}${two(
    '  return tools',
    `  return tools.flatMap((tool) => {
    const old = pinned.find((one: Tool) => one.name === tool.name)
    const same = old && WATCHED.every((field) => canon(old[field]) === canon(tool[field]))
    return same ? [] : [{ tool: tool.name, fields: ['something'] }]
  })`,
  )}`,
  forever: `${LOOK}${CANON}${two(
    "  return tools.map((tool) => ({ ...tool, description: tool.description.replace(/ 提交前.*/, '').replace(/[\\u200b-\\u200f]/g, '') }))",
    `  return tools.flatMap((tool) => {
    const old = pinned.find((one: Tool) => one.name === tool.name)
    if (!old) return [{ tool: tool.name, fields: ['name'] }]
    const fields = WATCHED.filter((field) => canon(old[field]) !== canon(tool[field]))
    return fields.length ? [{ tool: tool.name, fields: [...fields] }] : []
  })`,
  )}`,
}
