import { lazy, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLab } from '../../store/lab-context.tsx'
import { EXTRA_VIEWS, type ExtraView, SHEET_TABS, selectTheme } from '../../store/lab-state.ts'
import { ChannelMap } from '../../views/channel-map.tsx'
import { MoreTexts } from '../../views/more-texts.tsx'
import { useNotes } from '../../views/notes-context.tsx'
import { stepWords } from '../../views/step-sentence.ts'
import { StepWordsView } from '../../views/step-words.tsx'
import { BytesPanel } from './bytes-panel.tsx'
import { FieldsPanel } from './fields-panel.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetTabs, type SheetView } from './sheet-tabs.tsx'
import { useIsRoomy } from './use-is-roomy.ts'
import { useTellingInSight } from './use-telling-in-sight.ts'
import { useUnfolding } from './use-unfolding.ts'
import './wire-sheet.css'

/** Fetched when its tab is opened. */
const ModelContextView = lazy(async () => ({
  default: (await import('../../views/model-context.tsx')).ModelContextView,
}))

const VIEWS: readonly SheetView[] = [...SHEET_TABS, ...EXTRA_VIEWS]

/** The sheet beside the graph: what this step is, why, its bytes, and the channel an error came back on. `extra` draws what is fetched only when asked for. */
export function WireSheet({ extra }: { readonly extra: (view: ExtraView) => ReactNode }) {
  const t = useTranslations('sheet')
  const notes = useNotes()
  const trace = useLab((state) => state.trace)
  const cursor = useLab((state) => state.cursor)
  const theme = useLab(selectTheme)
  const wanted = useLab((state) => state.preferences.sheetTab)
  const asked = useLab((state) => state.extra)
  // From 1600 × 900 up fields and bytes stand under each other, so "bytes" is no tab of its own.
  const isRoomy = useIsRoomy() && theme !== 'projector'
  const [unfolding, setUnfolding] = useUnfolding(trace.events[cursor]?.key)
  const event = trace.events[cursor]
  const body = useRef<HTMLDivElement>(null)
  useTellingInSight(body, event?.key)
  if (!event) return null
  const kept = isRoomy && wanted === 'bytes' ? 'fields' : wanted
  // The projector has no tabs to leave such a view by.
  const shown = theme === 'projector' ? null : asked
  const tab: SheetView = shown ?? kept
  const words = stepWords(event, trace.scenario, notes)
  return (
    <section className="sheet" aria-label={t('label')}>
      <SheetHead event={event} />
      <StepWordsView key={event.key} words={words} revision={trace.scenario.revision} />
      <SheetTabs
        tab={tab}
        tabs={isRoomy ? VIEWS.filter((view) => view !== 'bytes') : VIEWS}
        hasFields={event.raw !== '' && event.errorChannel !== 'local-error'}
        unfolding={unfolding}
        onUnfolding={setUnfolding}
      />
      <div
        ref={body}
        className="sheet-body"
        id="sheet-panel"
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-labelledby={`sheet-tab-${tab}`}
      >
        {tab === 'fields' && (
          <FieldsPanel
            events={trace.events}
            cursor={cursor}
            unfolding={unfolding}
            isRoomy={isRoomy}
          />
        )}
        {(tab === 'bytes' || (isRoomy && tab === 'fields')) && <BytesPanel event={event} />}
        {shown !== null && extra(shown)}
        {tab === 'model' && (
          <MoreTexts>
            <ModelContextView events={trace.events} cursor={cursor} />
          </MoreTexts>
        )}
      </div>
      <ChannelMap lit={event.errorChannel} />
    </section>
  )
}
