/** The answers that ship with E39. */

const META = `const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const request = (id: number, method: string, params: object = {}) =>
  ({ jsonrpc: '2.0', id, method, params: { ...params, _meta: META } })
const REPORT = { module: 'cart', title: '数量为 0 时仍可下单', steps: ['改成 0'], severity: 'high' }
`
const ONE = `/** Exactly one line comes back, and it is JSON. */
const one = (message: object) => {
  const lines = send(message)
  check(lines.length === 1, 'one line')
  return JSON.parse(lines[0])
}
`
const XFAIL = `
export function xfail_unknown_tool_is_a_protocol_error() {
  const reply = one(request(1, 'tools/call', { name: 'delete_all_bugs', arguments: {} }))
  check(reply.error !== undefined)
}
`
const TESTS = `
export function test_answers_carry_their_id() {
  for (const id of [1, 7, 42]) check(one(request(id, 'tools/list')).id === id)
}
export function test_results_are_complete() {
  const { result } = one(request(1, 'tools/call', { name: 'submit_bug_report', arguments: REPORT }))
  check(result.resultType === 'complete')
  check(result.structuredContent.matched_bug_id === 'BUG-001')
}
export function test_notifications_get_no_answer() {
  check(send({ jsonrpc: '2.0', method: 'notifications/roots/list_changed' }).length === 0)
}
export function test_codes() {
  check(one(request(1, 'foo/bar')).error.code === -32601)
  check(one({ jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} }).error.code === -32602)
}
export function test_schema_requires_what_the_tool_needs() {
  const { result } = one(request(1, 'tools/list'))
  const submit = result.tools.find((tool: any) => tool.name === 'submit_bug_report')
  check(submit.inputSchema.required.includes('severity'))
}
export function test_a_bad_argument_is_a_tool_error() {
  const { result } = one(request(1, 'tools/call', { name: 'submit_bug_report', arguments: { ...REPORT, severity: 'x' } }))
  check(result.isError === true)
}
`
const CANCEL = `
export function test_nothing_after_a_cancel() {
  check(send(request(5, 'tools/call', { name: 'replay_steps', arguments: { steps: ['a'] } })).length === 0)
  send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } })
  check(wait(5000).length === 0)
}
`
const ORDER = `
export function test_the_list_keeps_its_order() {
  const names = (id: number) => one(request(id, 'tools/list')).result.tools.map((tool: any) => tool.name).join()
  check(names(1) === names(2))
}
`
const whole = META + ONE + TESTS + CANCEL + ORDER + XFAIL

export const SOURCES = {
  start: `${META}
// 每个以 test_ 开头的导出函数是一条用例，以 xfail_ 开头的是严格的预期失败。
export function test_it_answers() {
  check(send(request(1, 'tools/list')).length > 0)
}
`,
  solution: whole,
  table: `${META}${ONE}
const CASES: [object, (reply: any) => boolean][] = [
  [request(3, 'tools/list'), (reply) => reply.id === 3 && reply.result.resultType === 'complete'],
  [request(4, 'foo/bar'), (reply) => reply.id === 4 && reply.error.code === -32601],
  [{ jsonrpc: '2.0', id: 5, method: 'tools/list' }, (reply) => reply.error.code === -32602],
  [request(6, 'tools/call', { name: 'submit_bug_report', arguments: {} }), (reply) => reply.result.isError === true],
  [request(8, 'tools/call', { name: 'submit_bug_report', arguments: REPORT }), (reply) => reply.result.structuredContent.report_id === 'R-001'],
]
export function test_table() {
  for (const [message, fits] of CASES) check(fits(one(message)), JSON.stringify(message))
}
export function test_silence() {
  check(send({ jsonrpc: '2.0', method: 'notifications/whatever' }).length === 0)
}
export function test_lists() {
  const [first, second] = [1, 2].map((id) => one(request(id, 'tools/list')).result)
  check(JSON.stringify(first) === JSON.stringify(second))
  check(first.tools.every((tool: any) => tool.name === 'list_injected_bugs' || tool.inputSchema.required.length > 0))
}
${CANCEL}${XFAIL}`,
  fewer: META + ONE + TESTS + CANCEL + XFAIL,
  syntax: 'export function test_x( {',
  none: `${META}export const nothing = 1\n`,
  red: `${META}${ONE}${TESTS}${CANCEL}${ORDER}${XFAIL}
export function test_wrong_on_purpose() { check(one(request(1, 'foo/bar')).error.code === -1) }
`,
  noXfail: META + ONE + TESTS + CANCEL + ORDER,
  xpass: `${META}${ONE}${TESTS}${CANCEL}${ORDER}
export function xfail_list() { check(one(request(1, 'tools/list')).result !== undefined) }
`,
  neverFlips: `${META}${ONE}${TESTS}${CANCEL}${ORDER}
export function xfail_always() { check(false) }
`,
  weak: `${META}${ONE}
export function test_it_answers() { check(one(request(1, 'tools/list')).id === 1) }
${XFAIL}`,
}

export const LINES = {
  solution:
    'npx @modelcontextprotocol/inspector --cli python bughunt_server.py --method tools/call --tool-name submit_bug_report --tool-arg module=cart --tool-arg "title=数量为 0 时仍可下单" --tool-arg severity=high --tool-arg \'steps=["改成 0"]\'',
  together:
    'npx @modelcontextprotocol/inspector --cli npm run -s serve --method tools/call --tool-name submit_bug_report --tool-arg module=cart title="购物车数量 0 也能下单" severity=low steps=\'["a","b"]\'',
  pinned: `npx @modelcontextprotocol/inspector@2.12.0 --cli \\
  node bughunt-server.ts \\
  --method tools/call --tool-name submit_bug_report \\
  --tool-arg 'module=cart' 'severity=medium' 'steps=["改成 0"]' 'title=数量 0 下单'`,
  noCli: 'npx @modelcontextprotocol/inspector python bughunt_server.py --method tools/call',
  stepsAsText:
    'npx @modelcontextprotocol/inspector --cli python bughunt_server.py --method tools/call --tool-name submit_bug_report --tool-arg module=cart --tool-arg "title=数量为 0 时仍可下单" --tool-arg severity=high --tool-arg steps=改成0',
} as const
