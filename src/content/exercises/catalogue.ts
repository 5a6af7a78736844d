/** The forty exercises as the list page shows them; what each one is stands in its own folder. */
import type { ExerciseId } from '../../exercise/exercise.ts'
import type { PartKind } from '../../exercise/parts.ts'
import type { RevisionId } from '../../protocol/revision.ts'
import type { Scenario } from '../../scenario/scenario.ts'

type TransportId = Scenario['transport']

export interface CatalogueEntry {
  readonly id: ExerciseId
  readonly chapter: number
  readonly kinds: readonly PartKind[]
  /** Badges; [] where neither matters. */
  readonly revisions: readonly RevisionId[]
  readonly transports: readonly TransportId[]
  /** Topics of the two course documents. */
  readonly topics: readonly string[]
}

const NEW: readonly RevisionId[] = ['2026-07-28']
const BOTH: readonly RevisionId[] = ['2025-11-25', '2026-07-28']
const STDIO: readonly TransportId[] = ['stdio']
const HTTP: readonly TransportId[] = ['http']
const ANY: readonly TransportId[] = ['stdio', 'http']

function entry(
  id: ExerciseId,
  chapter: number,
  kinds: string,
  revisions: readonly RevisionId[],
  transports: readonly TransportId[],
  topics: string,
): CatalogueEntry {
  return {
    id,
    chapter,
    kinds: kinds.split(' ') as PartKind[],
    revisions,
    transports,
    topics: topics.split(' '),
  }
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  entry('E01', 1, 'compute abacus', [], [], 'A1 A2 B1'),
  entry('E02', 1, 'classify', NEW, STDIO, 'A3 A20 B15'),
  entry('E03', 1, 'classify predict', BOTH, STDIO, 'A7 B1 B16 B17'),
  entry('E04', 2, 'classify', BOTH, ANY, 'A4'),
  entry('E05', 2, 'edit-json predict', NEW, STDIO, 'A4 A11 A15'),
  entry('E06', 2, 'edit-json', NEW, STDIO, 'A8 A10 B5'),
  entry('E07', 2, 'edit-json', NEW, STDIO, 'A10 A15 B5'),
  entry('E08', 3, 'order', BOTH, STDIO, 'A5 A11 A20 B3 B15'),
  entry('E09', 3, 'edit-json', BOTH, STDIO, 'A5 A10 A11'),
  entry('E10', 3, 'predict', NEW, ANY, 'A10 A12 A14 A15'),
  entry('E11', 3, 'write-code', BOTH, STDIO, 'A5 A6 B3 P3'),
  entry('E12', 3, 'edit-json', BOTH, STDIO, 'B3 P2'),
  entry('E13', 4, 'classify', NEW, ANY, 'A14 A15 A20 B5'),
  entry('E14', 4, 'write-code', NEW, STDIO, 'A14 A17'),
  entry('E15', 4, 'write-text', NEW, STDIO, 'A14 A15 B5'),
  entry('E16', 4, 'predict order', NEW, ANY, 'A15 A12'),
  entry('E17', 4, 'fill-table write-code', NEW, STDIO, 'A8 A15 P7'),
  entry('E18', 4, 'write-code', NEW, STDIO, 'P4 A15'),
  entry('E19', 5, 'spot', BOTH, STDIO, 'A13 A20 B11 P1 P12 P20'),
  entry('E20', 5, 'write-code', BOTH, STDIO, 'A13 A15 B11 P1 P12 P20'),
  entry('E21', 5, 'fill-table predict', NEW, HTTP, 'A12'),
  entry('E22', 5, 'predict write-code', BOTH, HTTP, 'B2 P18 A5'),
  entry('E23', 5, 'edit-json', NEW, HTTP, 'B2 B12 B13 B14 B19 P6 P11 P13'),
  entry('E24', 5, 'write-code predict', NEW, HTTP, 'B7 B2'),
  entry('E25', 6, 'write-code', NEW, STDIO, 'A8 A14 A15'),
  entry('E26', 6, 'mark', NEW, STDIO, 'A15 B4'),
  entry('E27', 6, 'write-code', NEW, STDIO, 'B4 P8'),
  entry('E28', 6, 'write-code', NEW, STDIO, 'P5 P14 B16'),
  entry('E29', 6, 'write-code', NEW, STDIO, 'P15 B12 B6'),
  entry('E30', 6, 'write-code', NEW, STDIO, 'P17 A3'),
  entry('E31', 6, 'write-code', BOTH, STDIO, 'B16 B17 P19'),
  entry('E32', 6, 'write-code', BOTH, STDIO, 'B10 P16'),
  entry('E33', 7, 'write-code', NEW, STDIO, 'B6 B18 P10 A19'),
  entry('E34', 7, 'write-code', NEW, STDIO, 'B20 P9'),
  entry('E35', 7, 'mark write-code', NEW, STDIO, 'A19 A20'),
  entry('E36', 7, 'write-code', NEW, STDIO, 'A19 B10'),
  entry('E37', 7, 'write-code order', BOTH, STDIO, 'B8 B9 A5'),
  entry('E38', 7, 'edit-json', NEW, STDIO, 'A9 A19'),
  entry('E39', 8, 'write-code write-text', NEW, STDIO, 'A15 A16 A17 A14'),
  entry('E40', 8, 'compute mark', NEW, STDIO, 'A18'),
]

/** Chapters in order. */
export const CHAPTERS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]
