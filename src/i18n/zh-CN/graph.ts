import type { graph as base } from '../en/graph.ts'
import type { Translated } from '../locale.ts'

export const graph: Translated<typeof base> = {}
