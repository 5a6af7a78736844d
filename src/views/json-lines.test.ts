import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JsonNode } from '../protocol/json.ts'
import { parseJson } from '../protocol/json-parse.ts'
import { defaultFolds, foldAll } from './json-folds.ts'
import { childPointer, type Fold, type JsonLine, layoutJson } from './json-lines.ts'

const CALL =
  '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"submit_bug_report","arguments":{"module":"cart","title":"购物车数量为 0 时仍可下单","steps":["把商品数量改成 0","点击结算"],"severity":"high"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"raw-stdio-client","version":"0.1.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}'
const NOTED = new Set(['/id', '/method', '/params/name', '/params/arguments', '/params/_meta'])

function parse(text: string): JsonNode {
  const outcome = parseJson(text)
  if (!outcome.ok) throw new Error('test text is not JSON')
  return outcome.value
}

function show(lines: readonly JsonLine[]): string[] {
  return lines.map(
    (line) =>
      ' '.repeat(line.depth) +
      line.pieces.map((piece) => (piece.kind === 'fold' ? '…' : piece.text)).join(''),
  )
}

function lay(text: string, folds?: ReadonlyMap<string, Fold>, columns = 46) {
  const node = parse(text)
  return layoutJson(text, node, {
    columns,
    folds: folds ?? defaultFolds(node, text.length),
    noted: NOTED,
  })
}

it('draws a call in hanging lines with _meta folded and closers at the end', () => {
  expect(show(lay(CALL))).toEqual([
    '{"jsonrpc":"2.0","id":3,',
    ' "method":"tools/call",',
    ' "params":{"name":"submit_bug_report",',
    '  "arguments":{"module":"cart",',
    '   "title":"购物车数量为 0 时仍可下单",',
    '   "steps":["把商品数量改成 0","点击结算"],',
    '   "severity":"high"},',
    '  "_meta":{…}}}',
  ])
})

it('shows only the version of the envelope where a header is tied to it', () => {
  const node = parse(CALL)
  const version = '/params/_meta/io.modelcontextprotocol~1protocolVersion'
  const folds = defaultFolds(node, CALL.length, { visible: [version], compact: true })
  expect(show(lay(CALL, folds)).slice(-3)).toEqual([
    '  "arguments":{…},',
    '  "_meta":{',
    '   "…/protocolVersion":"2026-07-28"…}}}',
  ])
  expect(show(lay(CALL, folds, 60)).at(-1)).toBe('  "_meta":{"…/protocolVersion":"2026-07-28"…}}}')
})

it('breaks a text of several lines after its \\n escapes, never inside an escape', () => {
  const text =
    '{"result":{"text":"Error executing tool\\nseverity\\n  Input should be \\"low\\" \\\\n end"}}'
  expect(show(lay(text)).slice(1)).toEqual([
    '   severity\\n',
    '     Input should be \\"low\\" \\\\n end"}}',
  ])
})

it('keeps duplicate keys, exact numbers, escapes and white space as sent', () => {
  const text = '{ "id" : 1.0, "id":12345678901234567890,\t"t":"\\u5173"}'
  const joined = lay(text)
    .flatMap((line) => line.pieces.map((piece) => piece.text))
    .join('')
  expect(joined).toBe(text)
})

it('cuts each line of a long error text short, and keeps its line ends in sight', () => {
  const text = `{"result":{"text":"Error executing tool submit_bug_report: 1 validation error\\nseverity\\n  Input should be 'low', 'medium' or 'high' [type=literal_error, input_value='critical']\\n    For further information visit the page"}}`
  const folds = new Map<string, Fold>([['/result/text', 'brief']])
  expect(show(lay(text, folds, 51)).slice(1)).toEqual([
    '  severity\\n',
    "    Input should be 'low', 'medium' or 'high' …\\n",
    '      For further information visit the page"}}',
  ])
})

it('loses no character, however it is folded and however narrow it is', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 5 }),
      fc.integer({ min: 8, max: 80 }),
      fc.constantFrom('default', 'open', 'folded', 'brief'),
      (text, columns, how) => {
        const node = parse(text)
        const defaults = defaultFolds(node, text.length)
        const folds =
          how === 'default'
            ? defaults
            : new Map<string, Fold>([...allStrings(node), ...foldAll(defaults, how as 'open')])
        const lines = layoutJson(text, node, { columns, folds, noted: new Set() })
        const joined = lines.flatMap((line) => line.pieces.map((piece) => piece.text)).join('')
        expect(joined).toBe(text.trim())
      },
    ),
  )
})

function allStrings(node: JsonNode, pointer = ''): [string, Fold][] {
  if (node.kind === 'string') return [[pointer, 'brief']]
  if (node.kind === 'object')
    return node.members.flatMap((member) =>
      allStrings(member.value, childPointer(pointer, member.key)),
    )
  if (node.kind !== 'array') return []
  return node.items.flatMap((item, index) => allStrings(item, childPointer(pointer, index)))
}
