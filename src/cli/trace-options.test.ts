import { expect, test } from 'vitest'
import { DEFAULT_SCENARIO } from '../scenario/scenario.ts'
import { readTraceOptions, traceHelp } from './trace-options.ts'

const read = (...args: readonly string[]) => readTraceOptions(args)
const refused = (...args: readonly string[]) => {
  const outcome = read(...args)
  return outcome.ok ? '' : outcome.error
}

test('without options everything is as the design says', () => {
  expect(read()).toEqual({
    ok: true,
    value: { scenario: DEFAULT_SCENARIO, format: 'ndjson', language: 'en', help: false },
  })
})

test('reads both ways of writing an option', () => {
  expect(
    read(
      '--revision',
      '2025-11-25',
      '--transport=http',
      '--server',
      'spec',
      '--limit=2500',
      '--format',
      'arrows',
    ),
  ).toMatchObject({
    ok: true,
    value: {
      format: 'arrows',
      scenario: { revision: '2025-11-25', transport: 'http', server: 'spec', limitMs: 2500 },
    },
  })
})

test('a script brings its own revision, transport and tools', () => {
  expect(read('--task', 'course-legacy')).toMatchObject({
    value: { scenario: { revision: '2025-11-25', transport: 'stdio', tools: 'all' } },
  })
})

test.each([
  [
    ['--revision', '2024-11-05'],
    ['--revision', '2024-11-05', '2026-07-28, 2025-11-25'],
  ],
  [['--fault', 'time-out'], ['none, unknown-tool, bad-args, timeout']],
  [['--server', 'rust-sdk'], ['python-sdk, spec, typescript-sdk']],
  [['--server', 'typescript-sdk', '--fault', 'legacy-only'], ['typescript-sdk. Legal here: none']],
  [['--format', 'xml'], ['ndjson, arrows, json, har, mermaid']],
  [['--format', 'har'], ['--transport http']],
  [['--lang', 'fr'], ['en, zh-CN']],
  [['--limit', '0'], ['1–600000']],
  [['--repeat', 'often'], ['1–10000']],
  [['--transport'], ['stdio, http']],
  [
    ['--colour', 'red'],
    ['--colour', '--revision --transport'],
  ],
  [['stray'], ['stray', '--revision']],
  [
    ['--task', 'course-http', '--transport', 'stdio'],
    ['course-http', 'Legal here: http'],
  ],
  [['--task', 'course-modern', '--fault', 'timeout'], ['Legal here: none']],
  [
    ['--fault', 'timeout', '--fault=none'],
    ['--fault', 'more than once'],
  ],
  [
    ['--format', 'json', '--format', 'json'],
    ['--format', 'more than once'],
  ],
])('%j is refused with a line that names what is legal', (args, words) => {
  const text = refused(...args)
  expect(text.split('\n')).toHaveLength(1)
  for (const word of words) expect(text).toContain(word)
})

test('every problem gets its line, in the language asked for', () => {
  const lines = refused('--lang', 'zh-CN', '--fault', 'x', '--via', 'http').split('\n')
  expect(lines).toHaveLength(2)
  expect(lines.join()).toContain('可选：none')
})

test('help names every option with its default', () => {
  expect(traceHelp('en')).toContain(
    '--server     python-sdk | spec | typescript-sdk  (default python-sdk)',
  )
  expect(traceHelp('zh-CN')).toContain('默认 2026-07-28')
})
