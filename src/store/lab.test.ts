import { describe, expect, test, vi } from 'vitest'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { simulate } from '../simulation/simulate.ts'
import { createLab, STORAGE_KEY } from './create-lab.ts'
import type { Preferences } from './lab-state.ts'
import type { KeyValueStorage } from './preferences-storage.ts'
import { nearestStep } from './stops.ts'

const DEFAULTS: Preferences = {
  locale: 'en',
  theme: 'light',
  letterKeys: true,
  pauseAtErrors: true,
  speed: 1,
  sheetTab: 'fields',
}

function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const storage: KeyValueStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { kept, storage }
}

const loadLive = () => import('../live/record-live.ts')

function lab(storage: KeyValueStorage | null = null) {
  const { store, actions } = createLab({ simulate, loadLive, storage, defaults: DEFAULTS })
  const key = () => store.getState().trace.events[store.getState().cursor]?.key
  return { store, actions, key }
}

describe('stepping', () => {
  test('only a step of exactly one event forward may be animated', () => {
    const { store, actions } = lab()
    actions.next()
    expect(store.getState()).toMatchObject({ cursor: 1, arrival: 'forward' })
    actions.previous()
    expect(store.getState()).toMatchObject({ cursor: 0, arrival: 'jump' })
    actions.goTo(1)
    expect(store.getState().arrival).toBe('jump')
  })

  test('both ends hold', () => {
    const { store, actions } = lab()
    actions.previous()
    expect(store.getState().cursor).toBe(0)
    actions.last()
    actions.next()
    expect(store.getState().cursor).toBe(store.getState().trace.events.length - 1)
    actions.goTo(-5)
    expect(store.getState().cursor).toBe(0)
  })

  test('phases: back leads to the start of this one first', () => {
    const { store, actions, key } = lab()
    actions.nextPhase()
    expect(key()).toBe('discover.request')
    actions.next()
    actions.previousPhase()
    expect(key()).toBe('discover.request')
    actions.previousPhase()
    expect(store.getState().cursor).toBe(0)
  })

  test('run to the next error, and know when none follows', () => {
    const { store, actions } = lab()
    expect(actions.nextError()).toBe(false)
    actions.changeScenario({ fault: 'bad-args' })
    expect(actions.nextError()).toBe(true)
    const { trace, cursor } = store.getState()
    expect(trace.events[cursor]?.errorChannel).toBe('tool-error')
  })

  test('with a filter, previous and next halt at matches; answers count under their method', () => {
    const { actions, key } = lab()
    actions.setFilter({ method: 'tools/call', direction: 'to-client' })
    actions.next()
    expect(key()).toBe('call-1.response')
    actions.next()
    expect(key()).toBe('call-1.response')
  })
})

describe('playing', () => {
  test('stops at the end, and at an error when that is wanted', () => {
    const { store, actions } = lab()
    actions.changeScenario({ fault: 'bad-args' })
    actions.togglePlay()
    while (store.getState().playing) actions.tick()
    expect(store.getState().trace.events[store.getState().cursor]?.errorChannel).toBe('tool-error')
    actions.prefer({ pauseAtErrors: false })
    actions.togglePlay()
    while (store.getState().playing) actions.tick()
    expect(store.getState().cursor).toBe(store.getState().trace.events.length - 1)
    actions.togglePlay()
    expect(store.getState()).toMatchObject({ cursor: 0, playing: true })
  })
})

describe('another scenario', () => {
  test('keeps the step with the same key, though its number changes', () => {
    const { store, actions, key } = lab()
    actions.openScenario(DEFAULT_SCENARIO, 'call-1.request')
    const before = store.getState().cursor
    actions.changeScenario({ revision: '2025-11-25', transport: 'http' })
    expect(key()).toBe('call-1.request')
    expect(store.getState().cursor).not.toBe(before)
  })

  test('a change that a script contradicts leaves the script', () => {
    const { store, actions } = lab()
    actions.openScenario({ ...DEFAULT_SCENARIO, task: 'course-modern', tools: 'all' })
    actions.changeScenario({ transport: 'http' })
    expect(store.getState().scenario).toMatchObject({
      task: 'report-quantity-zero',
      transport: 'http',
    })
  })

  test('the wait for an answer is measured: the tool and the way there and back', async () => {
    const { actions } = lab()
    expect(await actions.measureWait({ ...DEFAULT_SCENARIO, fault: 'timeout' })).toBe(2010)
  })

  test('a bug of ours reaches the error boundary instead of vanishing in a handler', () => {
    let runs = 0
    const { store, actions } = createLab({
      simulate: (scenario) => {
        runs += 1
        if (runs > 1) throw new Error('broken')
        return simulate(scenario)
      },
      loadLive,
      storage: null,
      defaults: DEFAULTS,
    })
    actions.changeScenario({ fault: 'timeout' })
    expect(store.getState().crash?.error).toEqual(new Error('broken'))
  })
})

describe('the live server', () => {
  const settled = (store: ReturnType<typeof lab>['store']) =>
    // Its code is compiled first, on machines that may be busy.
    vi.waitFor(() => expect(store.getState().pending).toBeNull(), { timeout: 20_000 })

  test('its run comes later, to the same step; until then the one before stays', async () => {
    const { store, actions, key } = lab()
    actions.goTo(nearestStep(store.getState().trace.events, 'call-1.response').index)
    actions.changeScenario({ server: 'typescript-sdk' })
    expect(store.getState()).toMatchObject({
      scenario: { server: 'python-sdk' },
      pending: { scenario: { server: 'typescript-sdk' } },
    })
    await settled(store)
    expect(store.getState().trace.scenario.server).toBe('typescript-sdk')
    expect(key()).toBe('call-1.response')
  })

  test('it is shown at the step that a link names, inside the steps that the link names', async () => {
    const { store, actions, key } = lab()
    const live = { ...DEFAULT_SCENARIO, server: 'typescript-sdk' } as const
    actions.setRange({ from: 'call-1.request', to: 'call-1.response' })
    actions.openScenario(live, 'call-1.response')
    await settled(store)
    expect(key()).toBe('call-1.response')
    actions.openScenario(live, 'discover.request')
    expect(key()).toBe('call-1.request')
    actions.openScenario({ ...live, fault: 'unknown-tool' }, 'discover.request')
    await settled(store)
    expect(key()).toBe('call-1.request')
    actions.openScenario(DEFAULT_SCENARIO, 'shutdown.exit')
    expect(key()).toBe('call-1.response')
  })

  test('what is chosen while it is on its way goes on from the choice, and the last choice counts', async () => {
    const { store, actions } = lab()
    actions.changeScenario({ server: 'typescript-sdk' })
    actions.changeScenario({ fault: 'unknown-tool' })
    expect(store.getState().pending?.scenario).toMatchObject({
      server: 'typescript-sdk',
      fault: 'unknown-tool',
    })
    actions.changeScenario({ server: 'spec' })
    expect(store.getState()).toMatchObject({
      pending: null,
      scenario: { server: 'spec', fault: 'unknown-tool' },
    })
    await loadLive()
    expect(store.getState().scenario.server).toBe('spec')
  })

  test('code that cannot be fetched leaves the run as it was, and says so', async () => {
    const { store, actions } = createLab({
      simulate,
      loadLive: () => Promise.reject(new Error('offline')),
      storage: null,
      defaults: DEFAULTS,
    })
    actions.changeScenario({ server: 'typescript-sdk' })
    await settled(store)
    expect(store.getState()).toMatchObject({
      scenario: { server: 'python-sdk' },
      notices: [{ id: 'live-failed' }],
      crash: null,
    })
  })

  test('a fault that only our own servers can have is left behind', async () => {
    const { store, actions } = lab()
    actions.changeScenario({ fault: 'legacy-only' })
    actions.changeScenario({ server: 'typescript-sdk' })
    await settled(store)
    expect(store.getState().scenario).toMatchObject({ server: 'typescript-sdk', fault: 'none' })
  })
})

describe('preferences', () => {
  test('are kept and come back', () => {
    const { storage } = storageWith()
    lab(storage).actions.prefer({ theme: 'projector', locale: 'zh-CN' })
    expect(lab(storage).store.getState().preferences).toEqual({
      ...DEFAULTS,
      theme: 'projector',
      locale: 'zh-CN',
    })
  })

  test.each([
    '{"state":{"prefer',
    '42',
    '{"state":null,"version":1}',
    '{"state":{"preferences":[]}}',
  ])('unreadable text is kept aside and told: %s', (text) => {
    const { storage, kept } = storageWith({ [STORAGE_KEY]: text })
    const { store, actions } = lab(storage)
    expect(store.getState().preferences).toEqual(DEFAULTS)
    expect(store.getState().notices).toMatchObject([{ id: 'storage-corrupt' }])
    actions.prefer({ theme: 'dark' })
    expect([...kept.values()]).toContain(text)
  })

  test('one bad value costs one preference', () => {
    const text = JSON.stringify({
      state: { preferences: { ...DEFAULTS, theme: 'neon', locale: 'zh-CN' } },
      version: 1,
    })
    const { storage } = storageWith({ [STORAGE_KEY]: text })
    const { preferences, notices } = lab(storage).store.getState()
    expect(preferences).toEqual({ ...DEFAULTS, locale: 'zh-CN' })
    expect(notices).toHaveLength(1)
  })

  test('what an older page did not know is no damage', () => {
    const { sheetTab: _, ...older } = DEFAULTS
    const text = JSON.stringify({ state: { preferences: older }, version: 0 })
    const { storage } = storageWith({ [STORAGE_KEY]: text })
    expect(lab(storage).store.getState().notices).toEqual([])
  })

  test('a storage that throws is no storage', () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const { store, actions } = lab(storage)
    actions.prefer({ theme: 'dark' })
    expect(store.getState().preferences.theme).toBe('dark')
  })

  test('a link overrides for the visit; a person’s choice ends that', () => {
    const { storage } = storageWith()
    const { store, actions } = lab(storage)
    actions.overridePreferences({ locale: 'zh-CN', theme: 'projector' })
    actions.prefer({ theme: 'dark' })
    expect(store.getState().override).toEqual({ locale: 'zh-CN' })
    expect(lab(storage).store.getState().preferences.locale).toBe('en')
  })
})
