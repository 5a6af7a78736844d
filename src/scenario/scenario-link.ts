/**
 * Links ⇄ data, as pure text functions (design §4.3): `#/<page>?k=v&…`. Reading never fails: what is unknown or
 * illegal becomes the nearest legal value and a notice. Old links are a promise; `scenario-link.test.ts` keeps a table.
 */
import { FIELDS } from './fields.ts'
import { KEYS, PAGES, type Page, readExtra, type ViewOptions } from './link-keys.ts'
import { parseScenario, type ScenarioProblem, scenarioPairs } from './parse-scenario.ts'
import { DEFAULT_SCENARIO, type Scenario } from './scenario.ts'

/** Something in the link that was not as it should be, with what is used instead. */
export type LinkNotice = ScenarioProblem

export interface Link {
  readonly page: Page
  /** The exercise of `exercises/<id>`. */
  readonly exercise: string | null
  readonly scenario: Scenario
  /** The second run of the compare page; its keys start with `vs.` and what they leave out is as in the first. */
  readonly versus: Scenario | null
  /** Everything that is not part of the run: where to stand, how to show it. */
  readonly options: ViewOptions
}

export const DEFAULT_LINK: Link = {
  page: 'step',
  exercise: null,
  scenario: DEFAULT_SCENARIO,
  versus: null,
  options: {},
}

/** Reads the part of an address from `#` on. An empty one is the default page. */
export function parseLink(hash: string): {
  readonly link: Link
  readonly notices: readonly LinkNotice[]
} {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const notices: LinkNotice[] = []
  const { page, exercise } = readPage(path, notices)
  const own: (readonly [string, string])[] = []
  const second: (readonly [string, string])[] = []
  const options: Record<string, string | number> = {}
  for (const [key, value] of pairsOf(query)) {
    if (key.startsWith('vs.') && isScenarioKey(key.slice(3))) second.push([key.slice(3), value])
    else if (isScenarioKey(key)) own.push([key, value])
    else readExtra(key, value, options, notices)
  }
  const first = parseScenario(own, 'link')
  notices.push(...first.problems)
  const other = second.length > 0 ? parseScenario(second, 'link', first.scenario) : null
  notices.push(...(other?.problems ?? []).map((one) => ({ ...one, key: `vs.${one.key}` })))
  return {
    link: {
      page,
      exercise,
      scenario: first.scenario,
      versus: other?.scenario ?? null,
      options: options as ViewOptions,
    },
    notices,
  }
}

/** The link's text from `#` on. Defaults are left out; `options.at` should be a step's key, so that the link survives new events. */
export function formatLink(link: Link): string {
  const pairs = [
    ...scenarioPairs(link.scenario, 'link'),
    ...versusPairs(link),
    ...KEYS.flatMap(({ key }) => {
      const value = link.options[key]
      return value === undefined ? [] : [[key, String(value)] as const]
    }),
  ]
  const path = link.exercise === null ? link.page : `exercises/${encodeURIComponent(link.exercise)}`
  const query = pairs.map(([key, value]) => `${key}=${encode(value)}`).join('&')
  return `#/${path}${query === '' ? '' : `?${query}`}`
}

function versusPairs({ scenario, versus }: Link): readonly (readonly [string, string])[] {
  if (versus === null) return []
  const different = scenarioPairs(versus, 'link', scenario)
  // Two equal runs still have to say that there are two.
  const pairs = different.length > 0 ? different : [['rev', versus.revision] as const]
  return pairs.map(([key, value]) => [`vs.${key}`, value] as const)
}

function readPage(path: string, notices: LinkNotice[]): Pick<Link, 'page' | 'exercise'> {
  const [name = '', rest] = path.split(/\/(.*)/s)
  if (name === 'exercises' && rest)
    return { page: 'exercises', exercise: decode(rest.replace(/\/$/, '')) }
  const page = PAGES.find((known) => known === name)
  if (page !== undefined || path === '') return { page: page ?? DEFAULT_LINK.page, exercise: null }
  notices.push({ kind: 'illegal', key: 'page', got: path, used: DEFAULT_LINK.page, legal: PAGES })
  return { page: DEFAULT_LINK.page, exercise: null }
}

function isScenarioKey(key: string): boolean {
  return FIELDS.some((field) => field.link === key)
}

function pairsOf(query: string): readonly (readonly [string, string])[] {
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [key = '', value = ''] = part.split(/=(.*)/s)
      return [decode(key), decode(value)] as const
    })
}

/** Percent-decoding that gives the text back when a `%` stands alone, as it does in hand-edited links. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** What a query must not hold raw; the rest stays readable. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(2F|3A|2C|40)/g, (code) => decodeURIComponent(code))
}
