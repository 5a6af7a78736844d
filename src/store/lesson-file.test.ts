import { expect, test } from 'vitest'
import { LESSONS } from '../content/lessons/library.ts'
import { readLesson, writeLesson } from './lesson-file.ts'

test.each(LESSONS)('$title.en goes out as a file and comes back', (lesson) => {
  expect(readLesson(writeLesson(lesson))).toEqual({ ok: true, value: lesson })
})

test('one language serves for both', () => {
  const own = {
    format: 'wirelab-lesson',
    version: 1,
    title: { en: 'Mine' },
    steps: [{ link: '#/step?at=call-1.request', minutes: 2, notes: { en: 'Look.' } }],
  }
  const read = readLesson(JSON.stringify(own))
  expect(read.ok && read.value.title).toEqual({ 'zh-CN': 'Mine', en: 'Mine' })
  expect(read.ok && read.value.steps[0]?.predict).toBe(false)
})

const step = { link: '#/step', minutes: 1, notes: { en: 'x' } }
const lesson = { format: 'wirelab-lesson', version: 1, title: { en: 'x' }, steps: [step] }
test.each([
  ['{', 'not-json'],
  ['null', 'other-format'],
  [{ ...lesson, format: 'other' }, 'other-format'],
  [{ ...lesson, version: 2 }, 'other-version'],
  [{ ...lesson, title: 'x' }, 'other-format'],
  [{ ...lesson, steps: [] }, 'other-format'],
  [{ ...lesson, steps: [step, { ...step, link: 'javascript:alert(1)' }] }, 'bad-step'],
  [{ ...lesson, steps: [{ ...step, link: '#/step?rev=1999-01-01' }] }, 'bad-step'],
  [{ ...lesson, steps: [{ ...step, minutes: -1 }] }, 'bad-step'],
  [{ ...lesson, steps: [{ ...step, notes: { en: 7 } }] }, 'bad-step'],
  [' '.repeat(600_000), 'too-large'],
] as const)('%j is refused: %s', (value, reason) => {
  const read = readLesson(typeof value === 'string' ? value : JSON.stringify(value))
  expect(read.ok ? null : read.error.reason).toBe(reason)
})
