/** Where each fault can happen, as data: some need a header, a pipe, an envelope or a session that only one side has. */
import { REVISION_IDS, type RevisionId } from '../protocol/revision.ts'
import { TRANSPORT_IDS, type TransportId } from '../transport/wire.ts'
import { ALL_FAULT_IDS, type FaultId, type Scenario } from './scenario.ts'

export type Place = readonly [revision: RevisionId, transport: TransportId]

const EVERYWHERE: readonly Place[] = REVISION_IDS.flatMap((revision) =>
  TRANSPORT_IDS.map((transport): Place => [revision, transport]),
)
const having = (wanted: RevisionId | TransportId): readonly Place[] =>
  EVERYWHERE.filter((place) => place.some((part) => part === wanted))

/** Faults that are not at home everywhere; what is not named here can happen in every place. */
const AT_HOME: { readonly [fault in FaultId]?: readonly Place[] } = {
  // 2025-11-25 has no envelope to forget (spec 2026-07-28 basic §_meta).
  'missing-meta': having('2026-07-28'),
  // Headers that mirror the body came with 2026-07-28 (streamable-http §Standard headers).
  'header-mismatch': [['2026-07-28', 'http']],
  // Only lines have line ends.
  crlf: having('stdio'),
  // A pipe has no Origin, no authorization and no stream (basic/transports).
  origin: having('http'),
  unauthorized: having('http'),
  'stream-closed': having('http'),
  // Closing the stream is the cancel of 2026-07-28 over HTTP: nobody is left to answer to.
  'late-answer': [...having('stdio'), ['2025-11-25', 'http']],
  // Only who asks for the newer revision can find an older server.
  'legacy-only': having('2026-07-28'),
}

/** Faults in the very code that a live server brings along: we can only put them into servers of our own. */
const NOT_LIVE: readonly FaultId[] = ['unauthorized', 'late-answer', 'legacy-only']

/** A place, and with it the server where that matters. */
type Site = Pick<Scenario, 'revision' | 'transport'> & Partial<Pick<Scenario, 'server'>>

/** The places in which a fault can happen. */
export function placesOf(fault: FaultId): readonly Place[] {
  return AT_HOME[fault] ?? EVERYWHERE
}

/** True when the scenario's fault can happen in its revision over its transport, with its server. */
export function canHappen({
  fault,
  revision,
  transport,
  server,
}: Site & Pick<Scenario, 'fault'>): boolean {
  if (server === 'typescript-sdk' && NOT_LIVE.includes(fault)) return false
  return placesOf(fault).some(([r, t]) => r === revision && t === transport)
}

/** The faults that can happen in a place, in the order of the shelves. */
export function faultsAt(place: Site): readonly FaultId[] {
  return ALL_FAULT_IDS.filter((fault) => canHappen({ ...place, fault }))
}

/** The revision that the two sides speak once they have found each other: what was asked for, or what an old server leaves. */
export function revisionSpoken({
  fault,
  revision,
}: Pick<Scenario, 'fault' | 'revision'>): RevisionId {
  return fault === 'legacy-only' ? '2025-11-25' : revision
}
