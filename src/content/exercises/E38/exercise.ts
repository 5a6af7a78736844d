/** E38: two Hosts, the servers they connect to, and a tool that one of them must never meet. */
import { type Answers, textOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { type JsonValue, stringify } from '../../../protocol/json.ts'
import { callSecretTool, readSetup, SECRET_TOOL, type Setup, takeExam } from './setup.ts'

const PART = 'config'
const places = [{ part: PART }]

interface Hosts {
  readonly tested: readonly string[]
  readonly grader: readonly string[]
}

function config(servers: Readonly<Record<string, readonly string[]>>, hosts: Hosts): string {
  const value = {
    servers: Object.fromEntries(
      Object.entries(servers).map(([name, args]) => [name, { command: 'bughunt', args }]),
    ),
    hosts: {
      tested: { connect: hosts.tested, ask: [SECRET_TOOL] },
      grader: { connect: hosts.grader, ask: [] },
    },
  }
  return stringify(value as unknown as JsonValue, { indent: 2 })
}
const ALL = ['--tools', 'all']
const AGENT = ['--tools', 'agent']
const START = config({ bughunt: ALL }, { tested: ['bughunt'], grader: ['bughunt'] })
const TWO = { exam: AGENT, answers: ALL }
const answer = (text: string): Answers => ({ [PART]: text })

export const exercise: Exercise = {
  id: 'E38',
  assertions: [
    { id: 'starts' },
    { id: 'hidden', needs: ['starts'] },
    { id: 'no-leak', needs: ['hidden'] },
    { id: 'scores', needs: ['starts'] },
    { id: 'all-listed', needs: ['starts'] },
  ],
  parts: [{ kind: 'edit-json', id: PART, start: START }],
  grade(answers, engine) {
    const parsed = engine.parse(textOf(answers, PART))
    if (!parsed.ok) {
      const { line, column, reason } = parsed.error
      const said = { say: 'json.unreadable', with: { line, column, reason } }
      return [
        fails('starts', { say: 'json.readable' }, said, {
          places: [{ part: PART, line: line - 1 }],
        }),
      ]
    }
    const setup = readSetup(parsed.value)
    if ('pointer' in setup)
      return [
        fails(
          'starts',
          { say: 'usable' },
          { say: 'unusable', with: { pointer: setup.pointer || '/' } },
          {
            places: [{ part: PART, pointer: setup.pointer }],
          },
        ),
      ]
    return [pass('starts'), ...tested(engine, setup), grader(engine, setup)]
  },
  hints: [['starts', 'hidden'], ['no-leak', 'scores'], ['all-listed']],
  solution: answer(config(TWO, { tested: ['exam'], grader: ['answers'] })),
  alsoRight: [
    answer(
      config(
        { one: ['--tools=all'], two: ['--tools=agent'] },
        { tested: ['two'], grader: ['two', 'one'] },
      ),
    ),
    answer(config({ a: AGENT, b: AGENT, key: [] }, { tested: ['a', 'b'], grader: ['key'] })),
  ],
  wrong: [
    { name: 'not-json', answer: answer('{ servers: }'), fails: 'starts' },
    {
      name: 'server-that-is-not-there',
      answer: answer(config(TWO, { tested: ['exam'], grader: ['key'] })),
      fails: 'starts',
    },
    {
      name: 'option-made-up',
      answer: answer(
        config(
          { exam: ['--hide', SECRET_TOOL], answers: ALL },
          { tested: ['exam'], grader: ['answers'] },
        ),
      ),
      fails: 'starts',
    },
    { name: 'behind-a-question', answer: answer(START), fails: 'hidden' },
    {
      name: 'both-connected',
      answer: answer(config(TWO, { tested: ['exam', 'answers'], grader: ['answers'] })),
      fails: 'hidden',
    },
    {
      name: 'only-not-listed',
      answer: answer(
        config(
          { bughunt: [...ALL, '--unlisted', SECRET_TOOL] },
          { tested: ['bughunt'], grader: ['bughunt'] },
        ),
      ),
      fails: 'no-leak',
    },
    {
      name: 'nothing-connected',
      answer: answer(config(TWO, { tested: [], grader: ['answers'] })),
      fails: 'scores',
    },
    {
      name: 'grader-shut-out-too',
      answer: answer(config({ exam: AGENT }, { tested: ['exam'], grader: ['exam'] })),
      fails: 'all-listed',
    },
  ],
}

/** The tested Host with each of its connections: what its Model sees, what a call would bring, what it finds by itself. */
function tested(engine: Engine, { servers, hosts }: Setup): readonly Finding[] {
  const findings: Finding[] = []
  let scored: Finding | null = null
  for (const name of hosts.tested.connect) {
    const server = servers[name]
    if (!server) continue
    const seen = takeExam(engine, server)
    const words = { raw: `${name}: ${seen.tools.join(', ') || '—'}` }
    const isHidden = !seen.tools.includes(SECRET_TOOL)
    findings.push(
      holds('hidden', isHidden, { say: 'without', with: { tool: SECRET_TOOL } }, words, {
        frame: seen.frame,
        places,
      }),
    )
    const leak = callSecretTool(engine, server)
    const got =
      leak.bugs.length === 0 ? { say: 'no-bugs' } : { raw: `${name}: ${leak.bugs.join(', ')}` }
    findings.push(
      holds('no-leak', leak.bugs.length === 0, { say: 'no-bugs' }, got, {
        frame: leak.frame,
        places,
      }),
    )
    if (seen.scored) scored ??= pass('scores', { frame: seen.frame })
  }
  if (hosts.tested.connect.length === 0) findings.push(pass('hidden'), pass('no-leak'))
  return [...findings, scored ?? fails('scores', { say: 'a-hit' }, { say: 'no-hit' }, { places })]
}

/** The grader over all its connections: every bug there is. */
function grader(engine: Engine, { servers, hosts }: Setup): Finding {
  const all = callSecretTool(engine, { tools: 'all', unlisted: [] })
  const runs = hosts.grader.connect.flatMap((name) => {
    const server = servers[name]
    return server ? [callSecretTool(engine, server)] : []
  })
  const found = [...new Set(runs.flatMap(({ bugs }) => bugs))].sort()
  const frame = runs.at(-1)?.frame ?? all.frame
  return holds(
    'all-listed',
    stringify(found) === stringify([...all.bugs]),
    { raw: all.bugs.join(', ') },
    found.length === 0 ? { say: 'no-bugs' } : { raw: found.join(', ') },
    { frame, places },
  )
}
