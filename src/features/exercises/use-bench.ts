/** The bench's state: a base run, a step, frames sent so far, and the draft of the next one. */
import { useCallback, useMemo, useState } from 'react'
import {
  type Fork,
  frameOfEvent,
  headerLines,
  headersOf,
  runFork,
  type WrittenFrame,
} from '../../exercise/fork.ts'
import { stringify } from '../../protocol/json.ts'
import { type Scenario, simulable } from '../../scenario/scenario.ts'
import { pageEngine } from './use-attempt.ts'

export interface Draft {
  readonly headers: string
  readonly text: string
}

/** Lives as long as the page, so that a look at the stepper loses nothing. */
let lastFork: Fork | null = null

export function useBench(scenario: Scenario, cursor: number, cursorKey: string) {
  const [fork, setForkState] = useState<Fork>(() => {
    if (lastFork) return lastFork
    const base = pageEngine.simulate(simulable(scenario)).events
    const known = base.some(({ key }) => key === cursorKey)
    const after = known ? cursorKey : (base[Math.min(cursor, base.length - 1)]?.key ?? '')
    return { name: '', scenario, after, frames: [] }
  })
  const setFork = useCallback((next: Fork) => {
    lastFork = next.frames.length > 0 ? next : null
    setForkState(next)
  }, [])
  const base = useMemo(() => pageEngine.simulate(simulable(fork.scenario)), [fork.scenario])
  const requests = useMemo(
    () =>
      base.events.flatMap((event) => {
        const frame = frameOfEvent(event)
        return frame ? [{ key: event.key, frame }] : []
      }),
    [base],
  )
  const empty = useMemo(() => emptyFrame(requests.at(-1)?.frame ?? null), [requests])
  const [draft, setDraft] = useState<Draft>(() => draftOf(requests.at(-1)?.frame ?? empty))
  // A new name runs nothing anew.
  const { scenario: forked, after, frames } = fork
  const run = useMemo(() => runFork({ scenario: forked, after, frames }), [forked, after, frames])
  /** A fork from a link or from those kept: its last frame is what one goes on from. */
  const load = useCallback(
    (next: Fork) => {
      setFork(next)
      const last = next.frames.at(-1)
      if (last) setDraft(draftOf(last))
    },
    [setFork],
  )

  return {
    fork,
    base,
    requests,
    empty,
    draft,
    run,
    edit: (change: Partial<Draft>) => setDraft({ ...draft, ...change }),
    take: (frame: WrittenFrame) => setDraft(draftOf(frame)),
    /** Frames were written for the step and server at hand; another choice keeps them and runs them anew. */
    after: (after: string) => setFork({ ...fork, after }),
    server: (server: Scenario['server']) =>
      setFork({ ...fork, scenario: { ...fork.scenario, server } }),
    rename: (name: string) => setFork({ ...fork, name }),
    send: () => setFork({ ...fork, frames: [...fork.frames, frameOf(fork, draft)] }),
    undo: () => setFork({ ...fork, frames: fork.frames.slice(0, -1) }),
    load,
  }
}

export type Bench = ReturnType<typeof useBench>

function draftOf(frame: WrittenFrame): Draft {
  return frame.kind === 'stdin'
    ? { headers: '', text: laidOut(frame.text) }
    : { headers: headerLines(frame.headers), text: laidOut(frame.body) }
}

/** With line breaks where the text is JSON; what is sent is one line again. */
function laidOut(text: string): string {
  const parsed = pageEngine.parse(text)
  return parsed.ok ? stringify(parsed.value, { indent: 2 }) : text
}

function frameOf({ scenario }: Fork, { headers, text }: Draft): WrittenFrame {
  const parsed = pageEngine.parse(text)
  // A draft that is no JSON is sent as it is: that, too, is something to try.
  const line = parsed.ok ? stringify(parsed.value) : text
  return scenario.transport === 'stdio'
    ? { kind: 'stdin', text: line }
    : { kind: 'http', headers: headersOf(headers), body: line }
}

function emptyFrame(like: WrittenFrame | null): WrittenFrame {
  const text = '{"jsonrpc":"2.0","id":99,"method":"tools/list","params":{}}'
  return like?.kind === 'http'
    ? { kind: 'http', headers: like.headers, body: text }
    : { kind: 'stdin', text }
}
