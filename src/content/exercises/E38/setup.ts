/** What E38's configuration means: which servers start, who is connected to which, and what each Host comes to know. */
import type { Engine, ServerDefinition } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { isObject, type JsonObject, type JsonValue, stringify } from '../../../protocol/json.ts'

export const SECRET_TOOL = 'list_injected_bugs'
const BUG_ID = /BUG-\d{3}/g

export interface Setup {
  /** Servers by name. */
  readonly servers: Readonly<Record<string, StartedServer>>
  readonly hosts: Readonly<Record<'tested' | 'grader', HostSetup>>
}
interface StartedServer {
  readonly tools: 'agent' | 'all'
  /** Names that are served but not listed. */
  readonly unlisted: readonly string[]
}
interface HostSetup {
  readonly connect: readonly string[]
}

/** The setup, or the pointer of the member that cannot be used. */
export function readSetup(value: JsonValue): Setup | { readonly pointer: string } {
  if (!isObject(value)) return { pointer: '' }
  if (!isObject(value.servers)) return { pointer: '/servers' }
  const servers: Record<string, StartedServer> = {}
  for (const [name, one] of Object.entries(value.servers)) {
    const server = isObject(one) && one.command === 'bughunt' ? readArgs(one.args) : null
    if (!server) return { pointer: `/servers/${name}` }
    servers[name] = server
  }
  if (!isObject(value.hosts)) return { pointer: '/hosts' }
  const hosts: Partial<Record<'tested' | 'grader', HostSetup>> = {}
  for (const name of ['tested', 'grader'] as const) {
    const host = value.hosts[name]
    const connect = isObject(host) ? strings(host.connect) : null
    if (!connect?.every((server) => Object.hasOwn(servers, server)))
      return { pointer: `/hosts/${name}/connect` }
    hosts[name] = { connect }
  }
  return { servers, hosts: hosts as Setup['hosts'] }
}

/** `--tools agent|all` and `--unlisted NAME`, apart or joined by `=`; null for anything else. */
function readArgs(value: JsonValue | undefined): StartedServer | null {
  const words = strings(value ?? [])?.flatMap((word) =>
    word.split(/=(.*)/s).filter((part) => part !== ''),
  )
  if (!words) return null
  let tools: StartedServer['tools'] = 'all'
  const unlisted: string[] = []
  for (let index = 0; index < words.length; index += 2) {
    const [option, given] = [words[index], words[index + 1]]
    if (option === '--tools' && (given === 'agent' || given === 'all')) tools = given
    else if (option === '--unlisted' && given !== undefined) unlisted.push(given)
    else return null
  }
  return { tools, unlisted }
}

function strings(value: JsonValue | undefined): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const list = value as readonly JsonValue[]
  return list.every((one): one is string => typeof one === 'string') ? list : null
}

export interface Seen {
  /** Names of tools in what the Model was shown. */
  readonly tools: readonly string[]
  /** The report of the task was taken and matched a bug. */
  readonly scored: boolean
  readonly frame: Evidence
}

/** The whole task with this server, as its Host and Model go through it. */
export function takeExam(engine: Engine, server: StartedServer): Seen {
  const whole = engine.bughunt({ tools: server.tools })
  const listed: ServerDefinition = {
    ...whole,
    tools: whole.tools.filter(({ name }) => !server.unlisted.includes(name)),
  }
  const trace = engine.simulate({}, { definition: listed })
  const contexts = trace.events.filter(({ from, to }) => from === 'host' && to === 'model')
  const names = contexts.flatMap(({ raw }) => {
    const context = engine.parse(raw)
    const tools = context.ok && isObject(context.value) ? context.value.tools : []
    return Array.isArray(tools)
      ? (tools as readonly JsonValue[]).map((tool) => String((tool as JsonObject).name))
      : []
  })
  const response = trace.events.find(({ key }) => key === 'call-1.response')
  const scored = /BUG-\d{3}/.test(response?.raw ?? '')
  return {
    tools: [...new Set(names)],
    scored,
    frame: { trace, seq: (response ?? contexts[0])?.seq ?? 0 },
  }
}

export interface Listed {
  /** Ids of bugs that came back. */
  readonly bugs: readonly string[]
  readonly frame: Evidence
}

/** The tool called by name, whoever approved it and whether it is listed or not. */
export function callSecretTool(engine: Engine, server: StartedServer): Listed {
  const session = engine.openSession({ tools: server.tools, opening: 'full' })
  session.run()
  session.tell({
    kind: 'request',
    ref: 'call-1',
    method: 'tools/call',
    params: { name: SECRET_TOOL, arguments: {} },
  })
  session.run()
  const settled = session.settlement('call-1')
  const text = settled?.kind === 'result' ? stringify(settled.result) : ''
  return {
    bugs: [...new Set(text.match(BUG_ID) ?? [])].sort(),
    frame: { trace: session.trace(), seq: session.events.length - 1 },
  }
}
