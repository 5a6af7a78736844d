/** What one answer has used up; shared by all its programs. */
export interface Meter {
  /** Why everything has to stop, once it has. */
  stopped: 'steps' | 'output' | 'stack' | 'memory' | null
  steps: number
  readonly deadline: number
  printedChars: number
  readonly printed: string[]
  /** An exception of WebAssembly's own has passed through the engine. */
  broken: boolean
}

/** A meter at zero whose deadline is so many ms of real time away. */
export function newMeter(deadlineMs: number): Meter {
  const deadline = performance.now() + deadlineMs
  return { stopped: null, deadline, steps: 0, printedChars: 0, printed: [], broken: false }
}
