/** What a learner has done with exercises: drafts, tries, hints, score. A store of its own, since it is loaded only with them. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ExerciseRecord, NEW_RECORD } from './exercise-record.ts'
import type { KeyValueStorage } from './preferences-storage.ts'
import { type ProgressFile, readProgress, writeProgress } from './progress-file.ts'

export interface ExerciseState {
  /** What the learner goes by on the report; empty is fine. */
  readonly learner: string
  readonly records: Readonly<Record<string, ExerciseRecord>>
  /** False when nothing can be kept: the page warns. */
  readonly keeps: boolean
  /** Text that could not be read was kept under this key. */
  readonly setAside: string | null
}

export const PROGRESS_KEY = 'wirelab.exercises'
const ASIDE_KEY = 'wirelab.exercises.unreadable'

export interface ExerciseStore {
  readonly store: StoreApi<ExerciseState>
  record(id: string): ExerciseRecord
  change(id: string, change: Partial<ExerciseRecord>): void
  setLearner(name: string): void
  /** Forgets one exercise. */
  forget(id: string): void
  /** Forgets everything. */
  clear(): void
  exportText(): string
  /** Takes a file in place of what is there; null when it is no progress file. */
  importText(text: string): ProgressFile | null
}

/** Reads what was kept; unreadable text is set aside before anything overwrites it. */
export function createExerciseStore(storage: KeyValueStorage | null): ExerciseStore {
  const text = attempt(() => storage?.getItem(PROGRESS_KEY)) ?? null
  const kept = text === null ? null : readProgress(text)
  const lost = text !== null && kept === null
  if (lost) attempt(() => storage?.setItem(ASIDE_KEY, text))
  const store = createStore<ExerciseState>()(() => ({
    learner: kept?.learner ?? '',
    records: kept?.exercises ?? {},
    keeps: canKeep(storage),
    setAside: lost ? ASIDE_KEY : null,
  }))

  const save = (part: Partial<ExerciseState>): void => {
    store.setState(part)
    const { learner, records } = store.getState()
    const written = attempt(() => {
      storage?.setItem(PROGRESS_KEY, writeProgress({ learner, exercises: records }))
      return storage !== null
    })
    if (!written && store.getState().keeps) store.setState({ keeps: false })
  }
  const record = (id: string): ExerciseRecord => {
    const { records } = store.getState()
    return Object.hasOwn(records, id) ? (records[id] ?? NEW_RECORD) : NEW_RECORD
  }

  return {
    store,
    record,
    change: (id, change) =>
      save({ records: { ...store.getState().records, [id]: { ...record(id), ...change } } }),
    setLearner: (learner) => save({ learner }),
    forget(id) {
      const { [id]: _, ...records } = store.getState().records
      save({ records })
    },
    clear: () => save({ records: {}, learner: '' }),
    exportText() {
      const { learner, records } = store.getState()
      return writeProgress({ learner, exercises: records })
    },
    importText(given) {
      const file = readProgress(given)
      if (file) save({ learner: file.learner, records: file.exercises })
      return file
    },
  }
}

function canKeep(storage: KeyValueStorage | null): boolean {
  return (
    attempt(() => {
      storage?.setItem('wirelab.probe', '1')
      const works = storage?.getItem('wirelab.probe') === '1'
      storage?.removeItem('wirelab.probe')
      return works
    }) ?? false
  )
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
