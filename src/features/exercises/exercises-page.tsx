import { useLocale, useTranslations } from 'use-intl'
import type { Evidence } from '../../exercise/exercise.ts'
import { BenchView } from './bench-view.tsx'
import { CardsView } from './cards-view.tsx'
import { ClassView } from './class-view.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { ListView } from './list-view.tsx'
import { ReportView } from './report-view.tsx'
import { useLoaded } from './use-loaded.ts'
import './exercises.css'
import './exercise-order.css'
import './exercise-pages.css'
import './exercise-parts.css'
import './exercise-side.css'

interface Props {
  /** What the address names after `exercises/`: an exercise, one of the pages beside it, or nothing. */
  readonly name: string | null
  /** Opens a recording in the stepper, with the exercise to come back to. */
  readonly onOpen: (frame: Evidence, exercise: string) => void
  readonly say: (text: string) => void
  /** A fork that the address holds, packed. */
  readonly fork: string | null
  /** Writes a fork into the address. */
  readonly onFork: (packed: string) => void
}

/** The list, one exercise, and the pages beside them. */
export function ExercisesPage({ name, onOpen, say, fork, onFork }: Props) {
  switch (name) {
    case null:
      return <ListView say={say} />
    case 'bench':
      return (
        <BenchView
          packed={fork}
          onFork={onFork}
          onOpen={(frame) => onOpen(frame, 'bench')}
          say={say}
        />
      )
    case 'cards':
      return <CardsView />
    case 'report':
      return <ReportView />
    case 'class':
      return <ClassView />
    default:
      return <OneExercise key={name} id={name} onOpen={onOpen} say={say} />
  }
}

function OneExercise(props: Pick<Props, 'onOpen' | 'say'> & { readonly id: string }) {
  const t = useTranslations('exercises')
  const { id, onOpen, say } = props
  const loaded = useLoaded(id, useLocale())
  if (loaded.kind !== 'ready')
    return (
      <main className="ex-page" id="main" tabIndex={-1}>
        <h1 className="vh">{t('title')}</h1>
        <p>{t(loaded.kind === 'loading' ? 'loading' : 'unknown', { id })}</p>
        <p>
          <a href="#/exercises">{t('back')}</a>
        </p>
      </main>
    )
  return (
    <ExerciseView
      exercise={loaded.exercise}
      prose={loaded.prose}
      onOpen={(frame) => onOpen(frame, id)}
      say={say}
    />
  )
}
