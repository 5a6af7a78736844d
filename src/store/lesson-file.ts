/** A lesson in a file from anywhere: taken whole or refused with the place that is wrong. */
import type { Bilingual, Lesson, LessonStep } from '../content/lessons/lesson.ts'
import { isRecord } from '../protocol/json.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { parseLink } from '../scenario/scenario-link.ts'
import { type OwnFileKind, type OwnFileProblem, readOwnFile, writeOwnFile } from './own-file.ts'

/** Lessons as files. */
export const LESSON_FILE: OwnFileKind = { format: 'wirelab-lesson', version: 1, most: 500_000 }
const MOST_STEPS = 200
const MOST_TEXT = 5000

export interface LessonProblem {
  readonly reason: OwnFileProblem['reason'] | 'bad-step'
  /** A JSON Pointer, the parser's words, or a size in bytes. */
  readonly where: string
}

/** The text of a lesson's file. */
export function writeLesson(lesson: Lesson): string {
  return writeOwnFile(LESSON_FILE, lesson)
}

/** The lesson in a text; `size` where the text was not even read. A text in one language serves for both. */
export function readLesson(text: string, size = text.length): Outcome<Lesson, LessonProblem> {
  const read = readOwnFile(LESSON_FILE, text, size)
  return read.ok ? lessonIn(read.value) : read
}

function lessonIn(value: Readonly<Record<string, unknown>>): Outcome<Lesson, LessonProblem> {
  const title = readTexts(value.title)
  if (!title) return refuse('other-format', '/title')
  const { steps } = value
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MOST_STEPS)
    return refuse('other-format', '/steps')
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
