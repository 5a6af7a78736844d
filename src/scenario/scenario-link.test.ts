import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyScenario } from '../../scripts/lib/any-scenario.ts'
import { DEFAULT_SCENARIO } from './scenario.ts'
import { DEFAULT_LINK, formatLink, type Link, parseLink } from './scenario-link.ts'

const read = (hash: string) => parseLink(hash)

// Links that are out in the world: in slides, chats and bookmarks. Lines are added here, never changed.
const OLD_LINKS: readonly (readonly [string, Partial<Link>])[] = [
  ['', { page: 'step', scenario: DEFAULT_SCENARIO }],
  ['#/', { page: 'step' }],
  ['#/start', { page: 'start' }],
  ['#/step', { page: 'step', scenario: DEFAULT_SCENARIO, versus: null, options: {} }],
  [
    '#/step?rev=2025-11-25&via=http&server=spec&fault=timeout&at=call-1.cancel',
    {
      scenario: {
        ...DEFAULT_SCENARIO,
        revision: '2025-11-25',
        transport: 'http',
        server: 'spec',
        fault: 'timeout',
      },
      options: { at: 'call-1.cancel' },
    },
  ],
  [
    '#/step?limit=2500&fault=timeout',
    { scenario: { ...DEFAULT_SCENARIO, fault: 'timeout', limitMs: 2500 } },
  ],
  [
    '#/step?at=12&lang=zh-CN&theme=projector',
    { options: { at: '12', lang: 'zh-CN', theme: 'projector' } },
  ],
  [
    '#/step?task=course-legacy',
    {
      scenario: {
        ...DEFAULT_SCENARIO,
        task: 'course-legacy',
        revision: '2025-11-25',
        tools: 'all',
      },
    },
  ],
  [
    '#/compare?via=http&vs.rev=2025-11-25',
    {
      page: 'compare',
      scenario: { ...DEFAULT_SCENARIO, transport: 'http' },
      versus: { ...DEFAULT_SCENARIO, transport: 'http', revision: '2025-11-25' },
    },
  ],
  ['#/abacus?n=3&m=4', { page: 'abacus', options: { n: 3, m: 4 } }],
  ['#/exercises/E07', { page: 'exercises', exercise: 'E07' }],
  ['#/exercises', { page: 'exercises', exercise: null }],
  [
    '#/step?tools=all&seed=7&view=embed&from=call-1.order&to=9',
    { options: { view: 'embed', from: 'call-1.order', to: '9' } },
  ],
  [
    '#/step?server=typescript-sdk&task=forgotten-envelope&at=missing-meta.response',
    {
      scenario: {
        ...DEFAULT_SCENARIO,
        server: 'typescript-sdk',
        task: 'forgotten-envelope',
        tools: 'all',
      },
      options: { at: 'missing-meta.response' },
    },
  ],
]

test.each(OLD_LINKS)('old link %s still opens', (hash, expected) => {
  const { link, notices } = read(hash)
  expect(link).toMatchObject(expected)
  expect(notices).toEqual([])
})

test('a fault that a live server cannot have is told, with those that it can', () => {
  const { link, notices } = read('#/step?server=typescript-sdk&fault=legacy-only')
  expect(link.scenario).toMatchObject({ server: 'typescript-sdk', fault: 'none' })
  expect(notices).toMatchObject([
    { kind: 'no-place', got: 'legacy-only', because: '2026-07-28, stdio, typescript-sdk' },
  ])
  expect(notices[0]?.legal).toContain('crash')
})

describe('what is not legal becomes the nearest legal value and a notice', () => {
  test.each([
    ['rev=2025', 'rev', '2025-11-25'],
    ['via=HTTP', 'via', 'http'],
    ['via=sse', 'via', 'stdio'],
    ['fault=time-out', 'fault', 'timeout'],
    ['fault=unknown_tool', 'fault', 'unknown-tool'],
    ['limit=0', 'limit', '1'],
    ['limit=soon', 'limit', 'none'],
    ['n=99', 'n', '50'],
    ['lang=zh', 'lang', 'zh-CN'],
    ['theme=pink', 'theme', ''],
    ['vs.rev=26', 'vs.rev', '2026-07-28'],
  ])('%s', (query, key, used) => {
    const { notices } = read(`#/step?${query}`)
    expect(notices).toMatchObject([{ kind: 'illegal', key, used }])
    expect(notices[0]?.legal.length).toBeGreaterThan(0)
  })

  test('an unknown page, an unknown key, a value that the task contradicts', () => {
    const { link, notices } = read('#/stepper?colour=red&task=course-http&via=stdio')
    expect(link).toMatchObject({ page: 'step', scenario: { transport: 'http' } })
    expect(notices).toMatchObject([
      { kind: 'illegal', key: 'page', got: 'stepper', used: 'step' },
      { kind: 'unknown-key', key: 'colour' },
      { kind: 'conflict', key: 'via', got: 'stdio', used: 'http', because: 'course-http' },
    ])
  })

  test('any text is read without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { link } = read(`#/${text}`)
        expect(read(formatLink(link)).notices).toEqual([])
      }),
    )
  })
})

test('every link survives a round trip', () => {
  const step = fc.stringMatching(/^[a-z0-9.-]{1,20}$/)
  const options = fc.record(
    {
      at: step,
      from: step,
      to: step,
      race: fc.constantFrom('before' as const, 'during' as const, 'after' as const),
      n: fc.integer({ min: 1, max: 50 }),
      m: fc.integer({ min: 1, max: 50 }),
      view: fc.constantFrom('present' as const, 'audience' as const, 'embed' as const),
      lang: fc.constantFrom('zh-CN' as const, 'en' as const),
      theme: fc.constantFrom('light' as const, 'dark' as const, 'projector' as const),
    },
    { requiredKeys: [] },
  )
  const anyLink = fc.record({
    scenario: anyScenario(),
    versus: fc.option(anyScenario()),
    options,
  })
  fc.assert(
    fc.property(anyLink, fc.string({ minLength: 1, maxLength: 12 }), (parts, exercise) => {
      const link: Link = { ...DEFAULT_LINK, ...parts }
      expect(read(formatLink(link))).toEqual({ link, notices: [] })
      const other: Link = {
        ...DEFAULT_LINK,
        page: 'exercises',
        exercise: exercise.replace(/\/$/, 'x'),
      }
      expect(read(formatLink(other)).link).toEqual(other)
    }),
  )
})
