/** Members that a revision requires and the other does not know: what a gap in a comparison means. */
import type { RevisionId } from '../protocol/revision.ts'

/** Pointers by revision. 2026-07-28 basic §_meta, §Results, server/utilities/caching; 2025-11-25 basic/lifecycle §Initialization. */
const REQUIRED: { readonly [revision in RevisionId]: readonly RegExp[] } = {
  '2026-07-28': [
    /^\/params\/_meta$/,
    /^\/params\/_meta\/io\.modelcontextprotocol~1(protocolVersion|clientCapabilities)$/,
    /^\/result\/(resultType|ttlMs|cacheScope|supportedVersions)$/,
  ],
  '2025-11-25': [
    /^\/params\/(protocolVersion|capabilities|clientInfo)$/,
    /^\/result\/(protocolVersion|serverInfo)$/,
  ],
}

/** True when messages of this revision must have the member. */
export function isRequiredIn(revision: RevisionId, pointer: string): boolean {
  return REQUIRED[revision].some((pattern) => pattern.test(pointer))
}
