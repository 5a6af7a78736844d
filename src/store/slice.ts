import type { LabState } from './lab-state.ts'

export type GetState = () => LabState
export type SetState = (part: Partial<LabState>) => void
