/** Frames drawn from a seed in which one or two members of the envelope are replaced, left out or added. */
import type { Exchange, Exchanges, Pipes, Step } from '../../src/cli/serve/replay/recording.ts'
import {
  DISCOVER,
  drawer,
  HEADERS,
  INITIALIZE,
  INITIALIZED,
  standard,
  VALUES,
} from './more-scenarios.ts'

/** JSON as text at the leaves, since some values do not survive JSON.parse. */
type Tree = { [name: string]: string | Tree }
type Draw = ReturnType<typeof drawer>

const KEY = 'io.modelcontextprotocol/'
/** Members that a client may send beside the usual ones, and where. */
const ADDED: readonly (readonly string[])[] = [
  ['params', 'cursor'],
  ['params', 'x'],
  ['params', 'task'],
  ['params', 'inputResponses'],
  ['params', 'requestState'],
  ['params', '_meta', 'progressToken'],
  ['params', '_meta', `${KEY}logLevel`],
  ['params', '_meta', `${KEY}clientInfo`, 'title'],
  ['params', '_meta', `${KEY}clientInfo`, 'icons'],
  ['params', '_meta', `${KEY}clientCapabilities`, 'sampling'],
  ['params', '_meta', `${KEY}clientCapabilities`, 'elicitation'],
  ['params', '_meta', `${KEY}clientCapabilities`, 'roots'],
  ['params', '_meta', `${KEY}clientCapabilities`, 'extensions'],
  ['params', '_meta', `${KEY}clientCapabilities`, 'x'],
  ['result'],
  ['error'],
  ['x'],
]

function request(id: string, method: string, isStateless: boolean): Tree {
  const envelope = (): Tree => ({
    [`${KEY}protocolVersion`]: '"2026-07-28"',
    [`${KEY}clientInfo`]: { name: '"p"', version: '"1"' },
    [`${KEY}clientCapabilities`]: {},
  })
  const call: Tree =
    method === 'tools/call'
      ? { name: '"list_injected_bugs"', arguments: { module: '"search"' } }
      : {}
  const params = isStateless ? { ...call, _meta: envelope() } : call
  return { jsonrpc: '"2.0"', id, method: JSON.stringify(method), params }
}

/** Every path to a member, the parents before their children. */
function pathsOf(tree: Tree, above: readonly string[] = []): (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const path = [...above, name]
    return typeof value === 'string' ? [path] : [path, ...pathsOf(value, path)]
  })
}

function change(tree: Tree, path: readonly string[], value: string | undefined): void {
  const [name = '', ...rest] = path
  const below = tree[name]
  if (rest.length === 0) {
    if (value === undefined) delete tree[name]
    else tree[name] = value
  } else if (typeof below === 'object') change(below, rest, value)
}

function textOf(tree: Tree): string {
  const members = Object.entries(tree).map(
    ([name, value]) =>
      `${JSON.stringify(name)}:${typeof value === 'string' ? value : textOf(value)}`,
  )
  return `{${members.join(',')}}`
}

function oddFrame(draw: Draw, id: string, method: string, isStateless: boolean): string {
  const tree = request(id, method, isStateless)
  for (let changes = draw([1, 1, 1, 2]); changes > 0; changes--) {
    const how = draw(['set', 'set', 'set', 'leave out', 'add'])
    const path = draw(how === 'add' ? ADDED : pathsOf(tree))
    change(tree, path, how === 'leave out' ? undefined : draw(VALUES))
  }
  return textOf(tree)
}

const METHODS = ['tools/call', 'tools/call', 'tools/list', 'prompts/list', 'server/discover']

/** Twelve processes with ten odd frames each, both life-cycles. Nobody says which are answered, so time is given instead. */
export function oddPipes(seed = 20260728): Pipes {
  const draw = drawer(seed)
  const pipes: { [id: string]: readonly Step[] } = {}
  for (let process = 1; process <= 12; process++) {
    const isStateless = process % 2 === 1
    const steps: Step[] = [
      ['->', isStateless ? DISCOVER : INITIALIZE],
      ['<-', ''],
    ]
    if (!isStateless) steps.push(['->', INITIALIZED])
    for (let n = 10; n < 20; n++)
      steps.push(
        ['->', oddFrame(draw, String(n), draw(METHODS), isStateless)],
        ['..', 'waited 0.1s'],
      )
    steps.push(['..', 'waited 1s'])
    pipes[`odd.${isStateless ? 'm' : 'l'}.${process}`] = steps
  }
  return pipes
}

/** A hundred and twenty odd bodies, half of them within a session of the older revision. */
export function oddExchanges(seed = 20260728): Exchanges {
  const draw = drawer(seed)
  const exchanges: { [id: string]: Exchange } = {}
  const add = (id: string, headers: Exchange['headers'], body: string) => {
    const sent = { method: 'POST', path: '/mcp', headers: [...HEADERS, ...headers], body }
    exchanges[id] = { request: sent, status: '', headers: [], body: '', ended: true }
  }
  add('hl.initialize', [], INITIALIZE)
  const session: Exchange['headers'] = [
    ['MCP-Protocol-Version', '2025-11-25'],
    ['Mcp-Session-Id', '<SID>'],
  ]
  for (let n = 1; n <= 120; n++) {
    const method = draw(METHODS)
    const isStateless = n % 2 === 1
    const name = method === 'tools/call' ? 'list_injected_bugs' : ''
    const headers = standard('2026-07-28', method, name).filter(([, value]) => value !== '')
    const body = oddFrame(draw, String(100 + n), method, isStateless)
    add(`odd.${isStateless ? 'm' : 'l'}.${n}`, isStateless ? headers : session, body)
  }
  return exchanges
}
