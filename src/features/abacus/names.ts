/** Names for apps and tools. Tool names and code words are wire text: the same in every language. */

/** The apps that have a name of their own in the catalogue (`abacus.app.*`); the rest are numbered. */
export const NAMED_APPS = ['loop', 'desktop', 'ide', 'ci', 'chat', 'terminal'] as const

const TOOLS = [
  'bugs',
  'replay',
  'search',
  'files',
  'tests',
  'db',
  'mail',
  'calendar',
  'tickets',
  'weather',
  'translate',
  'pages',
  'charts',
  'images',
  'deploy',
]

/** The word that stands for an app in code; apps count from 1. */
export function appWord(app: number): string {
  return NAMED_APPS[app - 1] ?? `app${app}`
}

/** A tool's name, on labels and in code; tools count from 1. */
export function toolWord(tool: number): string {
  return TOOLS[tool - 1] ?? `tool${tool}`
}
