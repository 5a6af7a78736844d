/**
 * The address bar and the laboratory, each kept true to the other. Stepping replaces the history entry;
 * another scenario or page pushes one; back, forward and edited links are read again.
 */
import type { ViewOptions } from '../scenario/link-keys.ts'
import { limitForRace, type Race } from '../scenario/race.ts'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { formatLink, type LinkNotice, parseLink } from '../scenario/scenario-link.ts'
import type { Lab } from '../store/create-lab.ts'
import type { LabState, Notice } from '../store/lab-state.ts'
import { sameScenario, wantedScenario } from '../store/scenario-actions.ts'
import { PAGE_IDS, type PageId } from './page-ids.ts'

export interface Place {
  readonly page: PageId
  /** What stands behind `exercises/`. */
  readonly exercise: string | null
  readonly options: ViewOptions
  /** The second run of the comparison; null: nobody has chosen one. */
  readonly versus: Scenario | null
}

export interface Address {
  readonly getPlace: () => Place
  readonly subscribe: (listener: () => void) => () => void
  readonly setOptions: (change: ViewOptions) => void
  readonly setVersus: (scenario: Scenario) => void
  /** The link of a page with the present scenario and step, from `#` on. */
  readonly linkTo: (page: PageId) => string
}

/** Reads the address into the laboratory at once and keeps both in step from then on. A bare address is the start page's on a first visit. */
export function connectAddress(
  lab: Lab,
  browser: Pick<Window, 'location' | 'history'> & EventTarget,
  { isFirstVisit = false }: { readonly isFirstVisit?: boolean } = {},
) {
  const { store, actions } = lab
  const listeners = new Set<() => void>()
  let place: Place = { page: 'step', exercise: null, options: {}, versus: null }
  let written: LabState = store.getState()
  let isReading = false

  const link = (
    state: LabState,
    page: PageId,
    own: ViewOptions,
    exercise: string | null = null,
    versus: Scenario | null = null,
  ): string =>
    formatLink({
      page,
      exercise,
      // An exercise brings runs of its own; the stepper's stays as it was left.
      scenario: page === 'exercises' ? DEFAULT_SCENARIO : wantedScenario(state),
      versus,
      options: {
        ...withoutCommon(own),
        ...(page !== 'exercises' && stepOf(state)),
        ...(state.override.locale && { lang: state.override.locale }),
        ...(state.override.theme && { theme: state.override.theme }),
      },
    })

  const write = (how: 'push' | 'replace'): void => {
    written = store.getState()
    const { page, options, exercise, versus } = place
    const hash = link(written, page, options, exercise, versus)
    if (hash === browser.location.hash) return
    try {
      if (how === 'push') browser.history.pushState(null, '', hash)
      else browser.history.replaceState(null, '', hash)
    } catch {
      // Browsers refuse very fast rewriting; the next step writes again.
    }
  }

  const read = (): void => {
    const { link: found, notices } = parseLink(browser.location.hash)
    // Who has been here before goes straight to the run from a bare address.
    const isBare = /^#?\/?$/.test(browser.location.hash)
    const wanted = !isBare ? found.page : isFirstVisit ? 'start' : 'step'
    const page = PAGE_IDS.find((id) => id === wanted) ?? 'step'
    const { lang, theme, at } = found.options
    isReading = true
    actions.notify(...notices.map(asNotice))
    if (page !== wanted) actions.notify(valueNotice('page', wanted, page, PAGE_IDS))
    actions.overridePreferences({ ...(lang && { locale: lang }), ...(theme && { theme }) })
    // The range first: it may move the cursor of the run before, which is no step of a person's.
    actions.setRange(rangeOf(page, found.options))
    if (page !== 'exercises') openRun(found.scenario, at)
    if (page === 'step' && found.options.race) setRace(found.scenario, found.options.race)
    isReading = false
    const versus = page === 'compare' ? found.versus : null
    place = { page, exercise: found.exercise, options: found.options, versus }
    write('replace')
    for (const listener of listeners) listener()
  }

  const openRun = (scenario: Scenario, at: string | undefined): void =>
    actions.openScenario(scenario, at, (used, { length }) =>
      actions.notify(valueNotice('at', at ?? '', used, [`1–${length}`])),
    )

  /** A race is a limit; which one, only a run can tell. */
  const setRace = (scenario: Scenario, race: Race): void => {
    const slow: Scenario = { ...scenario, fault: 'timeout' }
    // Who has gone elsewhere meanwhile has left the race behind.
    const isWanted = () =>
      place.page === 'step' &&
      place.options.race === race &&
      sameScenario(wantedScenario(store.getState()), scenario)
    actions.measureWait(slow).then(
      (wait) => {
        const limitMs = wait === null ? null : limitForRace(race, wait, slow.latencyMs)
        if (limitMs !== null && isWanted()) actions.changeScenario({ fault: slow.fault, limitMs })
      },
      (error: unknown) => void (isWanted() && actions.fall(error)),
    )
  }

  read()
  browser.addEventListener('popstate', read)
  store.subscribe((state) => {
    if (isReading || isSameAddress(state, written)) return
    write(isAnotherRun(state, written) ? 'push' : 'replace')
  })

  const address: Address = {
    getPlace: () => place,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setOptions(change) {
      place = { ...place, options: { ...place.options, ...change } }
      write('replace')
      for (const listener of listeners) listener()
    },
    setVersus(versus) {
      place = { ...place, versus }
      write('replace')
      for (const listener of listeners) listener()
    },
    linkTo: (page) => link(store.getState(), page, {}),
  }
  return address
}

/** An embedded page shows only the steps that its link names. */
function rangeOf(page: PageId, { view, from, to }: ViewOptions): LabState['range'] {
  if (page !== 'step' || view !== 'embed') return null
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
}

/** These follow from the state and not from what the link once said. */
function withoutCommon(options: ViewOptions): ViewOptions {
  const { at: _at, lang: _lang, theme: _theme, race: _race, ...own } = options
  return own
}

/** The step as the link names it; of a run that is still on its way, the one that was asked for. */
function stepOf({ pending, cursor, trace }: LabState): ViewOptions {
  if (pending?.at !== undefined) return { at: pending.at }
  return cursor > 0 ? { at: trace.events[cursor]?.key ?? '' } : {}
}

function isSameAddress(a: LabState, b: LabState): boolean {
  return (
    a.scenario === b.scenario &&
    a.pending === b.pending &&
    a.cursor === b.cursor &&
    a.override === b.override
  )
}

/** Moving the limit's slider is looking around in one run, not a new run for each millisecond. */
function isAnotherRun(a: LabState, b: LabState): boolean {
  const { limitMs: _a, ...one } = wantedScenario(a)
  const { limitMs: _b, ...other } = wantedScenario(b)
  return !sameScenario(one, other)
}

/** Of the pages that links may name, only those that exist are offered. */
function asNotice({ key, got, used, legal }: LinkNotice): Notice {
  return valueNotice(key, got, used, key === 'page' ? PAGE_IDS : legal)
}

function valueNotice(key: string, got: string, used: string, legal: readonly string[]): Notice {
  return { id: 'link-value', key, got, used, legal: legal.join(' · ') }
}
