/** Grades on the page's behalf in a worker that is ended when it takes too long, and started again when needed. */
import type { Answers } from '../exercise/answers.ts'
import type { Verdict } from '../exercise/grade.ts'
import { unpackVerdict } from '../exercise/verdict-text.ts'

export interface GradingOrder {
  readonly order: number
  readonly id: string
  readonly answers: Answers
  readonly seed: number
}

/** `worn`: the worker must not be used again. */
export type GradingAnswer =
  | { readonly order: number; readonly verdict: string; readonly worn: boolean }
  | { readonly order: number; readonly failed: string; readonly worn: boolean }

export type GradingOutcome =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  /** The worker was ended: it took longer than `limitMs`, or the person stopped it. */
  | { readonly kind: 'stopped'; readonly limitMs: number | null }
  /** A bug of ours, or a page that lost its files. */
  | { readonly kind: 'failed'; readonly message: string }

/** Beyond the sandbox's own limits; on a slow machine loading counts too. */
const LIMIT_MS = 30_000

export interface Grading {
  grade(id: string, answers: Answers, seed: number): Promise<GradingOutcome>
  /** Ends what is running; its promise gives `stopped`. */
  stop(): void
}

export function createGrading(limitMs = LIMIT_MS): Grading {
  let worker: Worker | null = null
  let orders = 0
  let end: ((outcome: GradingOutcome) => void) | null = null

  const retire = (): void => {
    worker?.terminate()
    worker = null
  }
  const started = (): Worker => {
    worker ??= new Worker(new URL('./grading-worker.ts', import.meta.url), { type: 'module' })
    return worker
  }
  return {
    grade(id, answers, seed) {
      end?.({ kind: 'stopped', limitMs: null })
      return new Promise<GradingOutcome>((resolve) => {
        const order = ++orders
        const active = started()
        const timer = setTimeout(() => finish({ kind: 'stopped', limitMs }, true), limitMs)
        const finish = (outcome: GradingOutcome, worn: boolean): void => {
          clearTimeout(timer)
          active.removeEventListener('message', onMessage)
          active.removeEventListener('error', onError)
          end = null
          if (worn) retire()
          resolve(outcome)
        }
        const onMessage = ({ data }: MessageEvent<GradingAnswer>): void => {
          if (data.order !== order) return
          if ('verdict' in data)
            finish({ kind: 'verdict', verdict: unpackVerdict(data.verdict) }, data.worn)
          else finish({ kind: 'failed', message: data.failed }, data.worn)
        }
        const onError = (event: ErrorEvent): void =>
          finish({ kind: 'failed', message: event.message }, true)
        active.addEventListener('message', onMessage)
        active.addEventListener('error', onError)
        end = (outcome) => finish(outcome, true)
        active.postMessage({ order, id, answers, seed } satisfies GradingOrder)
      })
    },
    stop: () => end?.({ kind: 'stopped', limitMs: null }),
  }
}
