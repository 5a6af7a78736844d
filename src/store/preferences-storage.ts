/** Keeps preferences as text, and survives whatever text it finds. */
import type { PersistStorage } from 'zustand/middleware'
import { LOCALES } from '../i18n/locale.ts'
import { type Preferences, SHEET_TABS, SPEEDS, THEMES } from './lab-state.ts'

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export interface Kept {
  readonly preferences: Preferences
}

type Guard<T> = (value: unknown) => value is T
const oneOf =
  <T>(legal: readonly T[]): Guard<T> =>
  (value): value is T =>
    (legal as readonly unknown[]).includes(value)
const isBoolean = oneOf([true, false])

/** Each field by itself, so that one bad value costs one preference and not all of them. */
const FIELDS: { readonly [Field in keyof Preferences]: Guard<Preferences[Field]> } = {
  locale: oneOf(LOCALES),
  theme: oneOf(THEMES),
  letterKeys: isBoolean,
  pauseAtErrors: isBoolean,
  speed: oneOf(SPEEDS),
  sheetTab: oneOf(SHEET_TABS),
}

/**
 * The storage for zustand's `persist`. Text that cannot be read is moved to `backupKey` before anything
 * overwrites it, and `corrupt()` tells. A browser that refuses storage is not an error: nothing is kept.
 */
export function preferencesStorage(storage: KeyValueStorage | null, defaults: Preferences) {
  const backupKey = 'wirelab.unreadable'
  let corrupt = false
  let written: Preferences | null = null
  const keepAside = (text: string): void => {
    corrupt = true
    attempt(() => storage?.setItem(backupKey, text))
  }
  const repair = (persisted: unknown): Kept => ({
    preferences: repairPreferences(persisted, defaults).preferences,
  })
  const persistStorage: PersistStorage<Kept> = {
    getItem(name) {
      const text = attempt(() => storage?.getItem(name)) ?? null
      if (text === null) return null
      const value = parse(text)
      if (value === null || repairPreferences(value.state, defaults).problems > 0) keepAside(text)
      return value
    },
    setItem(name, value) {
      // `persist` calls this at every change of the state, also at each step.
      if (value.state.preferences === written) return
      written = value.state.preferences
      attempt(() => storage?.setItem(name, JSON.stringify(value)))
    },
    removeItem: (name) => void attempt(() => storage?.removeItem(name)),
  }
  return { storage: persistStorage, repair, backupKey, corrupt: () => corrupt }
}

function parse(text: string): { state: Kept; version?: number } | null {
  try {
    const value: unknown = JSON.parse(text)
    const isStored = typeof value === 'object' && value !== null && 'state' in value
    return isStored ? (value as { state: Kept }) : null
  } catch {
    return null
  }
}

function repairPreferences(persisted: unknown, defaults: Preferences) {
  const found = (persisted as Partial<Kept> | null)?.preferences as Partial<Preferences> | undefined
  const isRecord = typeof found === 'object' && found !== null && !Array.isArray(found)
  let problems = isRecord ? 0 : 1
  const field = <Key extends keyof Preferences>(key: Key): Preferences[Key] => {
    // A field that is not there yet is a newer page, not damage.
    if (!isRecord || found[key] === undefined) return defaults[key]
    const value: unknown = found[key]
    if (FIELDS[key](value)) return value
    problems += 1
    return defaults[key]
  }
  const preferences: Preferences = {
    locale: field('locale'),
    theme: field('theme'),
    letterKeys: field('letterKeys'),
    pauseAtErrors: field('pauseAtErrors'),
    speed: field('speed'),
    sheetTab: field('sheetTab'),
  }
  return { preferences, problems }
}

/** Browsers throw on storage that is full, blocked or private. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
