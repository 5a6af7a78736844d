import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { Lab, LabActions } from './create-lab.ts'
import type { LabState } from './lab-state.ts'

const LabContext = createContext<Lab | null>(null)

export function LabProvider({
  lab,
  children,
}: {
  readonly lab: Lab
  readonly children: ReactNode
}) {
  return <LabContext value={lab}>{children}</LabContext>
}

/** The whole laboratory, for code that subscribes by itself. Throws outside a provider: our bug. */
export function useLabInstance(): Lab {
  const lab = useContext(LabContext)
  if (!lab) throw new Error('useLab needs a LabProvider above it')
  return lab
}

/** One value of the state; the component draws again when it changes (compared by identity). */
export function useLab<T>(select: (state: LabState) => T): T {
  return useStore(useLabInstance().store, select)
}

/** The functions that change the state; the same object for the life of the page. */
export function useLabActions(): LabActions {
  return useLabInstance().actions
}
