/** What a visitor with a slow machine meets: loading and stepping in Chromium, its processor slowed four times; beside it another page on request. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findBrowser } from '../find-browser.mjs'
import { BUDGETS } from '../lib/first-load.mjs'
import { SLOWDOWN, startBrowser } from './browser/chromium.ts'
import { serveZipped } from './browser/gzip-server.ts'
import { type Load, loadOnce } from './browser/load.ts'
import { measureStepping } from './browser/stepping.ts'
import type { Row } from './row.ts'

/** Loads of each page, taken in turns; the middle one counts. */
const ROUNDS = 5
const PAGES = { start: '', stepper: '#/step' } as const
const THEIRS = 'the other page'
/** A frame at 60 Hz, ms. */
const FRAME_MS = 16

/** Loads by name, each the median of its rounds. */
type Loads = ReadonlyMap<string, Load>

/** No rows without a browser or a build. `against`: a folder with another page's build, loaded in the same run. */
export async function browserRows(dist: string, against?: string): Promise<readonly Row[]> {
  if (!existsSync(join(dist, 'index.html')) || findBrowser() === null) return []
  if (against !== undefined && !existsSync(join(against, 'index.html')))
    throw new Error(`${resolve(against)} has no index.html`)
  const ours = await serveZipped(dist)
  const theirs = against === undefined ? null : await serveZipped(against)
  const addresses = new Map<string, string>(
    Object.entries(PAGES).map(([name, hash]) => [name, ours.address + hash]),
  )
  if (theirs) addresses.set(THEIRS, theirs.address)
  const loads = await measureLoads(addresses)
  const stepping = await steppingRows(ours.address)
  ours.close()
  theirs?.close()
  return [...loadRows(loads), ...ratioRows(loads), ...stepping]
}

async function measureLoads(addresses: ReadonlyMap<string, string>): Promise<Loads> {
  const browser = await startBrowser()
  const rounds = new Map<string, Load[]>([...addresses.keys()].map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of addresses) rounds.get(name)?.push(await loadOnce(browser, url))
  await browser.close()
  return new Map(
    [...rounds].map(([name, all]) => {
      const middle = (of: keyof Load) => quantile(all.map((load) => load[of]).toSorted(by), 0.5)
      const [fcp, lcp, blocked] = [middle('fcp'), middle('lcp'), middle('blocked')]
      return [name, { fcp, lcp, blocked, drawn: middle('drawn'), script: middle('script') }]
    }),
  )
}

const MEASURES = [
  { of: 'fcp', name: 'first contentful paint', unit: 'ms' },
  { of: 'lcp', name: 'largest contentful paint', unit: 'ms' },
  { of: 'drawn', name: 'first control drawn', unit: 'ms' },
  { of: 'blocked', name: 'total blocking time', unit: 'ms', budget: 200 },
  { of: 'script', name: 'script', unit: 'kB', budget: BUDGETS.scriptKb },
] as const

function loadRows(loads: Loads): readonly Row[] {
  return [...loads].flatMap(([page, load]) =>
    MEASURES.map((measure): Row => {
      const { of, name, unit } = measure
      const judged = page !== THEIRS && 'budget' in measure ? { budget: measure.budget } : {}
      return { name: `${page}, ${name}`, value: load[of], unit, ...judged }
    }),
  )
}

/** Ours to theirs; nothing where there is no other page. */
function ratioRows(loads: Loads): readonly Row[] {
  const theirs = loads.get(THEIRS)
  if (!theirs) return []
  return Object.keys(PAGES).flatMap((page) =>
    MEASURES.flatMap(({ of, name }): readonly Row[] => {
      const ours = loads.get(page)
      // Nothing is no measure to divide by.
      if (!ours || theirs[of] === 0) return []
      const judged = of === 'lcp' ? { budget: 0.5 } : {}
      return [
        {
          name: `${page} : ${THEIRS}, ${name}`,
          value: ours[of] / theirs[of],
          unit: '×',
          ...judged,
        },
      ]
    }),
  )
}

async function steppingRows(address: string): Promise<readonly Row[]> {
  const { moves, sheets, onScreen, held, played } = await measureStepping(address)
  const note = `processor slowed ${SLOWDOWN} times, ${moves.length} keys`
  const p95 = (times: readonly number[]) => quantile(times, 0.95)
  return [
    { name: 'cursor move, 95th percentile', value: p95(moves), unit: 'ms', budget: FRAME_MS, note },
    { name: 'cursor move, median', value: quantile(moves, 0.5), unit: 'ms' },
    { name: 'graph and sheet follow, 95th percentile', value: p95(sheets), unit: 'ms' },
    { name: 'cursor move at 60 Hz, 95th percentile', value: p95(onScreen), unit: 'ms' },
    {
      name: 'steps a second, arrow held',
      value: held,
      unit: '/s',
      note: 'of 10 that a held key asks for',
    },
    { name: 'steps a second, playing', value: played, unit: '/s', note: 'of 0.56 at speed 1' },
  ]
}

const by = (a: number, b: number) => a - b

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0
}
