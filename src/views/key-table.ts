/** The keys of the stepper (design §4.4): one table for the handler that obeys them and the dialog that lists them. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'next-phase'
  | 'previous-phase'
  | 'first'
  | 'last'
  | 'go-to'
  | 'play'
  | 'revision'
  | 'transport'
  | 'fault'
  | 'full-screen'
  | 'language'
  | 'filter'
  | 'copy'
  | 'sheet'
  | 'predict'
  | 'present'
  | 'code'
  | 'black'
  | 'help'
  | 'close'

interface KeyRow {
  readonly action: KeyAction
  /** As printed on keyboards; `Space` and `Esc` are written out. */
  readonly keys: readonly string[]
  /** A single character, which a person can switch off. */
  readonly isLetter?: true
}

export const KEY_TABLE: readonly KeyRow[] = [
  { action: 'next', keys: ['→', 'Space', 'PageDown'] },
  { action: 'previous', keys: ['←', 'Shift+Space', 'PageUp'] },
  { action: 'next-phase', keys: ['Shift+→'] },
  { action: 'previous-phase', keys: ['Shift+←'] },
  { action: 'first', keys: ['Home'] },
  { action: 'last', keys: ['End'] },
  { action: 'go-to', keys: ['G'], isLetter: true },
  { action: 'play', keys: ['R'], isLetter: true },
  { action: 'revision', keys: ['E'], isLetter: true },
  { action: 'transport', keys: ['T'], isLetter: true },
  { action: 'fault', keys: ['X'], isLetter: true },
  { action: 'sheet', keys: ['D'], isLetter: true },
  { action: 'copy', keys: ['Y'], isLetter: true },
  { action: 'filter', keys: ['/'], isLetter: true },
  { action: 'full-screen', keys: ['F'], isLetter: true },
  { action: 'language', keys: ['L'], isLetter: true },
  { action: 'predict', keys: ['P'], isLetter: true },
  { action: 'present', keys: ['S'], isLetter: true },
  { action: 'code', keys: ['Q'], isLetter: true },
  { action: 'black', keys: ['B', '.'], isLetter: true },
  { action: 'help', keys: ['?'], isLetter: true },
  { action: 'close', keys: ['Esc'] },
]

const NAMES: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ' ': 'Space',
  Escape: 'Esc',
}

/** The action of a key as the browser names it, or null. */
export function actionOfKey(key: string, shift: boolean, letters: boolean): KeyAction | null {
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  // Shift is part of writing `?` and `/` on some keyboards, and of moving in larger steps elsewhere.
  const isMove = name.length > 1 || name === '→' || name === '←'
  const pressed = shift && isMove ? `Shift+${name}` : name
  const row = KEY_TABLE.find(({ keys }) => keys.includes(pressed))
  if (!row || (row.isLetter && !letters)) return null
  return row.action
}
