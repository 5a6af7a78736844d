export const graph = {} as const
