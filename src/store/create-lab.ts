import { persist } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { DEFAULT_SCENARIO, type Scenario } from '../scenario/scenario.ts'
import { classroomActions, NO_CLASS } from './classroom-actions.ts'
import type { LabState, Preferences } from './lab-state.ts'
import { measureWait } from './measure-wait.ts'
import { noticesActions } from './notices-actions.ts'
import { INITIAL_PLAYBACK, playbackActions } from './playback-actions.ts'
import { preferencesActions } from './preferences-actions.ts'
import { type KeyValueStorage, preferencesStorage } from './preferences-storage.ts'
import { createRunOf, type LoadLive, type RunOf, type Simulate } from './runs.ts'
import { scenarioActions } from './scenario-actions.ts'

export const STORAGE_KEY = 'wirelab'
const STORAGE_VERSION = 1

export interface LabOptions {
  readonly simulate: Simulate
  readonly loadLive: LoadLive
  /** Where preferences are kept; null when the browser refuses. */
  readonly storage: KeyValueStorage | null
  /** Preferences of somebody who has none yet. */
  readonly defaults: Preferences
}

export interface Lab {
  readonly store: StoreApi<LabState>
  readonly actions: LabActions
}
export type LabActions = ReturnType<typeof createActions>

/** One laboratory: its state and the only functions that change it. Runs the default scenario at once. */
export function createLab({ simulate, loadLive, storage, defaults }: LabOptions): Lab {
  const kept = preferencesStorage(storage, defaults)
  const store = createStore<LabState>()(
    persist(
      (): LabState => ({
        scenario: DEFAULT_SCENARIO,
        trace: simulate(DEFAULT_SCENARIO),
        visit: null,
        pending: null,
        ...INITIAL_PLAYBACK,
        preferences: defaults,
        override: {},
        notices: [],
        announcement: null,
        panel: null,
        extra: null,
        crash: null,
        classroom: NO_CLASS,
      }),
      {
        name: STORAGE_KEY,
        version: STORAGE_VERSION,
        storage: kept.storage,
        partialize: ({ preferences }) => ({ preferences }),
        // Version 1 is the first; what a later version cannot read falls back field by field.
        migrate: (persisted) => kept.repair(persisted),
        merge: (persisted, current) => ({ ...current, ...kept.repair(persisted) }),
      },
    ),
  )
  const actions = createActions(store, createRunOf(simulate, loadLive))
  if (kept.corrupt()) actions.notify({ id: 'storage-corrupt', backupKey: kept.backupKey })
  return { store, actions }
}

function createActions(store: StoreApi<LabState>, runOf: RunOf) {
  const { getState } = store
  const setState = (part: Partial<LabState>) => store.setState(part)
  return {
    ...scenarioActions(setState, getState, runOf),
    ...playbackActions(setState, getState),
    ...preferencesActions(setState, getState),
    ...noticesActions(setState, getState),
    ...classroomActions(setState, getState),
    /** A run of any scenario, beside the one that is shown. */
    runOf,
    /** Virtual ms that the Client waits for its first tool call when nothing limits it; null without a call. */
    measureWait: (scenario: Scenario): Promise<number | null> => measureWait(runOf, scenario),
  }
}
