import type { ViewOptions } from '../../scenario/link-keys.ts'
import { useLab } from '../../store/lab-context.tsx'
import { AudiencePart } from './audience-part.tsx'
import { BlackScreen } from './black-screen.tsx'
import { LessonChoice } from './lesson-choice.tsx'
import { LessonPanel } from './lesson-panel.tsx'
import { PredictPanel } from './predict-panel.tsx'
import { PresenterDesk } from './presenter-desk.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { SpotPanel } from './spot-panel.tsx'
import './classroom.css'
import './presenter.css'

/** On a phone the page is longer than the screen. */
function intoSight(strip: HTMLElement | null): void {
  strip?.scrollIntoView({ block: 'nearest' })
}

/** Everything that a class has asked for, between the run and the deck; for the presenter also what stands in the run's place. */
export function Classroom({ view }: { readonly view: ViewOptions['view'] }) {
  const { predicts, chooses, lesson, lights, showsCode, black } = useLab((state) => state.classroom)
  // The presenter's desk has the fields already.
  const hasLights = lights && view !== 'present'
  if (view === 'audience')
    return (
      <>
        <AudiencePart />
        {black && <BlackScreen canEnd={false} />}
      </>
    )
  return (
    <>
      {view === 'present' && <PresenterDesk />}
      {(predicts || chooses || lesson || hasLights) && (
        <div className="class-strip" ref={intoSight}>
          {chooses && <LessonChoice />}
          {lesson && <LessonPanel lesson={lesson} />}
          {hasLights && <SpotPanel />}
          {predicts && <PredictPanel />}
        </div>
      )}
      {showsCode && <QrDialog />}
      {black && view !== 'present' && <BlackScreen canEnd />}
    </>
  )
}
