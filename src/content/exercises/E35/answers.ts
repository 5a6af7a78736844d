/** The answers that ship with E35. */

export const MARKED = ['description', 'parameter', 'hidden', 'result'] as const

const two = (
  allow: string,
  consent: string,
  before = '',
) => `${before}export function allow(call: Call): boolean {
${allow}
}

export function consent(call: Call): string {
${consent}
}
`
const WHOLE = "  return call.tool + '\\n' + JSON.stringify(call.arguments, null, 2)"
const NO = '  return false'

export const SOURCES = {
  start: `// 模型要调用一个工具。放不放行？给人看的同意框里写什么？
${two('  return true', "  return '允许 ' + call.tool + ' 吗？'")}`,
  solution: two(
    `  const text = JSON.stringify(call.arguments)
  return !/(~|\\/home\\/\\w+)\\/\\.(ssh|aws)\\//.test(text)`,
    WHOLE,
  ),
  walk: two(
    '  return texts(call.arguments).every((text) => !SECRET.some((word) => text.includes(word)))',
    `  return [call.tool, ...Object.entries(call.arguments).map(([name, value]) =>
    name + ' = ' + (Array.isArray(value) ? value.join(' / ') : String(value)))].join('\\n')`,
    `const SECRET = ['/.ssh/', '/.aws/']
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value]
  : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []

`,
  ),
  dotFolders: two(
    `  for (const value of Object.values(call.arguments))
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === 'string' && /\\/\\.[a-z]/.test(part)) return false
  return true`,
    WHOLE,
  ),
  throws: two('  return (call as any).nothing.there', WHOLE),
  text: two("  return 'yes' as any", WHOLE),
  always: two('  return true', WHOLE),
  never: two(NO, WHOLE),
  homeOnly: two("  return !JSON.stringify(call.arguments).includes('~/')", WHOLE),
  words: two(
    '  return !/ssh|aws|credentials|id_rsa|\\/home/.test(JSON.stringify(call.arguments))',
    WHOLE,
  ),
  short: two(
    '  return !/\\/\\.(ssh|aws)\\//.test(JSON.stringify(call.arguments))',
    "  return call.tool + ': ' + JSON.stringify(call.arguments).slice(0, 40) + '…'",
  ),
  nameOnly: two(
    '  return !/\\/\\.(ssh|aws)\\//.test(JSON.stringify(call.arguments))',
    '  return call.tool',
  ),
}
