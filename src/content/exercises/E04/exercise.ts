/** E04: ten lines, four kinds. The key is what the engine itself makes of each line. */

import { chosenOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, holds } from '../../../exercise/exercise.ts'
import { dealtBackwards, dealtByDrawer } from '../dealt.ts'

const LINES: Readonly<Record<string, string>> = {
  list: '{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{}}',
  done: '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}',
  ready: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  unknown: '{"jsonrpc":"2.0","id":"a-7","error":{"code":-32601,"message":"Method not found"}}',
  both: '{"jsonrpc":"2.0","id":3,"result":{},"error":{"code":-32603,"message":"x"}}',
  null: '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
  batch: '[{"jsonrpc":"2.0","id":4,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"}]',
  text: '{"jsonrpc":"2.0","id":"5","method":"tools/call","params":{"name":"replay_steps","arguments":{"steps":["打开购物车"]}}}',
  cancel:
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5,"reason":"timed out after 0.5s"}}',
  empty: '{"jsonrpc":"2.0","id":6,"result":{}}',
}
const ITEMS = Object.keys(LINES)

/** The engine's word for a line. */
function kindOf(engine: Engine, id: string): 'request' | 'response' | 'notification' | 'none' {
  const read = engine.parse(LINES[id] ?? '')
  const kind = read.ok ? engine.messageKind(read.value) : null
  return kind === null ? 'none' : kind === 'result' || kind === 'error' ? 'response' : kind
}

const solved = (engine: Engine) =>
  Object.fromEntries(ITEMS.map((id) => [id, kindOf(engine, id)] as const))

export const exercise: Exercise = {
  id: 'E04',
  assertions: [
    { id: 'all-labelled' },
    { id: 'requests', needs: ['all-labelled'] },
    { id: 'responses', needs: ['all-labelled'] },
    { id: 'notifications', needs: ['all-labelled'] },
    { id: 'none', needs: ['all-labelled'] },
  ],
  parts: [
    {
      kind: 'classify',
      id: 'lines',
      items: ITEMS.map((id) => ({ id, raw: LINES[id] ?? '' })),
      choices: ['request', 'response', 'notification', 'none'].map((id) => ({ id })),
    },
  ],
  grade(answers, engine) {
    const chosen = (id: string) => chosenOf(answers, 'lines', id)
    const open = ITEMS.filter((id) => chosen(id) === '')
    const complete = holds(
      'all-labelled',
      open.length === 0,
      { say: 'count', with: { n: ITEMS.length } },
      { say: 'count', with: { n: ITEMS.length - open.length } },
      { places: open.map((item) => ({ part: 'lines', item })) },
    )
    const family = (id: string, kind: string): Finding => {
      // Judged both ways: lines of this kind under another label, and other lines under this one.
      const wrong = ITEMS.filter(
        (item) => (kindOf(engine, item) === kind) !== (chosen(item) === kind),
      )
      const truly = ITEMS.filter((item) => kindOf(engine, item) === kind).length
      return holds(
        id,
        wrong.length === 0,
        { say: 'family', with: { n: truly } },
        { say: 'mixed', with: { n: wrong.length } },
        { places: wrong.map((item) => ({ part: 'lines', item })) },
      )
    }
    return [
      complete,
      family('requests', 'request'),
      family('responses', 'response'),
      family('notifications', 'notification'),
      family('none', 'none'),
    ]
  },
  hints: [[], ['requests', 'notifications'], ['responses', 'none']],
  solution: (engine) => ({ lines: solved(engine) }),
  // A classification has one right answer; these two differ in the order in which cards were dealt with.
  alsoRight: (engine) => [
    { lines: dealtBackwards(solved(engine)) },
    { lines: dealtByDrawer(solved(engine)) },
  ],
  wrong: (engine) => [
    { name: 'half-done', answer: { lines: { list: 'request' } }, fails: 'all-labelled' },
    {
      name: 'null-is-an-id',
      answer: { lines: { ...solved(engine), null: 'request' } },
      fails: 'requests',
    },
    {
      name: 'error-beside-result',
      answer: { lines: { ...solved(engine), both: 'response' } },
      fails: 'responses',
    },
    {
      name: 'null-is-no-id',
      answer: { lines: { ...solved(engine), null: 'notification' } },
      fails: 'notifications',
    },
    {
      name: 'batch-is-a-request',
      answer: { lines: { ...solved(engine), batch: 'request' } },
      fails: 'requests',
    },
    {
      name: 'everything-invalid-elsewhere',
      answer: { lines: { ...solved(engine), empty: 'none' } },
      fails: 'responses',
    },
  ],
}
