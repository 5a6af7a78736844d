import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CodeFailure } from '../exercise/code.ts'
import { createCodeRunner } from './code-runner.ts'

// Deep stacks cost real time before the deadline ends them.
vi.setConfig({ testTimeout: 30_000 })
const fresh = () => createCodeRunner({ limits: { steps: 500 }, deadlineMs: 2500 })
let runner = await fresh()
/** As the page's worker does: a runner that an answer has hurt is thrown away. */
async function next(): Promise<void> {
  runner.reset()
  if (runner.worn()) runner = await fresh()
}
afterEach(next)

function failureOf(source: string, name = 'run'): CodeFailure | null {
  const loaded = runner.load(source)
  if (!loaded.ok) return loaded.error
  const called = loaded.value.call(name)
  return called.ok ? null : called.error
}

/** After any failure the next answer runs as if nothing had happened. */
async function expectStillUsable(): Promise<void> {
  await next()
  const loaded = runner.load('export const run = (): number => 6 * 7')
  expect(loaded.ok && loaded.value.call('run')).toEqual({ ok: true, value: 42 })
}

describe('honest code', () => {
  it('runs TypeScript and gives back JSON, digit for digit', () => {
    const loaded = runner.load(`
      interface Reply { readonly id: number }
      export function double(reply: Reply, more?: string): { id: number; more: string } {
        return { id: reply.id * 2, more: more ?? '无' }
      }`)
    expect(loaded.ok && loaded.value.exports).toEqual(['double'])
    expect(loaded.ok && loaded.value.call('double', { id: 21 })).toEqual({
      ok: true,
      value: { id: 42, more: '无' },
    })
  })

  it('lets async code wait for what the grader settles', () => {
    const loaded = runner.load(
      `export async function ask(n: number) {
        const first = await wire.send('a', n)
        try { await wire.send('b') } catch (error) { return [first, String(error)] }
      }`,
      { later: ['wire.send'] },
    )
    if (!loaded.ok) throw new Error(loaded.error.message)
    const task = loaded.value.start('ask', 7)
    expect(task.result()).toBe(null)
    expect(task.pending()).toEqual([{ id: 1, name: 'wire.send', args: ['a', 7] }])
    task.resolve(1, { got: true })
    task.reject(2, 'closed')
    expect(task.result()).toEqual({ ok: true, value: [{ got: true }, 'Error: closed'] })
  })

  it('calls functions of the host at once, and hears what they throw', () => {
    const loaded = runner.load(
      `export function run() { try { fail() } catch (e) { return [add(1, 2), (e as Error).message] } }`,
      {
        now: {
          add: (a, b) => Number(a) + Number(b),
          fail: () => {
            throw new Error('no')
          },
        },
      },
    )
    expect(loaded.ok && loaded.value.call('run')).toEqual({ ok: true, value: [3, 'no'] })
  })

  it('keeps what was printed', () => {
    expect(failureOf(`export function run() { console.log('a', { b: 1 }, undefined) }`)).toBe(null)
    expect(runner.printed()).toEqual(['a {"b":1} undefined'])
  })
})

describe('code that fails says where', () => {
  it('does not parse', () => {
    expect(failureOf('const ok = 1\nconst = 2')).toMatchObject({ kind: 'syntax', line: 2 })
  })
  it('throws', () => {
    const failure = failureOf('export function run(): void {\n  throw new TypeError("bad")\n}')
    expect(failure).toMatchObject({ kind: 'thrown', line: 2, message: 'TypeError: bad' })
  })
  it('exports nothing of that name', () => {
    expect(failureOf('// nothing')).toMatchObject({ kind: 'missing', message: 'run' })
  })
  it('waits for ever', () => {
    expect(failureOf('export const run = () => new Promise(() => {})')).toMatchObject({
      kind: 'stuck',
    })
  })
  it('returns what is no JSON', () => {
    expect(
      failureOf('export function run() { const a: any = {}; a.a = a; return a }'),
    ).toMatchObject({ kind: 'not-json' })
  })
  it('imports', () => {
    expect(failureOf(`import fs from 'fs'\nexport const run = () => fs`)).toMatchObject({
      kind: 'thrown',
      message: 'there is nothing to import here',
    })
  })
})

describe('hostile code is stopped, and the next answer runs', () => {
  afterEach(expectStillUsable)

  it.each([
    ['an endless loop', 'export function run() { while (true) {} }', 'steps'],
    ['an endless loop at load', 'for (;;) {}\nexport const run = 1', 'steps'],
    [
      'an endless loop that catches everything',
      'export function run() { for (;;) { try { for (;;) {} } catch {} } }',
      'steps',
    ],
    [
      'promises without end',
      'export async function run() { const go = (): any => Promise.resolve().then(go); await go() }',
      'steps',
    ],
    ['endless recursion', 'export function run(): number { return 1 + run() }', 'stack'],
    ['a string of 1 GB', `export function run() { return 'x'.repeat(2 ** 30 - 1) }`, 'memory'],
    [
      'memory without end',
      'export function run() { const all: any[] = []; for (;;) all.push(new Array(10000).fill(1)) }',
      'memory',
    ],
    [
      'a million lines of console',
      `export function run() { for (let i = 0; i < 1e6; i++) console.log('line ' + i) }`,
      'output',
    ],
    [
      'one very long line',
      `export function run() { console.log('x'.repeat(1e6)); for (;;) {} }`,
      'output',
    ],
    [
      'tampering with a prototype',
      'export function run() { (Array.prototype as any).map = () => [] }',
      'thrown',
    ],
    [
      'tampering with JSON',
      'export function run() { (JSON as any).stringify = () => "0"; return 1 }',
      'thrown',
    ],
    [
      'a stack overflow inside a catch',
      'export function run(): any { try { return run() } catch { return run() } }',
      'steps',
    ],
  ])('%s', (_, source, kind) => {
    expect(failureOf(source)?.kind).toBe(kind)
  })

  it.each([
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'document',
    'window',
    'self',
    'postMessage',
    'importScripts',
    'localStorage',
    'setTimeout',
    'process',
    'WebAssembly',
    'Worker',
  ])('cannot reach %s', (name) => {
    expect(failureOf(`export function run() { return ${name} }`)).toMatchObject({
      kind: 'thrown',
      message: `ReferenceError: '${name}' is not defined`,
    })
    const loaded = runner.load(`
      export const run = () => typeof (globalThis as any)['${name}']
      export const viaFunction = () => new Function('return typeof ${name}')()`)
    expect(loaded.ok && loaded.value.call('run')).toEqual({ ok: true, value: 'undefined' })
    expect(loaded.ok && loaded.value.call('viaFunction')).toEqual({ ok: true, value: 'undefined' })
  })

  it('cannot leave anything behind for the next answer or the page', () => {
    expect(
      failureOf(
        'export function run() { (globalThis as any).left = 1; (globalThis as any).Array = 5 }',
      ),
    ).toBe(null)
    runner.reset()
    const loaded = runner.load(
      'export const run = () => [typeof (globalThis as any).left, typeof Array]',
    )
    expect(loaded.ok && loaded.value.call('run')).toEqual({
      ok: true,
      value: ['undefined', 'function'],
    })
    expect('left' in globalThis).toBe(false)
  })

  it('gives proxies and getters no way out of their own engine', () => {
    const loaded = runner.load(`export function run(given: any) {
      return given.constructor.constructor('return typeof process')()
    }`)
    expect(loaded.ok && loaded.value.call('run', { a: 1 })).toEqual({
      ok: true,
      value: 'undefined',
    })
  })
})
