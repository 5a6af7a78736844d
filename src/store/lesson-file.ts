/** A lesson in a file from anywhere: taken whole or refused with the place that is wrong. */
import type { Bilingual, Lesson, LessonStep } from '../content/lessons/lesson.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { parseLink } from '../scenario/scenario-link.ts'

const FORMAT = 'wirelab-lesson'
const VERSION = 1
/** Larger files are not looked at. */
export const MOST_LESSON_BYTES = 500_000
const MOST_STEPS = 200
const MOST_TEXT = 5000

export interface LessonProblem {
  readonly reason: 'too-large' | 'not-json' | 'not-a-lesson' | 'other-version' | 'bad-step'
  /** A JSON Pointer, or a size in bytes. */
  readonly where: string
}

/** The text of a lesson's file. */
export function writeLesson(lesson: Lesson): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...lesson }, null, 2)}\n`
}

/** The lesson in a text; `size` where the text was not even read. A text in one language serves for both. */
export function readLesson(text: string, size = text.length): Outcome<Lesson, LessonProblem> {
  if (size > MOST_LESSON_BYTES) return refuse('too-large', `${size}`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuse('not-json', String((error as Error).message).slice(0, 200))
  }
  if (!isRecord(value) || value.format !== FORMAT) return refuse('not-a-lesson', '/format')
  if (value.version !== VERSION) return refuse('other-version', '/version')
  const title = readTexts(value.title)
  if (!title) return refuse('not-a-lesson', '/title')
  const { steps } = value
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS)
    return refuse('not-a-lesson', '/steps')
  const read = steps.map(readStep)
  const bad = read.indexOf(null)
  if (bad >= 0) return refuse('bad-step', `/steps/${bad}`)
  return ok({ title, steps: read as readonly LessonStep[] })
}

/** A step stays in the stepper, and its link says nothing that is not understood. */
function readStep(value: unknown): LessonStep | null {
  if (!isRecord(value)) return null
  const { link, minutes, predict = false } = value
  const notes = readTexts(value.notes)
  if (typeof link !== 'string' || !link.startsWith('#/step') || link.length > MOST_TEXT) return null
  if (typeof minutes !== 'number' || !(minutes >= 0 && minutes <= 600)) return null
  if (notes === null || typeof predict !== 'boolean') return null
  return parseLink(link).notices.length > 0 ? null : { link, minutes, notes, predict }
}

function readTexts(value: unknown): Bilingual | null {
  if (!isRecord(value)) return null
  const zh = value['zh-CN'] ?? value.en
  const en = value.en ?? zh
  if (typeof zh !== 'string' || typeof en !== 'string') return null
  return zh.length > MOST_TEXT || en.length > MOST_TEXT ? null : { 'zh-CN': zh, en }
}

function refuse(reason: LessonProblem['reason'], where: string): Outcome<Lesson, LessonProblem> {
  return fail({ reason, where })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
