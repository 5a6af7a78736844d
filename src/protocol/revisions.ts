/** The table of revisions: the one place where an id turns into behaviour. */
import type { Revision, RevisionId } from './revision.ts'
import { revision20251125 } from './revisions/2025-11-25.ts'
import { revision20260728 } from './revisions/2026-07-28.ts'

export const REVISIONS: { readonly [id in RevisionId]: Revision } = {
  '2026-07-28': revision20260728,
  '2025-11-25': revision20251125,
}

export function revisionOf(id: RevisionId): Revision {
  return REVISIONS[id]
}
