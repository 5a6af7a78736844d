/**
 * What a learner is asked to do, as data. An exercise has one or more parts; each part says what stands on the
 * page, and its answer has one of three shapes (`answers.ts`). Words are never here: every id below is looked up
 * in the exercise's prose (`prose.ts`), except where `raw` or a frame gives the text of the wire itself.
 */
import type { RevisionId } from '../protocol/revision.ts'

/** One frame as it crosses the wire, shown as a ticket. */
export interface FrameCard {
  /** `out`: Client to Server. */
  readonly direction: 'out' | 'in'
  /** The line or body, verbatim. */
  readonly raw: string
}

/** A card, a choice, a question, a row: its words are `raw`, the frame's own, or the prose text `<part>.<id>`. */
export interface Item {
  readonly id: string
  readonly raw?: string
  readonly frame?: FrameCard
}

/** Give every item one of the choices. Answer: item → choice. */
export interface ClassifyPart {
  readonly kind: 'classify'
  readonly id: string
  readonly items: readonly Item[]
  readonly choices: readonly Item[]
}

/** Answer questions that have choices of their own. Answer: question → choice. */
export interface PredictPart {
  readonly kind: 'predict'
  readonly id: string
  readonly questions: readonly (Item & { readonly choices: readonly Item[] })[]
}

/** Put frames in order; what is not used stays in the tray. Answer: ids in order. */
export interface OrderPart {
  readonly kind: 'order'
  readonly id: string
  readonly cards: readonly Item[]
  /** As handed out; cards that are not named lie in the tray. */
  readonly start: readonly string[]
}

/** Choose any number of items. Answer: ids. */
export interface MarkPart {
  readonly kind: 'mark'
  readonly id: string
  readonly items: readonly Item[]
}

/** Edit JSON text: one document, or one message a line. Answer: the draft, never rewritten. */
export interface EditJsonPart {
  readonly kind: 'edit-json'
  readonly id: string
  readonly start: string
  readonly lines?: true
  /** Completion and validation against the messages of this revision. */
  readonly schema?: { readonly revision: RevisionId; readonly message: 'client' | 'server' | 'any' }
}

/** Write TypeScript. Answer: the source. */
export interface WriteCodePart {
  readonly kind: 'write-code'
  readonly id: string
  readonly start: string
  /** TypeScript declarations of everything the code may use: shown, and completed from. */
  readonly api: string
}

/** Write plain text (an error message, a command line). Answer: the text. */
export interface WriteTextPart {
  readonly kind: 'write-text'
  readonly id: string
  readonly start: string
  /** Set in the wire's type face. */
  readonly code?: true
}

/** Find the first offending byte of each capture and name the cause. Answer: `<capture>.at` → offset, `<capture>.cause` → choice. */
export interface SpotPart {
  readonly kind: 'spot'
  readonly id: string
  readonly captures: readonly {
    readonly id: string
    readonly channel: 'stdin' | 'stdout' | 'stderr'
    /** Values 0 … 255. */
    readonly bytes: readonly number[]
  }[]
  readonly causes: readonly Item[]
}

/** Fill a table; cells have choices, or are typed. Answer: `<row>.<column>` → choice or text. */
export interface FillTablePart {
  readonly kind: 'fill-table'
  readonly id: string
  readonly rows: readonly Item[]
  readonly columns: readonly (Item & { readonly choices?: readonly Item[] })[]
}

/** Work out values. Answer: field → text as typed. */
export interface ComputePart {
  readonly kind: 'compute'
  readonly id: string
  readonly fields: readonly Item[]
}

/** Mark sizes (n × m) of the abacus up to `max`; the beads can be moved to try. Answer: ids `3x4`. */
export interface AbacusPart {
  readonly kind: 'abacus'
  readonly id: string
  readonly max: number
}

export type Part =
  | ClassifyPart
  | PredictPart
  | OrderPart
  | MarkPart
  | EditJsonPart
  | WriteCodePart
  | WriteTextPart
  | SpotPart
  | FillTablePart
  | ComputePart
  | AbacusPart
export type PartKind = Part['kind']

/** Keys of the prose texts that the page needs to show a part. The part's own heading is `<part>`. */
export function labelKeys(part: Part): readonly string[] {
  const items = (list: readonly Item[]) =>
    list.filter((item) => !item.raw && !item.frame).map((item) => `${part.id}.${item.id}`)
  switch (part.kind) {
    case 'classify':
      return [part.id, ...items(part.items), ...items(part.choices)]
    case 'predict':
      return [part.id, ...part.questions.flatMap((one) => [...items([one]), ...items(one.choices)])]
    case 'order':
      return [part.id, ...items(part.cards)]
    case 'mark':
      return [part.id, ...items(part.items)]
    case 'spot':
      return [part.id, ...items(part.captures), ...items(part.causes)]
    case 'fill-table':
      return [
        part.id,
        ...items(part.rows),
        ...part.columns.flatMap((one) => [...items([one]), ...items(one.choices ?? [])]),
      ]
    case 'compute':
      return [part.id, ...items(part.fields)]
    default:
      return [part.id]
  }
}
