/** Turns what a grader finds into verdicts, the same way for every exercise. */
import type { Answers } from './answers.ts'
import type { Engine } from './engine.ts'
import type { Evidence, Exercise, Finding, Place } from './exercise.ts'
import type { Said } from './prose.ts'

export type AssertionStatus = 'passed' | 'failed' | 'not-reached'

export interface Assertion {
  readonly id: string
  readonly status: AssertionStatus
  readonly bonus: boolean
  readonly expected?: Said
  readonly got?: Said
  readonly frame?: Evidence
  readonly places: readonly Place[]
}

export interface Verdict {
  /** One for each assertion of the exercise, in its order. */
  readonly assertions: readonly Assertion[]
  /** Everything passed except, perhaps, a bonus. */
  readonly solved: boolean
  /** The first assertion that failed, or null. */
  readonly firstFailed: string | null
  /** What the learner's code printed. */
  readonly printed: readonly string[]
}

/**
 * Grades one answer. An assertion that the grader does not come to, or that needs one which did not pass, is
 * `not-reached`. A finding for an id that the exercise does not have is our bug and throws.
 */
export function grade(exercise: Exercise, answers: Answers, engine: Engine, seed = 1): Verdict {
  engine.code?.reset()
  const findings = new Map<string, Finding>()
  for (const finding of exercise.grade(answers, engine, seed)) {
    if (!exercise.assertions.some(({ id }) => id === finding.id))
      throw new Error(`${exercise.id} has no assertion ${finding.id}`)
    // Of several findings for one assertion the first failure counts, and all places are kept.
    findings.set(finding.id, merge(findings.get(finding.id), finding))
  }
  const status = new Map<string, AssertionStatus>()
  const assertions = exercise.assertions.map(({ id, needs = [], bonus = false }): Assertion => {
    const finding = findings.get(id)
    const reached = finding && needs.every((need) => status.get(need) === 'passed')
    status.set(id, !reached ? 'not-reached' : finding.passed ? 'passed' : 'failed')
    if (!reached) return { id, status: 'not-reached', bonus, places: [] }
    return {
      id,
      status: finding.passed ? 'passed' : 'failed',
      bonus,
      places: finding.places ?? [],
      ...(finding.expected && { expected: finding.expected }),
      ...(finding.got && { got: finding.got }),
      ...(finding.frame && { frame: finding.frame }),
    }
  })
  return {
    assertions,
    solved: assertions.every((one) => one.status === 'passed' || one.bonus),
    firstFailed: assertions.find((one) => one.status === 'failed')?.id ?? null,
    printed: engine.code?.printed() ?? [],
  }
}

function merge(before: Finding | undefined, next: Finding): Finding {
  if (!before) return next
  const kept = before.passed && !next.passed ? next : before
  return {
    ...kept,
    passed: before.passed && next.passed,
    places: [...(before.places ?? []), ...(next.places ?? [])],
  }
}
