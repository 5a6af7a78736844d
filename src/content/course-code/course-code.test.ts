import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allPlaces, COURSE_FILES, codeFor, excerptOf } from './course-code.ts'

const folder = new URL('../../../public/code/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

test('the files offered are the files there are', () => {
  const there = readdirSync(folder).filter((name) => name.includes('.'))
  expect([...COURSE_FILES].sort()).toEqual(there.sort())
})

describe('every place that a step names', () => {
  test.each(allPlaces())('$file [$anchor] is there and not empty', ({ file, anchor }) => {
    const excerpt = excerptOf(read(file), anchor)
    expect(excerpt?.lines.length).toBeGreaterThan(1)
    expect(excerpt?.lines.join('\n')).not.toContain(`[${anchor}]`)
  })
})

test('an excerpt counts its lines as the file does', () => {
  const excerpt = excerptOf('a\n# [x] why\nb\n# [/x]\nc', 'x')
  expect(excerpt).toEqual({ from: 2, lines: ['# why', 'b'] })
  expect(excerptOf('a', 'x')).toBeNull()
  expect(excerptOf('  # [x] why\n    b\n\n  # [/x]', 'x')?.lines).toEqual(['# why', '  b', ''])
})

test('a step that no file speaks of has no places', () => {
  expect(codeFor('answer')).toEqual([])
  expect(codeFor('constructor')).toEqual([])
})
