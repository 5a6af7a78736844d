/** Scenarios beyond the recordings, drawn from a seed: odd arguments, ids, envelopes and headers. */
import type { Exchange, Exchanges, Pipes, Step } from '../../src/cli/serve/replay/recording.ts'

const ENVELOPE =
  '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"p","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}'
export const DISCOVER = `{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":${ENVELOPE}}}`
export const INITIALIZE =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"p","version":"1"}}}'
export const INITIALIZED = '{"jsonrpc":"2.0","method":"notifications/initialized"}'

/** Values as JSON text, since some of them do not survive JSON.parse. */
export const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '0.0',
  '-0.0',
  '1.0',
  '1.5',
  '1e2',
  '1E-7',
  '1e16',
  '123456789012345678',
  '18446744073709551616',
  '-170141183460469231731687303715884105729',
  '3.141592653589793',
  '0.1',
  '5e-324',
  '1e308',
  'NaN',
  '-Infinity',
  '""',
  '"a"',
  '"cart"',
  '"login"',
  '"high"',
  '"LOW"',
  '" low"',
  '"null"',
  '"true"',
  '"1"',
  '"[]"',
  '"[\\"a\\"]"',
  '"{\\"a\\":1}"',
  '"\\u4e2d\\u6587"',
  '"中文"',
  '"\\ud83d\\ude00"',
  '"😀"',
  '"it\'s"',
  '"\\"q\\""',
  '"it\'s \\"both\\""',
  '"a\\nb\\tc\\r"',
  '"\\u0000\\u001f\\u007f"',
  '"\\\\"',
  '"\\u200b\\u3000\\u00a0\\u2028"',
  '"e\\u0301"',
  '"\\ue000"',
  '"超级超级超级超级超级超级超级超级超级超级超级超级超级超级超级超级超级超级"',
  `"${'x'.repeat(70)}"`,
  '[]',
  '[1]',
  '[null]',
  '["a"]',
  '["a",1,null]',
  '[[["深"]]]',
  '["a","b","c","d","e","f","g","h","i","j","k","l","m","n"]',
  '[1.50,1e5,-0.0]',
  '{}',
  '{"a":1}',
  '{"b":2,"a":1}',
  '{"深":{"x":[true,null]}}',
  '{"a":1,"a":2}',
  '{"":""}',
  '{"k":"超级超级超级超级超级超级超级超级超级超级超级超级"}',
] // prettier-ignore

const BASE: { readonly [name: string]: string } = {
  module: '"cart"',
  title: '"购物车数量为 0 时仍可下单"',
  steps: '["把商品数量改成 0"]',
  severity: '"high"',
}

const IDS = ['0', '-7', '"a"', '"中"', '""', '9007199254740993', '1.0', '1e3', '"\\u0001"', '"😀"']

/** 1 … 2³² − 1 without end: xorshift, so that a run can be repeated. */
export function drawer(seed: number): <T>(from: readonly T[]) => T {
  let state = seed
  return (from) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return from[(state >>> 0) % from.length] as (typeof from)[number]
  }
}

function object(members: { readonly [name: string]: string }): string {
  return `{${Object.entries(members).map(([name, text]) => `${JSON.stringify(name)}:${text}`)}}`
}

function callOf(id: string, tool: string, args: string, meta: string | undefined): string {
  const tail = meta === undefined ? '' : `,"_meta":${meta}`
  return `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${tool}","arguments":${args}${tail}}}`
}

/** Arguments of the two tools that answer at once, with one to three values replaced, left out or added. */
function drawnCall(draw: ReturnType<typeof drawer>, id: string, meta: string | undefined): string {
  if (draw([1, 2, 3, 4]) === 1)
    return callOf(id, 'list_injected_bugs', object({ module: draw(VALUES) }), meta)
  const args: { [name: string]: string } = { ...BASE }
  for (let changes = draw([1, 1, 1, 2, 3]); changes > 0; changes--) {
    const name = draw(Object.keys(BASE))
    const change = draw(['set', 'set', 'set', 'set', 'leave out', 'add'])
    if (change === 'set') args[name] = draw(VALUES)
    else if (change === 'add') args[`${name}_2`] = draw(VALUES)
    else delete args[name]
  }
  return callOf(id, 'submit_bug_report', object(args), meta)
}

const CALLS_A_PROCESS = 8
const PROCESSES = 16

/** Sixteen processes with eight calls each, both life-cycles. */
export function morePipes(seed = 20260728): Pipes {
  const draw = drawer(seed)
  const pipes: { [id: string]: readonly Step[] } = {}
  for (let process = 1; process <= PROCESSES; process++) {
    const isStateless = process % 2 === 1
    const lines = isStateless ? [DISCOVER] : [INITIALIZE, INITIALIZED]
    const ids = new Set<string>()
    while (ids.size < CALLS_A_PROCESS) ids.add(ids.size < 2 ? draw(IDS) : String(10 + ids.size))
    for (const id of ids) lines.push(drawnCall(draw, id, isStateless ? ENVELOPE : undefined))
    // One at a time: submit_bug_report counts in a thread, and its number must not depend on who is faster.
    pipes[`drawn.${isStateless ? 'm' : 'l'}.${process}`] = lines.flatMap((line): Step[] =>
      line === INITIALIZED
        ? [['->', line]]
        : [
            ['->', line],
            ['<-', ''],
          ],
    )
  }
  return pipes
}

export const HEADERS: readonly (readonly [string, string])[] = [
  ['Host', '127.0.0.1:8000'],
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json, text/event-stream'],
]

/** Eighty stateless POSTs: forty with odd arguments, forty whose headers do not fit the body. */
export function moreExchanges(seed = 20260728): Exchanges {
  const draw = drawer(seed)
  const exchanges: { [id: string]: Exchange } = {}
  const add = (id: string, headers: Exchange['headers'], body: string) => {
    const request = { method: 'POST', path: '/mcp', headers: [...HEADERS, ...headers], body }
    exchanges[id] = { request, status: '', headers: [], body: '', ended: true }
  }
  for (let n = 1; n <= 40; n++) {
    const body = drawnCall(draw, draw(IDS), ENVELOPE)
    const name = /"name":"([^"]+)","arguments"/.exec(body)?.[1] ?? ''
    add(`drawn.args.${n}`, standard('2026-07-28', 'tools/call', name), body)
  }
  for (let n = 1; n <= 40; n++) {
    const version = draw(['2026-07-28', '2026-07-28', ' 2026-07-28 ', '2026-7-28', '', 'x'])
    const method = draw(['tools/call', 'tools/call', 'Tools/Call', 'tools/list', ''])
    const name = draw([
      'list_injected_bugs',
      ' list_injected_bugs',
      'LIST_INJECTED_BUGS',
      '=?base64?bGlzdF9pbmplY3RlZF9idWdz?=',
      '=?base64?bGlzdA?=',
      '=?base64?!?=',
      'x',
      '',
    ])
    const kept = standard(version, method, name).filter(() => draw([1, 2, 3, 4, 5]) !== 1)
    add(
      `drawn.headers.${n}`,
      kept,
      callOf(String(n), 'list_injected_bugs', '{"module":"search"}', ENVELOPE),
    )
  }
  return exchanges
}

export function standard(version: string, method: string, name: string): Exchange['headers'] {
  return [
    ['MCP-Protocol-Version', version],
    ['Mcp-Method', method],
    ['Mcp-Name', name],
  ]
}
