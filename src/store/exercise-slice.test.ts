import { describe, expect, it } from 'vitest'
import { NEW_RECORD } from './exercise-record.ts'
import { createExerciseStore, PROGRESS_KEY } from './exercise-slice.ts'

function memory(start: Record<string, string> = {}) {
  const data = new Map(Object.entries(start))
  return {
    data,
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  }
}

describe('progress', () => {
  it('survives a reload', () => {
    const storage = memory()
    createExerciseStore(storage).change('E06', { answers: { call: '{' }, tries: 2, hints: [1] })
    expect(createExerciseStore(storage).record('E06')).toEqual({
      ...NEW_RECORD,
      answers: { call: '{' },
      tries: 2,
      hints: [1],
    })
  })

  it('keeps what a newer version wrote about exercises that this one does not know', () => {
    const storage = memory()
    const newer = {
      format: 'wirelab-progress',
      version: 9,
      extra: true,
      learner: '小明',
      exercises: { E99: { ...NEW_RECORD, holes: 2, more: 1 } },
    }
    storage.setItem(PROGRESS_KEY, JSON.stringify(newer))
    const store = createExerciseStore(storage)
    store.change('E06', { tries: 1 })
    const again = createExerciseStore(storage)
    expect(again.record('E99').holes).toBe(2)
    expect(again.store.getState().learner).toBe('小明')
  })

  it('sets text aside that it cannot read, and starts anew', () => {
    const storage = memory({ [PROGRESS_KEY]: '{"broken' })
    const { store } = createExerciseStore(storage)
    expect(storage.getItem(store.getState().setAside ?? '')).toBe('{"broken')
    expect(store.getState().records).toEqual({})
  })

  it('says when nothing can be kept', () => {
    expect(createExerciseStore(null).store.getState().keeps).toBe(false)
    const full = memory()
    const refusing = {
      ...full,
      setItem: () => {
        throw new Error('QuotaExceededError')
      },
    }
    const store = createExerciseStore(refusing)
    store.change('E06', { tries: 1 })
    expect(store.store.getState().keeps).toBe(false)
    expect(store.record('E06').tries).toBe(1)
  })

  it('goes out as a file, is cleared, and comes back', () => {
    const store = createExerciseStore(memory())
    store.setLearner('Ada')
    store.change('E04', { holes: 3, solvedOn: '2026-12-01' })
    const text = store.exportText()
    store.clear()
    expect(store.record('E04')).toEqual(NEW_RECORD)
    expect(store.importText(text)?.learner).toBe('Ada')
    expect(store.record('E04').holes).toBe(3)
  })

  it.each([
    'null',
    '[]',
    '{}',
    '{"format":"wirelab-progress"}',
    'x',
    '{"format":"other","exercises":{}}',
  ])('refuses %s and keeps what was there', (text) => {
    const store = createExerciseStore(memory())
    store.change('E04', { tries: 1 })
    expect(store.importText(text)).toBe(null)
    expect(store.record('E04').tries).toBe(1)
  })

  it('takes a hostile file field by field', () => {
    const store = createExerciseStore(memory())
    const record = {
      answers: [],
      seed: -1,
      tries: 'x',
      hints: [7, 1, 1, {}],
      holes: 99,
      solvedOn: 5,
    }
    store.importText(
      JSON.stringify({
        format: 'wirelab-progress',
        exercises: { E04: record, constructor: record, E05: 3 },
      }),
    )
    expect(Object.keys(store.store.getState().records)).toEqual(['E04'])
    expect(store.record('E04')).toEqual({ ...NEW_RECORD, hints: [1], holes: 1 })
    expect(store.record('constructor')).toEqual(NEW_RECORD)
  })
})
