/** What the command line says to people, in both languages; the trace itself is the same in each. */

export type CliLanguage = 'en' | 'zh-CN'
export const CLI_LANGUAGES: readonly CliLanguage[] = ['en', 'zh-CN']

type Values = { readonly [name: string]: string }

const MESSAGES = {
  illegal: {
    en: '{option}: "{got}" is not a legal value. Legal: {legal}',
    'zh-CN': '{option}：“{got}” 不是合法值。可选：{legal}',
  },
  unknownOption: {
    en: 'unknown option "{got}". Options: {legal}',
    'zh-CN': '未知选项 “{got}”。可用选项：{legal}',
  },
  repeated: {
    en: '{option} is given more than once. Write it once.',
    'zh-CN': '{option} 给了不止一次，只写一次。',
  },
  missing: {
    en: '{option} needs a value. Legal: {legal}',
    'zh-CN': '{option} 缺少值。可选：{legal}',
  },
  conflict: {
    en: '{option} {got} does not go with --task {task}, which fixes it. Legal here: {legal}',
    'zh-CN': '{option} {got} 与 --task {task} 冲突，该任务已固定此项。此处可选：{legal}',
  },
  harOfLines: {
    en: '--format har records HTTP: it needs --transport http',
    'zh-CN': '--format har 记的是 HTTP：要配 --transport http',
  },
  noPlace: {
    en: '{option} {got} cannot happen with {place}. Legal here: {legal}',
    'zh-CN': '{option} {got} 在 {place} 下不可能发生。此处可选：{legal}',
  },
  usage: {
    en: 'npm run -s trace -- [options]   runs a scenario and prints every message on the wire',
    'zh-CN': 'npm run -s trace -- [选项]   运行一个场景，打印线上的每条消息',
  },
  default: { en: 'default {value}', 'zh-CN': '默认 {value}' },
} as const satisfies { readonly [id: string]: { readonly [language in CliLanguage]: string } }

/** The message in that language with its `{names}` filled in. */
export function say(language: CliLanguage, id: keyof typeof MESSAGES, values: Values = {}): string {
  return MESSAGES[id][language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
