import type { Lesson } from './lesson.ts'
import { theCall } from './the-call.ts'
import { twoRevisions } from './two-revisions.ts'
import { whenThingsFail } from './when-things-fail.ts'

/** The lessons that ship, each about ten minutes. */
export const LESSONS: readonly Lesson[] = [theCall, twoRevisions, whenThingsFail]
