/** E19: four byte captures; find the first byte that does not belong, and what put it there. */
import { type Answers, chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, holds } from '../../../exercise/exercise.ts'
import { CAPTURE_IDS, CAUSES, type CaptureId, capturesOf, type Spotted, spot } from './captures.ts'

const PART = 'bytes'

type Key = Readonly<Record<CaptureId, Spotted>>

function keyOf(engine: Engine, seed: number): Key {
  return Object.fromEntries(
    capturesOf(engine, seed).map((capture) => [
      capture.id,
      spot(engine, capture) ?? { at: -1, cause: 'print' as const },
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
      const found = spot(engine, capture)
      const at = chosenOf(answers, PART, `${id}.at`)
      const cause = chosenOf(answers, PART, `${id}.cause`)
      const byte = found ? capture.bytes[found.at] : undefined
      return [
        holds(
          `${id}.at`,
          found !== null && at !== '' && Number(at) === found.at,
          { say: 'byte', with: { at: found?.at ?? '—', hex: hexOf(byte) } },
          at === ''
            ? { say: 'nothing' }
            : { say: 'byte', with: { at, hex: hexOf(capture.bytes[Number(at)]) } },
          { places: [{ part: PART, item: `${id}.at` }] },
        ),
        holds(
          `${id}.cause`,
          cause === found?.cause,
          { say: `${PART}.${found?.cause ?? 'print'}` },
          cause === '' || !(CAUSES as readonly string[]).includes(cause)
            ? { say: 'nothing' }
            : { say: `${PART}.${cause}` },
          { places: [{ part: PART, item: `${id}.cause` }] },
        ),
      ]
    })
  },
  hints: [
    ['print.at', 'print.cause', 'newline.at'],
    ['crlf.at', 'crlf.cause', 'newline.cause'],
    ['pipe.at', 'pipe.cause'],
  ],
  solution: (engine, seed) => answer(keyOf(engine, seed)),
  // Offsets may be typed as people copy them: with leading zeros, or in another order of fields.
  alsoRight: (engine, seed) => {
    const key = keyOf(engine, seed)
    const padded = Object.fromEntries(
      CAPTURE_IDS.map((id) => [`${id}.at`, String(key[id].at).padStart(4, '0')]),
    )
    const reversed = Object.fromEntries(Object.entries(answer(key)[PART] as object).toReversed())
    return [answer(key, padded), { [PART]: reversed }]
  },
  wrong: (engine, seed) => {
    const key = keyOf(engine, seed)
    return SLIPS.map(({ field, name, to }) => ({
      name,
      answer: answer(key, { [field]: to(key) }),
      fails: field,
    }))
  },
}

function hexOf(byte: number | undefined): string {
  return byte === undefined ? '—' : byte.toString(16).padStart(2, '0')
}
