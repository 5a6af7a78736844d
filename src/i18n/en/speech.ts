export const speech = {} as const
