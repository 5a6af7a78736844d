import { describe, expect, it } from 'vitest'
import { parseLink } from '../../scenario/scenario-link.ts'
import { simulate } from '../../simulation/simulate.ts'
import { LESSONS } from './library.ts'

describe.each(LESSONS.map((lesson) => [lesson.title.en, lesson] as const))('%s', (_, lesson) => {
  it('takes about ten minutes and asks the class at least twice', () => {
    const minutes = lesson.steps.reduce((sum, step) => sum + step.minutes, 0)
    expect(minutes).toBeGreaterThanOrEqual(8)
    expect(minutes).toBeLessThanOrEqual(12)
    expect(lesson.steps.filter(({ predict }) => predict).length).toBeGreaterThanOrEqual(2)
  })

  it.each(lesson.steps.map((step) => [step.link, step] as const))('%s', (link, step) => {
    const read = parseLink(link)
    expect(read.notices).toEqual([])
    expect(read.link.page).toBe('step')
    const { events } = simulate(read.link.scenario)
    const index = events.findIndex(({ key }) => key === read.link.options.at)
    expect(index).toBeGreaterThanOrEqual(0)
    if (step.predict) expect(index).toBeLessThan(events.length - 1)
    expect(step.notes['zh-CN']).toMatch(/[一-鿿]/)
    expect(step.notes.en).not.toMatch(/[一-鿿]/)
  })
})
