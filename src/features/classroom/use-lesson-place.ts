import type { Lesson } from '../../content/lessons/lesson.ts'
import { parseLink } from '../../scenario/scenario-link.ts'
import { useLabActions } from '../../store/lab-context.tsx'

/** Goes to a place of a lesson: its run, its step, its question. A place that is not there is left alone. */
export function useLessonPlace(): (lesson: Lesson, place: number) => void {
  const { openScenario, setClass } = useLabActions()
  return (lesson, place) => {
    const step = lesson.steps[place]
    if (!step) return
    const { scenario, options } = parseLink(step.link).link
    openScenario(scenario, options.at)
    setClass({ lesson, place, chooses: false, predicts: step.predict, hands: null, spot: null })
  }
}
