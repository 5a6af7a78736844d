/** One learner at one exercise: the draft, the run, what the verdict changes. */
import { useMemo, useRef, useState } from 'react'
import { type Answers, handedOut, type PartAnswer, readAnswers } from '../../exercise/answers.ts'
import { createEngine } from '../../exercise/engine.ts'
import { type Exercise, made } from '../../exercise/exercise.ts'
import type { Verdict } from '../../exercise/grade.ts'
import { holesFor } from '../../exercise/score.ts'
import { NEW_RECORD } from '../../store/exercise-record.ts'
import { exercises, grading, useExercises } from '../../store/exercises.ts'
import type { GradingOutcome } from '../../store/grading.ts'

/** Draws parts and answers on the page; learners' code runs only in the worker. */
export const pageEngine = createEngine(null)

interface Run {
  readonly verdict: Verdict | null
  /** The very answer that was graded. */
  readonly answers: Answers | null
  /** Why there is no verdict. */
  readonly trouble: Exclude<GradingOutcome, { kind: 'verdict' }> | null
}
const NO_RUN: Run = { verdict: null, answers: null, trouble: null }

export function useAttempt(exercise: Exercise) {
  const record = useExercises((state) => state.records[exercise.id]) ?? NEW_RECORD
  const { seed } = record
  const parts = useMemo(() => made(exercise.parts, pageEngine, seed), [exercise, seed])
  const answers = useMemo(() => readAnswers(parts, record.answers), [parts, record.answers])
  const [run, setRun] = useState<Run>(NO_RUN)
  const [running, setRunning] = useState(false)
  const [showsSolution, setShowsSolution] = useState(false)
  const turn = useRef(0)
  const change = (part: Parameters<typeof exercises.change>[1]) =>
    exercises.change(exercise.id, part)

  async function start(): Promise<Verdict | null> {
    const mine = ++turn.current
    setRunning(true)
    const outcome = await grading.grade(exercise.id, answers, seed)
    // The learner may have gone on to new numbers meanwhile.
    if (mine !== turn.current) return null
    setRunning(false)
    const before = exercises.record(exercise.id)
    if (outcome.kind !== 'verdict') {
      setRun({ verdict: null, answers: null, trouble: outcome })
      if (outcome.kind === 'stopped') change({ tries: before.tries + 1 })
      return null
    }
    const { verdict } = outcome
    setRun({ verdict, answers, trouble: null })
    const holes = holesFor(verdict, before.hints.length)
    change({
      tries: before.tries + 1,
      ...(holes !== null && {
        holes: Math.max(holes, before.holes ?? 0),
        solvedOn: before.solvedOn ?? new Date().toISOString().slice(0, 10),
      }),
    })
    return verdict
  }
  function startOver(nextSeed: number): void {
    turn.current += 1
    setRunning(false)
    setRun(NO_RUN)
    setShowsSolution(false)
    change({ seed: nextSeed, answers: handedOut(made(exercise.parts, pageEngine, nextSeed)) })
  }

  return {
    record,
    parts,
    /** What stands on the page: the learner's draft, or the solution while it is looked at. */
    answers: showsSolution
      ? readAnswers(parts, made(exercise.solution, pageEngine, seed))
      : answers,
    verdict: run.verdict,
    trouble: run.trouble,
    stale: showsSolution || run.answers !== answers,
    running,
    showsSolution,
    showSolution(shown: boolean): void {
      setShowsSolution(shown)
      if (shown) change({ solutionSeen: true })
    },
    answer(part: string, value: PartAnswer): void {
      if (!showsSolution) change({ answers: { ...answers, [part]: value } })
    },
    start,
    stop: () => grading.stop(),
    openHint: (index: number) => change({ hints: [...record.hints, index] }),
    startOver: () => startOver(seed),
    newNumbers: () => startOver((seed % 9999) + 1),
  }
}

export type Attempt = ReturnType<typeof useAttempt>
