export const sheet = {} as const
