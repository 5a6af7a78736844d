export const state = {} as const
