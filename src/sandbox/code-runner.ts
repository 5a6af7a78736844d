/**
 * Runs learners' code in QuickJS, a JavaScript engine compiled to WebAssembly: it has no clock, no network and no
 * page, and it stops at limits of steps, memory, stack and output. Everything here is synchronous once the engine
 * has loaded, so a learner's function can stand inside the virtual-time simulation.
 */
import RELEASE_SYNC from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSRuntime,
} from 'quickjs-emscripten-core'
import { type CodeLimits, type CodeRunner, DEFAULT_LIMITS } from '../exercise/code.ts'
import { type GuestProgram, loadProgram } from './guest-program.ts'
import { stripTypes } from './strip-types.ts'

export interface CodeRunnerOptions {
  readonly limits?: Partial<CodeLimits>
  /** Address of QuickJS's WebAssembly file, for pages; Node finds its own. */
  readonly wasmUrl?: string
}

/** What one answer has used up; shared by all its programs. */
export interface Meter {
  /** Why everything has to stop, once it has. */
  stopped: 'steps' | 'output' | null
  steps: number
  printedChars: number
  readonly printed: string[]
}

/** Loads QuickJS and gives the runner. */
export async function createCodeRunner(options: CodeRunnerOptions = {}): Promise<CodeRunner> {
  const variant = options.wasmUrl
    ? newVariant(RELEASE_SYNC, { wasmLocation: options.wasmUrl })
    : RELEASE_SYNC
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  const limits: CodeLimits = { ...DEFAULT_LIMITS, ...options.limits }
  let runtime: QuickJSRuntime | null = null
  let programs: GuestProgram[] = []
  let meter = newMeter()

  function freshRuntime(): QuickJSRuntime {
    const fresh = quickjs.newRuntime()
    fresh.setMemoryLimit(limits.memoryBytes)
    fresh.setMaxStackSize(limits.stackBytes)
    fresh.setInterruptHandler(() => {
      meter.steps += 1
      if (meter.steps > limits.steps) meter.stopped ??= 'steps'
      return meter.stopped !== null
    })
    return fresh
  }

  return {
    load(source, host = {}) {
      const stripped = stripTypes(source)
      if (!stripped.ok) return stripped
      runtime ??= freshRuntime()
      const loaded = loadProgram(runtime, stripped.value, host, meter, limits)
      programs.push(loaded.program)
      return loaded.outcome
    },
    reset() {
      for (const program of programs) program.dispose()
      programs = []
      runtime?.dispose()
      runtime = null
      meter = newMeter()
    },
    printed: () => meter.printed,
  }
}

function newMeter(): Meter {
  return { stopped: null, steps: 0, printedChars: 0, printed: [] }
}
