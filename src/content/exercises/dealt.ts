import type { MapAnswer } from '../../exercise/answers.ts'

/** The same answer with its cards dealt from the last to the first. */
export function dealtBackwards(answer: MapAnswer): MapAnswer {
  return Object.fromEntries(Object.entries(answer).reverse())
}

/** The same answer with its cards dealt drawer by drawer. */
export function dealtByDrawer(answer: MapAnswer): MapAnswer {
  return Object.fromEntries(Object.entries(answer).sort(([, a], [, b]) => a.localeCompare(b)))
}
