/** E13: twelve failures, four channels. Each failure is produced; the key is the tag that the recording gives it. */

import { chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Evidence, type Exercise, holds } from '../../../exercise/exercise.ts'
import { ERROR_CHANNELS, type ErrorChannel } from '../../../protocol/errors.ts'
import { dealtBackwards, dealtByDrawer } from '../dealt.ts'
import { FAILURE_IDS, produce } from './failures.ts'

const PART = 'failures'

interface Failed {
  readonly channel: ErrorChannel
  readonly frame: Evidence
}

/** The first event of the run that an error arrives with. */
function lookUp(engine: Engine, id: string): Failed {
  const session = produce(engine, id)
  const event = session.events.find(({ errorChannel }) => errorChannel !== undefined)
  if (!event?.errorChannel) throw new Error(`${id} does not fail`)
  return { channel: event.errorChannel, frame: { trace: session.trace(), seq: event.seq } }
}

const solved = (engine: Engine): Record<string, string> =>
  Object.fromEntries(FAILURE_IDS.map((id) => [id, lookUp(engine, id).channel]))
const withChange = (engine: Engine, change: Record<string, string>) => ({
  [PART]: { ...solved(engine), ...change },
})

export const exercise: Exercise = {
  id: 'E13',
  assertions: [
    { id: 'all-labelled' },
    ...ERROR_CHANNELS.map((id) => ({ id, needs: ['all-labelled'] as const })),
  ],
  parts: [
    {
      kind: 'classify',
      id: PART,
      items: FAILURE_IDS.map((id) => ({ id })),
      choices: ERROR_CHANNELS.map((id) => ({ id })),
    },
  ],
  grade(answers, engine) {
    const chosen = (id: string) => chosenOf(answers, PART, id)
    const open = FAILURE_IDS.filter((id) => chosen(id) === '')
    const complete = holds(
      'all-labelled',
      open.length === 0,
      { say: 'count', with: { n: FAILURE_IDS.length } },
      { say: 'count', with: { n: FAILURE_IDS.length - open.length } },
      { places: open.map((item) => ({ part: PART, item })) },
    )
    if (!complete.passed) return [complete]
    const failed = new Map(FAILURE_IDS.map((id) => [id, lookUp(engine, id)]))
    const family = (channel: ErrorChannel) => {
      const truly = FAILURE_IDS.filter((id) => failed.get(id)?.channel === channel)
      // Judged both ways: failures of this channel under another label, and others under this one.
      const wrong = FAILURE_IDS.filter((id) => truly.includes(id) !== (chosen(id) === channel))
      const shown = failed.get(wrong[0] ?? truly[0] ?? '')?.frame
      return holds(
        channel,
        wrong.length === 0,
        { say: 'family', with: { n: truly.length } },
        { say: 'mixed', with: { n: wrong.length } },
        { places: wrong.map((item) => ({ part: PART, item })), ...(shown && { frame: shown }) },
      )
    }
    return [complete, ...ERROR_CHANNELS.map(family)]
  },
  hints: [['tool-error'], ['protocol-error', 'transport-error'], ['local-error']],
  solution: (engine) => ({ [PART]: solved(engine) }),
  // A classification has one right answer; these two differ in the order in which cards were dealt with.
  alsoRight: (engine) => [
    { [PART]: dealtBackwards(solved(engine)) },
    { [PART]: dealtByDrawer(solved(engine)) },
  ],
  wrong: (engine) => [
    { name: 'half-done', answer: { [PART]: { timeout: 'local-error' } }, fails: 'all-labelled' },
    {
      name: 'status-decides',
      answer: withChange(engine, { 'http-404': 'transport-error' }),
      fails: 'protocol-error',
    },
    {
      name: 'enum-is-invalid-params',
      answer: withChange(engine, { 'bad-enum': 'protocol-error' }),
      fails: 'protocol-error',
    },
    {
      name: 'one-channel-for-unknown-tools',
      answer: withChange(engine, { 'unknown-tool-spec': 'tool-error' }),
      fails: 'protocol-error',
    },
    {
      name: 'business-rule-is-local',
      answer: withChange(engine, { 'unknown-module': 'local-error' }),
      fails: 'tool-error',
    },
    {
      name: 'timeout-came-from-the-server',
      answer: withChange(engine, { timeout: 'protocol-error' }),
      fails: 'protocol-error',
    },
    {
      name: 'whatever-breaks-is-local',
      answer: withChange(engine, { 'bad-gateway': 'local-error', 'process-exit': 'local-error' }),
      fails: 'transport-error',
    },
    {
      name: 'cancel-is-transport',
      answer: withChange(engine, { 'given-up': 'transport-error' }),
      fails: 'transport-error',
    },
    {
      name: 'a-result-is-the-tool’s',
      answer: withChange(engine, { 'foreign-result': 'tool-error' }),
      fails: 'tool-error',
    },
  ],
}
