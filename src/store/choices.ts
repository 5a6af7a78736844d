/** The lists a page may offer, where a feature may not reach for the layer that owns them. */
import { REVISION_IDS } from '../protocol/revision.ts'
import { TRANSPORT_IDS } from '../transport/wire.ts'

export const REVISION_CHOICES = REVISION_IDS
export const TRANSPORT_CHOICES = TRANSPORT_IDS
