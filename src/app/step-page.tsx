import { useCallback, useRef } from 'react'
import { StateCells } from '../features/inspector/state-cells.tsx'
import { ScenarioBar } from '../features/scenario-bar/scenario-bar.tsx'
import { Sequence } from '../features/sequence/sequence.tsx'
import { Deck } from '../features/stepper/deck.tsx'
import { WireSheet } from '../features/wire/wire-sheet.tsx'
import { NO_CLASS } from '../store/classroom-actions.ts'
import { useLab, useLabActions } from '../store/lab-context.tsx'
import { useSwipe } from '../ui/use-swipe.ts'
import { SpotContext } from '../views/spot-context.ts'
import { useAddress } from './address-context.tsx'
import { ClassroomButtons, ClassroomPart } from './classroom-route.tsx'
import { ExtraPanel } from './extra-panel.tsx'
import type { PageProps } from './page-ids.ts'
import { useKeys } from './use-keys.ts'
import './step-page.css'

/** The stepper: the scenario above, graph and states on the left, the sheet on the right, the deck below. */
export function StepPage({ options: { view } }: PageProps) {
  const { linkTo } = useAddress()
  const hasClass = useLab((state) => state.classroom !== NO_CLASS)
  const isClass = hasClass || view === 'present' || view === 'audience'
  useKeys(view === 'audience')
  const link = () => new URL(linkTo('step'), location.href).href
  return (
    <>
      {view === 'embed' || view === 'audience' ? null : <ScenarioBar link={link} />}
      {view !== 'present' && <Desk />}
      {isClass && <ClassroomPart view={view} />}
      {view !== 'audience' && <Deck more={<ClassroomButtons />} />}
    </>
  )
}

/** Graph, states and sheet. It comes and goes as a whole, and the strokes of a finger with it. */
function Desk() {
  const actions = useLabActions()
  const isWaiting = useLab((state) => state.pending !== null)
  const spot = useLab((state) => state.classroom.spot)
  const desk = useRef<HTMLElement>(null)
  useSwipe(
    desk,
    useCallback(
      (direction) => (direction === 'left' ? actions.next() : actions.previous()),
      [actions],
    ),
  )
  return (
    <SpotContext value={spot}>
      <main className="desk" id="main" ref={desk} tabIndex={-1} aria-busy={isWaiting}>
        <div className="graph">
          <Sequence />
          <StateCells />
        </div>
        <WireSheet extra={(view) => <ExtraPanel view={view} />} />
      </main>
    </SpotContext>
  )
}
