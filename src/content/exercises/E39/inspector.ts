/** The Inspector's command line, as far as it calls tools: read, checked, and carried out by our Client. */
import type { Engine } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../protocol/json.ts'

export interface InspectorCall {
  readonly method: string
  readonly tool: string | null
  /** As typed; what they mean is the schema's matter. */
  readonly args: Readonly<Record<string, string>>
}

export type InspectorProblem =
  | 'not-inspector'
  | 'no-cli'
  | 'no-server'
  | 'no-method'
  | 'bad-argument'
  | 'quotes'

/** The words of a POSIX command line; null when a quote is left open. */
function wordsOf(line: string): readonly string[] | null {
  const words: string[] = []
  const pattern = /\s*((?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+)/gy
  let at = 0
  for (const match of line.matchAll(pattern)) {
    at = match.index + match[0].length
    words.push(
      (match[1] ?? '').replace(
        /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g,
        (_, single, double, escaped) => single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped,
      ),
    )
  }
  return line.slice(at).trim() === '' ? words : null
}

/** `npx @modelcontextprotocol/inspector --cli <server …> --method tools/call --tool-name … --tool-arg k=v …`. */
export function readInspector(
  line: string,
): InspectorCall | { readonly problem: InspectorProblem } {
  const words = wordsOf(line.replace(/\\\r?\n/g, ' '))
  if (!words) return { problem: 'quotes' }
  const start = words.findIndex((word) =>
    /^(@modelcontextprotocol\/inspector|mcp-inspector)(@[\w.-]+)?$/.test(word),
  )
  if (start === -1) return { problem: 'not-inspector' }
  const options: Record<string, string[]> = {}
  const server: string[] = []
  let option: string | null = null
  for (const word of words.slice(start + 1)) {
    if (word === '--cli') options['--cli'] = []
    else if (word === '--') option = null
    else if (/^--(method|tool-name|tool-arg|transport|protocol-era)$/.test(word)) {
      option = word
      options[word] ??= []
    } else if (option === null) server.push(word)
    else {
      options[option]?.push(word)
      if (option !== '--tool-arg') option = null
    }
  }
  if (!options['--cli']) return { problem: 'no-cli' }
  if (server.length === 0) return { problem: 'no-server' }
  const [method] = options['--method'] ?? []
  if (method === undefined) return { problem: 'no-method' }
  const args: Record<string, string> = {}
  for (const pair of options['--tool-arg'] ?? []) {
    const [name, value] = pair.split(/=(.*)/s)
    if (!name || value === undefined) return { problem: 'bad-argument' }
    args[name] = value
  }
  return { method, tool: options['--tool-name']?.[0] ?? null, args }
}

export interface InspectorRun {
  readonly matched: string | null
  readonly failed: boolean
  readonly frame: Evidence
}

/** The call through our Client, with each argument read as the tool's schema wants it. */
export function runInspector(engine: Engine, call: InspectorCall): InspectorRun {
  const session = engine.openSession({ opening: 'full', tools: 'all' })
  session.run()
  session.tell({ kind: 'request', ref: 'list', method: 'tools/list', params: {} })
  session.run()
  const listed = session.settlement('list')
  const tools =
    listed?.kind === 'result' && Array.isArray(listed.result.tools) ? listed.result.tools : []
  const tool = (tools as readonly JsonValue[]).find(
    (one) => isObject(one) && one.name === call.tool,
  )
  const params = call.tool === null ? {} : { name: call.tool, arguments: typed(call.args, tool) }
  session.tell({ kind: 'request', ref: 'call-1', method: call.method, params })
  session.run()
  const settled = session.settlement('call-1')
  const result = settled?.kind === 'result' ? settled.result : null
  const content = isObject(result?.structuredContent) ? result.structuredContent : {}
  return {
    matched: typeof content.matched_bug_id === 'string' ? content.matched_bug_id : null,
    failed: result === null || result.isError === true,
    frame: { trace: session.trace(), seq: session.events.length - 1 },
  }
}

function typed(args: Readonly<Record<string, string>>, tool: JsonValue | undefined): JsonObject {
  const schema = isObject(tool) && isObject(tool.inputSchema) ? tool.inputSchema : {}
  const properties = isObject(schema.properties) ? schema.properties : {}
  return Object.fromEntries(
    Object.entries(args).map(([name, text]) => {
      const property = properties[name]
      return [name, isObject(property) && property.type !== 'string' ? jsonOr(text) : text]
    }),
  )
}

function jsonOr(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return text
  }
}
