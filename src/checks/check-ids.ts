/** The checks by the ids of our list of rules, in its order: those that a transcript decides, and those that none can. */

export const CHECK_IDS = [
  ...(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11'] as const),
  ...(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9', 'M10', 'M11', 'M12'] as const),
  ...(['M13', 'M14', 'M15', 'M16', 'M17', 'M18', 'M20'] as const),
  ...(['P1', 'P2', 'P3', 'P4', 'N1', 'N2', 'N3'] as const),
  ...(['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T12'] as const),
  ...(['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'S1', 'S2', 'S3', 'S4'] as const),
  ...(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const),
  ...(['D1', 'D2', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H8', 'H9', 'H10', 'H11'] as const),
  ...(['H12', 'H13', 'H14', 'H16', 'H17', 'H18', 'E1', 'E3', 'U1', 'U2', 'U3'] as const),
] as const
export type CheckId = (typeof CHECK_IDS)[number]

/** Rules that no single transcript can decide; why stands in docs/checks.md. */
export const UNDECIDABLE_IDS = [
  'M19',
  'T10',
  'T11',
  'C7',
  'C8',
  'D3',
  'D4',
  'H7',
  'H15',
  'E2',
  'U4',
] as const
