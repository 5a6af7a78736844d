/** What a check is, and what it says. A check whose trigger never came says `not-exercised`, never `pass`. */
import type { JsonObject } from '../protocol/json.ts'
import type { RevisionId } from '../protocol/revision.ts'
import type { TransportId } from '../transport/wire.ts'
import type { CheckId } from './check-ids.ts'
import type { Era, Frame, Transcript } from './transcript.ts'

/** RFC 2119 words as the specification uses them; INFO: it says so without such a word. */
export type CheckLevel = 'MUST' | 'MUST NOT' | 'SHOULD' | 'SHOULD NOT' | 'INFO'
export type CheckedParty = 'client' | 'server' | 'both'
export type Verdict = 'pass' | 'fail' | 'warn' | 'not-exercised'

export interface SpecPlace {
  readonly revision: RevisionId
  /** Path below the revision, as in `basic/transports/stdio`. */
  readonly page: string
  /** Heading on that page. */
  readonly section: string
}

export interface CheckMeta {
  readonly id: CheckId
  readonly level: CheckLevel
  readonly who: CheckedParty
  readonly era: Era | 'both'
  readonly transports: TransportId | 'all'
  readonly spec: SpecPlace
}

export interface Finding {
  readonly id: CheckId
  readonly verdict: Verdict
  /** Event number where the transcript numbers its events, else null. */
  readonly seq: number | null
  /** Line of the input, where there is one. */
  readonly line: number | null
  /** For the sentence that `content/checks` has for this check; `got` where something was received. */
  readonly parameters: JsonObject
}

export interface Check extends CheckMeta {
  /** Its findings, in the transcript's order: one or more `fail`/`warn`, or one `pass`, or one `not-exercised`. */
  run(transcript: Transcript): readonly Finding[]
}

/** What a check reports to while it looks. */
export interface Probe {
  /** The trigger was met here. */
  saw(at: Frame): void
  /** The rule is broken here: `fail` for a MUST, `warn` for the others. */
  fault(at: Frame, parameters?: JsonObject): void
  /** A doubt that is no failure whatever the level. */
  doubt(at: Frame, parameters?: JsonObject): void
}

/** A check from its data and its judgement. */
export function check(
  meta: CheckMeta,
  judge: (transcript: Transcript, probe: Probe) => void,
): Check {
  const broken: Verdict = meta.level.startsWith('MUST') ? 'fail' : 'warn'
  return {
    ...meta,
    run(transcript) {
      const found: Finding[] = []
      const sawn: { first: Frame | null } = { first: null }
      const add = (verdict: Verdict, at: Frame | null, parameters: JsonObject = {}) =>
        found.push({
          id: meta.id,
          verdict,
          seq: at?.event.seq ?? null,
          line: at?.event.line ?? null,
          parameters,
        })
      judge(transcript, {
        saw: (at) => {
          sawn.first ??= at
        },
        fault: (at, parameters) => add(broken, at, parameters),
        doubt: (at, parameters) => add('warn', at, parameters),
      })
      if (found.length === 0) add(sawn.first ? 'pass' : 'not-exercised', sawn.first)
      return found
    },
  }
}

/** The data of a check in one line: `rule('G1', 'MUST', 'both', 'both', 'all', spec)`. */
export function rule(
  id: CheckId,
  level: CheckLevel,
  who: CheckedParty,
  era: Era | 'both',
  transports: TransportId | 'all',
  spec: SpecPlace,
): CheckMeta {
  return { id, level, who, era, transports, spec }
}

const at =
  (revision: RevisionId) =>
  (page: string, section: string): SpecPlace => ({
    revision,
    page,
    section,
  })
/** A place in the specification of 2026-07-28. */
export const modernSpec = at('2026-07-28')
/** A place in the specification of 2025-11-25. */
export const legacySpec = at('2025-11-25')
