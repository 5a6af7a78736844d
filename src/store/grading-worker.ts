/** The worker: learners' code, the simulation and the grader run here together, and the page can end it. */
import { loadExercise } from '../content/exercises/library.ts'
import { createEngine } from '../exercise/engine.ts'
import { grade } from '../exercise/grade.ts'
import { packVerdict } from '../exercise/verdict-text.ts'
import { createCodeRunner } from '../sandbox/code-runner.ts'
import { WASM_URL } from '../sandbox/wasm-url.ts'
import type { GradingAnswer, GradingOrder } from './grading.ts'

const runner = createCodeRunner({ wasmUrl: WASM_URL })

self.addEventListener('message', (event: MessageEvent<GradingOrder>) => {
  const { order } = event.data
  const reply = (answer: GradingAnswer) => self.postMessage(answer)
  answer(event.data).then(reply, (error: unknown) =>
    reply({ order, failed: error instanceof Error ? error.message : String(error), worn: true }),
  )
})

async function answer({ order, id, answers, seed }: GradingOrder): Promise<GradingAnswer> {
  const exercise = await loadExercise(id)
  if (!exercise) throw new Error(`no exercise ${id}`)
  const code = await runner
  const verdict = packVerdict(grade(exercise, answers, createEngine(code), seed))
  code.reset()
  return { order, verdict, worn: code.worn() }
}
