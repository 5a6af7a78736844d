import { createContext } from 'react'

/** The field that stands out in every wire block: a JSON Pointer or `header:Name`; null: none. */
export const SpotContext = createContext<string | null>(null)
