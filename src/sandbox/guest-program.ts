/** One learner's module inside QuickJS. Values cross the border as JSON text, never as objects of ours. */
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core'
import type {
  CodeFailure,
  CodeLimits,
  HostFunctions,
  PendingCall,
  Program,
  Task,
} from '../exercise/code.ts'
import { type JsonValue, stringify, toValue } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { fail, type Outcome, ok } from '../protocol/outcome.ts'
import { brokenBy, failureOf, stoppedBy } from './guest-failure.ts'
import { GUEST_PRELUDE } from './guest-prelude.ts'
import type { Meter } from './meter.ts'

export interface GuestProgram {
  dispose(): void
}

/** A continuation makes no loop that the interrupt handler could count. */
const JOBS_A_STEP = 100

interface Deferred {
  readonly call: PendingCall
  readonly settle: (how: 'resolve' | 'reject', value: QuickJSHandle) => void
}

/** Evaluates a module. `program` has to be disposed of whatever the outcome is. */
export function loadProgram(
  runtime: QuickJSRuntime,
  code: string,
  host: HostFunctions,
  meter: Meter,
  limits: CodeLimits,
): { readonly outcome: Outcome<Program, CodeFailure>; readonly program: GuestProgram } {
  const vm = runtime.newContext()
  const kept: { dispose(): void }[] = []
  const waiting = new Map<number, Deferred>()
  let calls = 0
  let disposed = false
  const keep = (handle: QuickJSHandle): QuickJSHandle => {
    kept.push(handle)
    return handle
  }

  // Taken before the learner's code runs, so that nothing it does to JSON changes how values cross.
  const bridge = keep(vm.unwrapResult(vm.evalCode(GUEST_PRELUDE, 'prelude.js')))
  const read = keep(vm.getProp(bridge, 'read'))
  const write = keep(vm.getProp(bridge, 'write'))
  const freeze = keep(vm.getProp(bridge, 'freeze'))

  const failure = (error: QuickJSHandle): CodeFailure => {
    const dumped = thrownParts(vm, error)
    error.dispose()
    return failureOf(dumped, meter)
  }
  const toGuest = (value: JsonValue): QuickJSHandle => {
    const text = vm.newString(stringify(value))
    const result = vm.callFunction(read, vm.undefined, text)
    text.dispose()
    return vm.unwrapResult(result)
  }
  const fromGuest = (handle: QuickJSHandle): Outcome<JsonValue, CodeFailure> => {
    const result = vm.callFunction(write, vm.undefined, handle)
    if (result.error) return fail({ ...failure(result.error), kind: 'not-json' })
    const text = result.value.consume((one) => vm.typeof(one) === 'string' && vm.getString(one))
    if (text === false) return ok(null)
    const parsed = parseJson(text)
    return parsed.ok
      ? ok(toValue(parsed.value))
      : fail({ kind: 'not-json', message: parsed.error.reason })
  }
  const argumentsOf = (handles: readonly QuickJSHandle[]): readonly JsonValue[] =>
    handles.map((handle) => {
      const value = fromGuest(handle)
      return value.ok ? value.value : null
    })

  function define(name: string, act: (args: readonly QuickJSHandle[]) => QuickJSHandle): void {
    const path = name.split('.')
    const member = path.pop() ?? name
    let owner = vm.global
    for (const step of path) {
      const there = vm.getProp(owner, step)
      if (vm.typeof(there) === 'object') {
        owner = keep(there)
        continue
      }
      there.dispose()
      const fresh = keep(vm.newObject())
      vm.setProp(owner, step, fresh)
      owner = fresh
    }
    vm.newFunction(member, (...args) => act(args)).consume((handle) =>
      vm.setProp(owner, member, handle),
    )
  }

  function print(args: readonly QuickJSHandle[]): QuickJSHandle {
    const line = args
      .map((handle) =>
        vm.typeof(handle) === 'string' ? vm.getString(handle) : stringifyArgument(handle),
      )
      .join(' ')
    meter.printedChars += line.length
    if (meter.printed.length >= limits.printLines || meter.printedChars > limits.printChars)
      meter.stopped ??= 'output'
    else meter.printed.push(line)
    return vm.undefined
  }
  function stringifyArgument(handle: QuickJSHandle): string {
    if (vm.typeof(handle) === 'undefined') return 'undefined'
    const value = fromGuest(handle)
    return value.ok ? stringify(value.value) : vm.typeof(handle)
  }

  for (const method of ['log', 'info', 'warn', 'error', 'debug']) define(`console.${method}`, print)
  for (const [name, act] of Object.entries(host.now ?? {}))
    define(name, (args) => toGuest(act(...argumentsOf(args)) ?? null))
  for (const name of host.later ?? [])
    define(name, (args) => {
      const promise = vm.newPromise()
      kept.push(promise)
      const call = { id: ++calls, name, args: argumentsOf(args) }
      waiting.set(call.id, { call, settle: (how, value) => promise[how](value) })
      return promise.handle.dup()
    })

  function runJobs(): CodeFailure | null {
    while (runtime.hasPendingJob()) {
      if (++meter.steps > limits.steps) meter.stopped ??= 'steps'
      if (meter.stopped) return stoppedBy(meter)
      const result = runtime.executePendingJobs(JOBS_A_STEP)
      if (result.error) return failure(result.error)
    }
    return meter.stopped ? stoppedBy(meter) : null
  }

  const exported = keep(vm.newObject())
  function evaluate(): CodeFailure | null {
    if (host.prelude !== undefined) {
      const prelude = vm.evalCode(host.prelude, 'api.js')
      if (prelude.error) return failure(prelude.error)
      prelude.value.dispose()
    }
    vm.unwrapResult(vm.callFunction(freeze, vm.undefined)).dispose()
    // On the first line and without a line of its own, so that line numbers are the learner's.
    const wrapped = vm.evalCode(`(function(exports,require){${code}\n})`, 'answer.ts')
    if (wrapped.error) return { ...failure(wrapped.error), kind: 'syntax' }
    const require = vm.newFunction('require', () => {
      throw new Error('there is nothing to import here')
    })
    const run = vm.callFunction(wrapped.value, vm.undefined, exported, require)
    require.dispose()
    wrapped.value.dispose()
    if (run.error) return failure(run.error)
    run.value.dispose()
    return runJobs()
  }

  function start(name: string, args: readonly JsonValue[]): Task {
    let ended: Outcome<JsonValue, CodeFailure> | null = null
    let value: QuickJSHandle | null = null
    const target = vm.getProp(exported, name)
    if (vm.typeof(target) !== 'function') {
      target.dispose()
      ended = fail({ kind: 'missing', message: name })
    } else if (meter.stopped) {
      target.dispose()
      ended = fail(stoppedBy(meter) ?? { kind: 'steps', message: '' })
    } else
      guarded(() => {
        const handles = args.map(toGuest)
        const result = vm.callFunction(target, vm.undefined, ...handles)
        for (const handle of [...handles, target]) handle.dispose()
        if (result.error) ended = fail(failure(result.error))
        else value = keep(result.value)
        look(runJobs())
      })

    /** Runs out of the platform's own stack or memory are exceptions of WebAssembly, not of the program. */
    function guarded(act: () => void): void {
      try {
        act()
      } catch (error) {
        ended = fail(brokenBy(error, meter))
      }
    }

    function look(broken: CodeFailure | null): void {
      if (ended) return
      if (broken) ended = fail(broken)
      else if (value) {
        const state = vm.getPromiseState(value)
        if (state.type === 'rejected') ended = fail(failure(state.error))
        else if (state.type === 'fulfilled') {
          ended = fromGuest(state.value)
          if (!state.notAPromise) state.value.dispose()
        }
      }
    }
    function settle(id: number, how: 'resolve' | 'reject', make: () => QuickJSHandle): void {
      const deferred = waiting.get(id)
      if (!deferred || disposed) return
      waiting.delete(id)
      guarded(() => {
        const handle = make()
        deferred.settle(how, handle)
        handle.dispose()
        look(runJobs())
      })
    }
    return {
      result() {
        // Another task's step may have run this one's jobs.
        guarded(() => look(null))
        return ended
      },
      pending: () => [...waiting.values()].map(({ call }) => call),
      resolve: (id, given) => settle(id, 'resolve', () => toGuest(given)),
      reject: (id, message) => settle(id, 'reject', () => vm.newError(message)),
    }
  }

  const program: GuestProgram = {
    dispose() {
      disposed = true
      waiting.clear()
      for (const handle of kept.reverse()) handle.dispose()
      vm.dispose()
    },
  }
  let broken: CodeFailure | null
  try {
    broken = evaluate()
  } catch (error) {
    broken = brokenBy(error, meter)
  }
  if (broken) return { outcome: fail(broken), program }
  const names = vm.getOwnPropertyNames(exported, { strings: true, numbersAsStrings: true })
  const exports: string[] = []
  if (names.error) names.error.dispose()
  else
    for (const handle of names.value) {
      const name = vm.getString(handle)
      if (name !== '__esModule') exports.push(name)
      handle.dispose()
    }
  return {
    program,
    outcome: ok({
      exports,
      start: (name, ...args) => start(name, args),
      call(name, ...args) {
        const task = start(name, args)
        return task.result() ?? fail({ kind: 'stuck', message: name })
      },
    }),
  }
}

/** The parts of an error that people see; anything can be thrown. */
function thrownParts(vm: QuickJSContext, error: QuickJSHandle) {
  const part = (name: string): string => {
    const handle = vm.getProp(error, name)
    const text = vm.typeof(handle) === 'string' ? vm.getString(handle) : ''
    handle.dispose()
    return text
  }
  if (vm.typeof(error) !== 'object') return { name: '', message: String(vm.dump(error)), stack: '' }
  return { name: part('name'), message: part('message'), stack: part('stack') }
}
