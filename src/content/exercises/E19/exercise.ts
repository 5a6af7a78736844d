/** E19: five byte captures; find the first byte that does not belong, and what put it there. */
import { type Answers, chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, holds } from '../../../exercise/exercise.ts'
import {
  CAPTURE_IDS,
  CAUSES,
  type CaptureId,
  capturesOf,
  readings,
  type Spotted,
} from './captures.ts'

const PART = 'bytes'

type Key = Readonly<Record<CaptureId, Spotted>>

function keyOf(engine: Engine, seed: number): Key {
  return Object.fromEntries(
    capturesOf(engine, seed).map((capture) => [
      capture.id,
      readings(engine, capture)[0] ?? { at: -1, cause: 'print' as const },
    ]),
  ) as Key
}

/** The key as an answer, with some fields changed. */
function answer(key: Key, change: Readonly<Record<string, string>> = {}): Answers {
  const fields = CAPTURE_IDS.flatMap((id) => [
    [`${id}.at`, String(key[id].at)],
    [`${id}.cause`, key[id].cause],
  ])
  return { [PART]: { ...Object.fromEntries(fields), ...change } }
}

/** The other readings of the last capture, which the decoder puts down to its encoding. */
function printedReadings(engine: Engine, seed: number): readonly Spotted[] {
  return capturesOf(engine, seed).flatMap((capture) => readings(engine, capture).slice(1))
}

/** Every way of being one off, or of seeing another cause, for one field at a time. */
const SLIPS = CAPTURE_IDS.flatMap((id) => [
  { field: `${id}.at`, name: `${id}-one-late`, to: (key: Key) => String(key[id].at + 1) },
  {
    field: `${id}.cause`,
    name: `${id}-other-cause`,
    to: (key: Key) => (key[id].cause === 'utf8' ? 'bom' : 'utf8'),
  },
])

export const exercise: Exercise = {
  id: 'E19',
  seeded: true,
  assertions: CAPTURE_IDS.flatMap((id) => [{ id: `${id}.at` }, { id: `${id}.cause` }]),
  parts: (engine, seed) => [
    {
      kind: 'spot',
      id: PART,
      captures: capturesOf(engine, seed).map(({ id, channel, bytes }) => ({
        id,
        channel,
        bytes: [...bytes],
      })),
      causes: CAUSES.map((id) => ({ id })),
    },
  ],
  grade(answers, engine, seed) {
    return capturesOf(engine, seed).flatMap((capture) => {
      const { id } = capture
      const found = readings(engine, capture)
      const [key] = found
      const at = chosenOf(answers, PART, `${id}.at`)
      const cause = chosenOf(answers, PART, `${id}.cause`)
      const atIt = at === '' ? [] : found.filter((one) => one.at === Number(at))
      // A cause goes with its position; with a wrong position, any reading's cause is right.
      const causes = (atIt.length > 0 ? atIt : found).map((one) => one.cause)
      return [
        holds(
          `${id}.at`,
          atIt.length > 0,
          { say: 'byte', with: { at: key?.at ?? '—', hex: hexOf(capture.bytes[key?.at ?? -1]) } },
          at === ''
            ? { say: 'nothing' }
            : { say: 'byte', with: { at, hex: hexOf(capture.bytes[Number(at)]) } },
          { places: [{ part: PART, item: `${id}.at` }] },
        ),
        holds(
          `${id}.cause`,
          causes.some((one) => one === cause),
          { say: `${PART}.${causes[0] ?? 'print'}` },
          cause === '' || !(CAUSES as readonly string[]).includes(cause)
            ? { say: 'nothing' }
            : { say: `${PART}.${cause}` },
          { places: [{ part: PART, item: `${id}.cause` }] },
        ),
      ]
    })
  },
  hints: [
    ['first.at', 'first.cause', 'fourth.at'],
    ['second.at', 'second.cause', 'fourth.cause', 'fifth.at', 'fifth.cause'],
    ['third.at', 'third.cause'],
  ],
  solution: (engine, seed) => answer(keyOf(engine, seed)),
  // What was printed in another encoding begins to be wrong where it is no JSON, or where it is no UTF-8.
  alsoRight: (engine, seed) => {
    const key = keyOf(engine, seed)
    return printedReadings(engine, seed).map(({ at, cause }) =>
      answer(key, { 'fifth.at': String(at), 'fifth.cause': cause }),
    )
  },
  wrong: (engine, seed) => {
    const key = keyOf(engine, seed)
    const [first] = printedReadings(engine, seed)
    return [
      ...SLIPS.map(({ field, name, to }) => ({
        name,
        answer: answer(key, { [field]: to(key) }),
        fails: field,
      })),
      {
        name: 'encoding-of-a-letter',
        answer: answer(key, { 'fifth.at': String(first?.at) }),
        fails: 'fifth.cause',
      },
    ]
  },
}

function hexOf(byte: number | undefined): string {
  return byte === undefined ? '—' : byte.toString(16).padStart(2, '0')
}
