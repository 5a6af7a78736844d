/** The base catalogue: its keys are the contract that every other locale is compiled against. The page loads the two parts. */
import { first } from './en/first.ts'
import { more } from './en/more.ts'

export const messages = { ...first, ...more } as const
