/** A lesson as data: steps of runs in an order, with what to say at each and where to ask first. */
export interface Bilingual {
  readonly 'zh-CN': string
  readonly en: string
}

export interface LessonStep {
  /** A link to the stepper, from `#/step` on. */
  readonly link: string
  readonly minutes: number
  /** For whoever stands in front; plain text. */
  readonly notes: Bilingual
  /** The class predicts the step after this one. */
  readonly predict: boolean
}

export interface Lesson {
  readonly title: Bilingual
  readonly steps: readonly LessonStep[]
}
