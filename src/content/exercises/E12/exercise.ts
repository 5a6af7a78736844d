/** E12: two servers whose capabilities are not what they do. A strict host visits each in both eras. */
import { textOf } from '../../../exercise/answers.ts'
import type { Engine } from '../../../exercise/engine.ts'
import { type Exercise, type Finding, fails, holds, pass } from '../../../exercise/exercise.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import { type Card, ERAS, FAMILIES, readCard, type Visit, visit } from './strict-host.ts'

const draft = (capabilities: JsonObject, handlers: readonly string[]) =>
  stringify({ name: 'bughunt-bench', capabilities, handlers }, { indent: 2 })

const TOOLS = ['tools/list', 'tools/call']
const RESOURCES = ['resources/list', 'resources/templates/list', 'resources/read']
const PROMPTS = ['prompts/list', 'prompts/get']
const HIDING = draft({}, [...TOOLS, ...RESOURCES])
const BOASTING = draft({ tools: {}, prompts: {} }, TOOLS)

function read(engine: Engine, id: string, part: string, text: string): Card | Finding {
  const parsed = engine.parse(text)
  if (!parsed.ok) {
    const got = { say: 'json.unreadable', with: { ...parsed.error } }
    return fails(id, { say: 'json.readable' }, got, { places: [{ part }] })
  }
  const card = readCard(parsed.value)
  return card ?? fails(id, { say: 'a-card' }, { say: 'no-card' }, { places: [{ part }] })
}

const places = (part: string) => [{ part, pointer: '/capabilities' }]
const framed = (frame: Visit['opening']) => (frame ? { frame } : {})

/** In each era the host has found something of this family. */
function found(id: string, part: string, family: string, visits: readonly Visit[]): Finding[] {
  return visits.map(({ era, asked, opening, declared }) => {
    const mine = asked.find((one) => one.family === family && one.found > 0)
    return holds(
      id,
      mine !== undefined,
      { say: 'found', with: { family, era } },
      declared.includes(family)
        ? { say: 'list-refused', with: { family, era } }
        : { say: 'not-declared', with: { family, era } },
      { ...framed(mine?.frame ?? opening), ...(!mine && { places: places(part) }) },
    )
  })
}

/** Whatever is declared answers, in each era: its list, and the way to one entry. */
function honest(id: string, part: string, visits: readonly Visit[]): Finding[] {
  return visits.map(({ era, asked, opening }) => {
    const bad = asked.find(({ refused }) => refused !== null)
    return holds(
      id,
      bad === undefined,
      { say: 'all-answer', with: { era } },
      { say: 'refused', with: { family: bad?.family ?? '', method: bad?.refused ?? '', era } },
      { ...framed(bad?.frame ?? opening), ...(bad && { places: places(part) }) },
    )
  })
}

/** Whatever has handlers is declared: no family is kept from the host. */
function open(id: string, part: string, card: Card, visits: readonly Visit[]): Finding[] {
  return visits.map(({ era, declared, opening }) => {
    const hidden = FAMILIES.find(
      (family) =>
        card.handlers.some((method) => method.startsWith(`${family}/`)) &&
        !declared.includes(family),
    )
    return holds(
      id,
      hidden === undefined,
      { say: 'all-declared', with: { era } },
      { say: 'not-declared', with: { family: hidden ?? '', era } },
      { ...framed(opening), ...(hidden && { places: places(part) }) },
    )
  })
}

export const exercise: Exercise = {
  id: 'E12',
  assertions: [
    { id: 'hiding-readable' },
    { id: 'tools-found', needs: ['hiding-readable'] },
    { id: 'resources-found', needs: ['hiding-readable'] },
    { id: 'hiding-honest', needs: ['tools-found', 'resources-found'] },
    { id: 'boasting-readable' },
    { id: 'boasting-honest', needs: ['boasting-readable'] },
    { id: 'tools-kept', needs: ['boasting-readable'] },
    { id: 'T1', needs: ['hiding-readable', 'boasting-readable'] },
  ],
  parts: [
    { kind: 'edit-json', id: 'hiding', start: HIDING },
    { kind: 'edit-json', id: 'boasting', start: BOASTING },
  ],
  grade(answers, engine) {
    const hiding = read(engine, 'hiding-readable', 'hiding', textOf(answers, 'hiding'))
    const boasting = read(engine, 'boasting-readable', 'boasting', textOf(answers, 'boasting'))
    const findings: Finding[] = []
    if ('id' in hiding) findings.push(hiding)
    else {
      const visits = ERAS.map((era) => visit(engine, hiding, era))
      findings.push(
        pass('hiding-readable'),
        ...found('tools-found', 'hiding', 'tools', visits),
        ...found('resources-found', 'hiding', 'resources', visits),
        ...honest('hiding-honest', 'hiding', visits),
        ...open('T1', 'hiding', hiding, visits),
      )
    }
    if ('id' in boasting) findings.push(boasting)
    else {
      const visits = ERAS.map((era) => visit(engine, boasting, era))
      findings.push(
        pass('boasting-readable'),
        ...honest('boasting-honest', 'boasting', visits),
        ...found('tools-kept', 'boasting', 'tools', visits),
        ...open('T1', 'boasting', boasting, visits),
      )
    }
    return findings
  },
  hints: [
    ['tools-found', 'tools-kept'],
    ['resources-found', 'T1'],
    ['hiding-honest', 'boasting-honest'],
  ],
  solution: {
    hiding: draft({ tools: {}, resources: {} }, [...TOOLS, ...RESOURCES]),
    boasting: draft({ tools: {} }, TOOLS),
  },
  alsoRight: [
    // The promise is kept instead of taken back.
    {
      hiding: draft({ resources: { subscribe: false }, tools: { listChanged: false } }, [
        ...RESOURCES,
        ...TOOLS,
      ]),
      boasting: draft({ tools: {}, prompts: {} }, [...TOOLS, ...PROMPTS]),
    },
    // More than was asked for, and all of it declared.
    {
      hiding: draft({ prompts: {}, resources: {}, tools: {} }, [
        ...PROMPTS,
        ...TOOLS,
        'resources/list',
        'resources/read',
      ]),
      boasting: draft({ resources: {}, tools: {} }, [...TOOLS, ...RESOURCES]),
    },
  ],
  wrong: [
    {
      name: 'cut-off',
      answer: { hiding: HIDING.slice(0, -1), boasting: BOASTING },
      fails: 'hiding-readable',
    },
    {
      name: 'names-in-a-list',
      answer: {
        hiding: stringify({ capabilities: ['tools', 'resources'], handlers: TOOLS }),
        boasting: draft({ tools: {} }, TOOLS),
      },
      fails: 'hiding-readable',
    },
    {
      name: 'nothing-changed',
      answer: { hiding: HIDING, boasting: BOASTING },
      fails: 'tools-found',
    },
    {
      name: 'true-is-a-capability',
      answer: {
        hiding: draft({ tools: true, resources: true }, [...TOOLS, ...RESOURCES]),
        boasting: draft({ tools: {} }, TOOLS),
      },
      fails: 'tools-found',
    },
    {
      name: 'tools-only',
      answer: {
        hiding: draft({ tools: {} }, [...TOOLS, ...RESOURCES]),
        boasting: draft({ tools: {} }, TOOLS),
      },
      fails: 'resources-found',
    },
    {
      name: 'declare-everything',
      answer: {
        hiding: draft({ tools: {}, resources: {}, prompts: {} }, [...TOOLS, ...RESOURCES]),
        boasting: draft({ tools: {} }, TOOLS),
      },
      fails: 'hiding-honest',
    },
    {
      name: 'empty-second',
      answer: {
        hiding: draft({ tools: {}, resources: {} }, [...TOOLS, ...RESOURCES]),
        boasting: '',
      },
      fails: 'boasting-readable',
    },
    {
      name: 'list-but-no-get',
      answer: {
        hiding: draft({ tools: {}, resources: {} }, [...TOOLS, ...RESOURCES]),
        boasting: draft({ tools: {}, prompts: {} }, [...TOOLS, 'prompts/list']),
      },
      fails: 'boasting-honest',
    },
    {
      name: 'say-nothing',
      answer: {
        hiding: draft({ tools: {}, resources: {} }, [...TOOLS, ...RESOURCES]),
        boasting: draft({}, TOOLS),
      },
      fails: 'tools-kept',
    },
    {
      name: 'a-handler-too-many',
      answer: {
        hiding: draft({ tools: {}, resources: {} }, [...TOOLS, ...RESOURCES]),
        boasting: draft({ tools: {} }, [...TOOLS, ...PROMPTS]),
      },
      fails: 'T1',
    },
  ],
}
