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
import { fail } from '../protocol/outcome.ts'
import { stoppedBy } from './guest-failure.ts'
import { type GuestProgram, loadProgram } from './guest-program.ts'
import { newMeter } from './meter.ts'
import { stripTypes } from './strip-types.ts'

const PAGE_BYTES = 65_536
/** 16 MiB: what the WebAssembly file was built for. */
const FIRST_PAGES = 256

export interface CodeRunnerOptions {
  readonly limits?: Partial<CodeLimits>
  /** Address of QuickJS's WebAssembly file, for pages; Node finds its own. */
  readonly wasmUrl?: string
  /**
   * Real time for one answer, ms: steps cannot see work inside a single instruction, such as the trace of a deep
   * stack. Far above what any answer needs, so that verdicts do not depend on the machine.
   */
  readonly deadlineMs?: number
}

export interface QuickJsRunner extends CodeRunner {
  /** True when an answer has hurt the engine itself; the next one needs a new runner. */
  worn(): boolean
}

/** Loads QuickJS and gives the runner. */
export async function createCodeRunner(options: CodeRunnerOptions = {}): Promise<QuickJsRunner> {
  const limits: CodeLimits = { ...DEFAULT_LIMITS, ...options.limits }
  const quickjs = await newQuickJSWASMModuleFromVariant(
    newVariant(RELEASE_SYNC, {
      // QuickJS's own limit counts nothing but single allocations here, so the memory itself is bounded.
      wasmMemory: new WebAssembly.Memory({
        initial: FIRST_PAGES,
        maximum: Math.max(FIRST_PAGES, Math.ceil(limits.memoryBytes / PAGE_BYTES)),
      }),
      ...(options.wasmUrl && { wasmLocation: options.wasmUrl }),
    }),
  )
  let runtime: QuickJSRuntime | null = null
  let programs: GuestProgram[] = []
  const deadlineMs = options.deadlineMs ?? 8000
  let meter = newMeter(deadlineMs)
  let worn = false

  function freshRuntime(): QuickJSRuntime {
    const fresh = quickjs.newRuntime()
    fresh.setMemoryLimit(limits.memoryBytes)
    fresh.setMaxStackSize(limits.stackBytes)
    fresh.setInterruptHandler(() => {
      meter.steps += 1
      if (meter.steps > limits.steps || performance.now() > meter.deadline)
        meter.stopped ??= 'steps'
      return meter.stopped !== null
    })
    return fresh
  }

  return {
    load(source, host = {}) {
      if (worn) throw new Error('a worn runner was used again')
      // A limit ends the whole answer, not only the program that struck it.
      const stopped = stoppedBy(meter)
      if (stopped) return fail(stopped)
      const stripped = stripTypes(source)
      if (!stripped.ok) return stripped
      runtime ??= freshRuntime()
      const loaded = loadProgram(runtime, stripped.value, host, meter, limits)
      programs.push(loaded.program)
      return loaded.outcome
    },
    reset() {
      try {
        for (const program of programs) program.dispose()
        runtime?.dispose()
      } catch {
        // Objects were lost when memory or stack ran out; QuickJS refuses to go on after that.
        worn = true
      }
      programs = []
      runtime = null
      meter = newMeter(deadlineMs)
    },
    printed: () => meter.printed,
    worn: () => worn || meter.broken,
  }
}
