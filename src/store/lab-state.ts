/** What the page is a function of. One store; the slices below are its only writers. */
import type { Locale } from '../i18n/locale.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Trace } from '../trace/trace.ts'
import type { Classroom } from './classroom-actions.ts'
import type { StepFilter } from './step-filter.ts'

export interface ScenarioState {
  readonly scenario: Scenario
  /** The recording of `scenario`, unless `visit` says whose it is. */
  readonly trace: Trace
  /** The stepper shows a recording that no scenario gives again: a run of somebody's answer. */
  readonly visit: Visit | null
  /** A run that was asked for and is not there yet, since its server has to be fetched; null: none. */
  readonly pending: Pending | null
}

export interface Pending {
  readonly scenario: Scenario
  /** The key of the step to show in it, where a link names one. */
  readonly at: string | undefined
}

export interface Visit {
  readonly kind: 'exercise' | 'transcript' | 'matrix'
  readonly id: string
}

export const SPEEDS = [0.5, 1, 2] as const
export type Speed = (typeof SPEEDS)[number]

export interface PlaybackState {
  /** Index into `trace.events`. The number people see is one more. */
  readonly cursor: number
  /** `forward` only after a step of exactly one event: the only arrival that may be animated. */
  readonly arrival: 'forward' | 'jump'
  readonly playing: boolean
  /** Which steps previous and next halt at; null: all. */
  readonly filter: StepFilter | null
  /** The only steps there are for an embedded page, by key or number; null: all. */
  readonly range: { readonly from?: string; readonly to?: string } | null
}

export type ThemeId = 'light' | 'dark' | 'projector'
export const THEMES: readonly ThemeId[] = ['light', 'dark', 'projector']
export const SHEET_TABS = ['fields', 'bytes', 'model'] as const
export type SheetTab = (typeof SHEET_TABS)[number]

/** What a browser remembers of a person. */
export interface Preferences {
  readonly locale: Locale
  readonly theme: ThemeId
  /** Single letters as keys; off for those who dictate or write with an IME (WCAG 2.1.4). */
  readonly letterKeys: boolean
  readonly pauseAtErrors: boolean
  readonly speed: Speed
  readonly sheetTab: SheetTab
}

export interface PreferencesState {
  readonly preferences: Preferences
  /** What a link asks for; it holds for this visit and is not remembered. */
  readonly override: { readonly locale?: Locale; readonly theme?: ThemeId }
}

export const selectLocale = ({ preferences, override }: PreferencesState): Locale =>
  override.locale ?? preferences.locale
export const selectTheme = ({ preferences, override }: PreferencesState): ThemeId =>
  override.theme ?? preferences.theme

/** A message beside the work, worded by the page: an id of the `errors` catalogue with parameters. */
export type Notice =
  | { readonly id: 'storage-corrupt'; readonly backupKey: string }
  | {
      readonly id: 'link-value'
      readonly key: string
      readonly got: string
      readonly used: string
      readonly legal: string
    }
  | { readonly id: 'copy-failed'; readonly text: string }
  /** A session file that cannot be taken; what and where. */
  | {
      readonly id: 'session-refused'
      readonly file: string
      readonly reason: 'too-large' | 'not-json' | 'other-format' | 'other-version' | 'bad-link'
      readonly where: string
    }
  /** The code of the live server could not be fetched. */
  | { readonly id: 'live-failed' }

export interface NoticesState {
  readonly notices: readonly Notice[]
  /** A word for the live region that is no step, such as "copied"; `count` makes a repetition heard. */
  readonly announcement: {
    readonly id: 'copied' | 'link-copied' | 'no-error-ahead' | 'said'
    /** The words of `said`. */
    readonly text?: string
    readonly count: number
  } | null
}

/** Parts of the page that are opened on demand; at most one is. */
/** Views of the sheet that are not remembered. */
export const EXTRA_VIEWS = ['implementations', 'checks', 'code'] as const
export type ExtraView = (typeof EXTRA_VIEWS)[number]
export type PanelId = 'help' | 'more' | 'filter'
export interface PanelState {
  readonly panel: PanelId | null
  /** What the sheet shows in place of a remembered tab; each fetches code of its own when it is asked for. */
  readonly extra: ExtraView | null
  /** A bug of ours that no event handler could survive; the error boundary shows it. */
  readonly crash: { readonly error: unknown } | null
}

export interface ClassroomState {
  readonly classroom: Classroom
}

export type LabState = ScenarioState &
  PlaybackState &
  PreferencesState &
  NoticesState &
  PanelState &
  ClassroomState
