/** E21: headers that say what the body says, three ways to be refused, and a gateway that only reads headers. */
import { type Answers, chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import { DEFENCES, type Defence, holdsWith, rush, slipsBy, TRICKS, type Trick } from './gateway.ts'
import { type Answered, type BodyId, bodyOf, type Headers, open, post } from './posts.ts'

const RIGHT = 'right'
const REFUSED = 'refused'
const GATEWAY = 'gateway'
const COLUMNS = ['version', 'method', 'name'] as const
const GOOD = ['list', 'call', 'unicode', 'discover'] as const
const BAD = ['mismatch', 'unsupported', 'no-method'] as const

/** How each row is to be refused. */
const REFUSALS: {
  readonly [row in (typeof BAD)[number]]: { readonly status: number; readonly code: number }
} = {
  mismatch: { status: 400, code: -32020 },
  unsupported: { status: 400, code: -32022 },
  'no-method': { status: 404, code: -32601 },
}

const NEW = '2026-07-28'
/** `提交报告` in UTF-8, Base64, between the marks that say so. */
const SENTINEL = '=?base64?5o+Q5Lqk5oql5ZGK?='

type Rows = Readonly<Record<string, readonly [version: string, method: string, name: string]>>
const cells = (rows: Rows) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([row, values]) =>
      COLUMNS.map((column, index) => [`${row}.${column}`, values[index] ?? '']),
    ),
  )
const GOOD_ROWS: Rows = {
  list: [NEW, 'tools/list', ''],
  call: [NEW, 'tools/call', 'submit_bug_report'],
  unicode: [NEW, 'tools/call', SENTINEL],
  discover: [NEW, 'server/discover', ''],
}
const BAD_ROWS: Rows = {
  mismatch: [NEW, 'tools/call', 'replay_steps'],
  unsupported: ['1900-01-01', 'tools/list', ''],
  'no-method': [NEW, 'foo/bar', ''],
}
const answer = (
  good: Rows = {},
  bad: Rows = {},
  trick = 'other-name',
  defence = 'server-checks',
): Answers => ({
  [RIGHT]: cells({ ...GOOD_ROWS, ...good }),
  [REFUSED]: cells({ ...BAD_ROWS, ...bad }),
  [GATEWAY]: { bypass: trick, defence },
})

export const exercise: Exercise = {
  id: 'E21',
  assertions: [
    ...GOOD.map((id) => ({ id: `right.${id}` })),
    ...BAD.map((id) => ({ id: `refused.${id}` })),
    { id: 'bypass' },
    { id: 'defence' },
  ],
  parts: [
    {
      kind: 'fill-table',
      id: RIGHT,
      rows: GOOD.map((id) => ({ id })),
      columns: COLUMNS.map((id) => ({ id })),
    },
    {
      kind: 'fill-table',
      id: REFUSED,
      rows: BAD.map((id) => ({ id })),
      columns: COLUMNS.map((id) => ({ id })),
    },
    {
      kind: 'predict',
      id: GATEWAY,
      questions: [
        { id: 'bypass', choices: TRICKS.map((id) => ({ id })) },
        { id: 'defence', choices: DEFENCES.map((id) => ({ id })) },
      ],
    },
  ],
  exhibits: GOOD.map((id) => ({ id: `right.${id}`, raw: bodyOf(id) })),
  grade(answers, engine) {
    const headers = (part: string, row: string): Headers => ({
      version: chosenOf(answers, part, `${row}.version`),
      method: chosenOf(answers, part, `${row}.method`),
      name: chosenOf(answers, part, `${row}.name`),
    })
    return [
      ...GOOD.map((row) => accepted(engine, row, headers(RIGHT, row))),
      ...BAD.map((row) => refused(engine, row, headers(REFUSED, row))),
      bypass(engine, chosenOf(answers, GATEWAY, 'bypass')),
      defence(engine, chosenOf(answers, GATEWAY, 'defence')),
    ]
  },
  hints: [
    ['right.list', 'right.call', 'right.discover', 'refused.no-method'],
    ['right.unicode', 'refused.mismatch', 'refused.unsupported'],
    ['bypass', 'defence'],
  ],
  solution: answer(),
  alsoRight: [
    answer(
      {},
      {
        mismatch: [NEW, 'tools/list', 'submit_bug_report'],
        unsupported: ['2027-01-01', 'tools/list', ''],
      },
    ),
    answer({}, { mismatch: [NEW, 'tools/call', ''] }, 'no-name'),
  ],
  wrong: [
    { name: 'no-method-header', answer: answer({ list: [NEW, '', ''] }), fails: 'right.list' },
    {
      name: 'name-left-out',
      answer: answer({ call: [NEW, 'tools/call', ''] }),
      fails: 'right.call',
    },
    {
      name: 'base64-without-marks',
      answer: answer({ unicode: [NEW, 'tools/call', '5o+Q5Lqk5oql5ZGK'] }),
      fails: 'right.unicode',
    },
    {
      name: 'older-version',
      answer: answer({ discover: ['2025-11-25', 'server/discover', ''] }),
      fails: 'right.discover',
    },
    {
      name: 'all-correct',
      answer: answer({}, { mismatch: [NEW, 'tools/call', 'submit_bug_report'] }),
      fails: 'refused.mismatch',
    },
    {
      name: 'version-that-exists',
      answer: answer({}, { unsupported: [NEW, 'tools/list', ''] }),
      fails: 'refused.unsupported',
    },
    {
      name: 'method-of-another',
      answer: answer({}, { 'no-method': [NEW, 'tools/list', ''] }),
      fails: 'refused.no-method',
    },
    { name: 'honest', answer: answer({}, {}, 'honest'), fails: 'bypass' },
    { name: 'limit-lower', answer: answer({}, {}, 'other-name', 'lower-limit'), fails: 'defence' },
    {
      name: 'count-the-nameless',
      answer: answer({}, {}, 'other-name', 'count-all'),
      fails: 'defence',
    },
    { name: 'watch-it', answer: answer({}, {}, 'other-name', 'log-more'), fails: 'defence' },
  ],
}

const said = ({ status, code, isResult }: Answered) =>
  code !== null || isResult
    ? { say: isResult ? 'result' : 'error', with: { status: status ?? '—', code: code ?? '—' } }
    : { say: 'status', with: { status: status ?? '—' } }

function accepted(engine: Engine, row: BodyId, headers: Headers): Finding {
  const answer = post(open(engine), headers, bodyOf(row), row)
  return holds(
    `right.${row}`,
    answer.isResult && answer.status === 200,
    { say: 'result', with: { status: 200, code: '—' } },
    said(answer),
    { frame: answer.frame, places: [{ part: RIGHT, item: row }] },
  )
}

/** The body of the unsupported row says the same version as its header, so that nothing but the version is wrong. */
function refused(engine: Engine, row: (typeof BAD)[number], headers: Headers): Finding {
  const body =
    row === 'unsupported' && headers.version !== '' ? bodyOf(row, headers.version) : bodyOf(row)
  const answer = post(open(engine), headers, body, row)
  const { status, code } = REFUSALS[row]
  return holds(
    `refused.${row}`,
    answer.status === status && answer.code === code,
    { say: 'error', with: { status, code } },
    said(answer),
    { frame: answer.frame, places: [{ part: REFUSED, item: row }] },
  )
}

/** The chosen trick with a server that takes headers for decoration. */
function bypass(engine: Engine, choice: string): Finding {
  const trick = TRICKS.find((id) => id === choice)
  const places = [{ part: GATEWAY, item: 'bypass' }]
  if (!trick) return holds('bypass', false, { say: 'slips' }, { say: 'nothing' }, { places })
  const run = rush(engine, trick satisfies Trick)
  const got = { say: 'rush', with: { counted: run.counted, executed: run.executed } }
  return holds('bypass', slipsBy(run), { say: 'slips' }, got, { frame: run.frame, places })
}

/** The chosen defence against every trick. */
function defence(engine: Engine, choice: string): Finding {
  const chosen = DEFENCES.find((id) => id === choice)
  const places = [{ part: GATEWAY, item: 'defence' }]
  const holdsUp = chosen !== undefined && holdsWith(engine, chosen satisfies Defence)
  const checked = rush(engine, 'other-name', chosen)
  const got = chosen
    ? { say: 'rush', with: { counted: checked.counted, executed: checked.executed } }
    : { say: 'nothing' }
  return holds('defence', holdsUp, { say: 'limit-holds' }, got, { frame: checked.frame, places })
}
