/** Forks that a person has named, kept in this browser. */

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Fork, readFork } from '../exercise/fork.ts'
import { parseScenario, scenarioPairs } from '../scenario/parse-scenario.ts'

const KEY = 'wirelab.forks'
const MOST_FORKS = 50

/** What is kept and shared of a fork; the scenario as in links. */
export function forkText({ name, scenario, after, frames }: Fork): string {
  return JSON.stringify({ name, scenario: scenarioPairs(scenario, 'link'), after, frames })
}

/** The fork in a text from anywhere, or null. */
export function forkOf(text: string): Fork | null {
  try {
    const value = JSON.parse(text) as { readonly scenario?: unknown } | null
    const pairs = Array.isArray(value?.scenario)
      ? value.scenario.filter(
          (pair): pair is [string, string] =>
            Array.isArray(pair) &&
            pair.length === 2 &&
            pair.every((one) => typeof one === 'string'),
        )
      : []
    return readFork(value, parseScenario(pairs, 'link').scenario)
  } catch {
    return null
  }
}

/** The forks in a list from anywhere: those that can be read, and no more than are kept. */
export function readForks(texts: unknown): readonly Fork[] {
  if (!Array.isArray(texts)) return []
  return texts.slice(0, MOST_FORKS).flatMap((text) => {
    const fork = typeof text === 'string' ? forkOf(text) : null
    return fork ? [fork] : []
  })
}

const store = createStore<{ readonly forks: readonly Fork[] }>()(() => ({ forks: read() }))

export function useForks(): readonly Fork[] {
  return useStore(store, (state) => state.forks)
}

/** Those kept now. */
export function keptForks(): readonly Fork[] {
  return store.getState().forks
}

/** Keeps a fork under its name; one of that name is replaced. */
export function keepFork(fork: Fork): void {
  const others = store.getState().forks.filter(({ name }) => name !== fork.name)
  save([fork, ...others].slice(0, MOST_FORKS))
}

export function dropFork(name: string): void {
  save(store.getState().forks.filter((fork) => fork.name !== name))
}

function save(forks: readonly Fork[]): void {
  store.setState({ forks })
  try {
    localStorage.setItem(KEY, JSON.stringify(forks.map(forkText)))
  } catch {
    // The page goes on; the exercises' page says that nothing is kept.
  }
}

function read(): readonly Fork[] {
  try {
    return readForks(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}
