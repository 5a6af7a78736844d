/** The runs of E03: a server that offers one thing in one of three ways, a Host set up for it, and who began. */
import type { Engine, ServerDefinition } from '../../../exercise/engine.ts'
import type { Evidence } from '../../../exercise/exercise.ts'
import { type JsonObject, stringify } from '../../../protocol/json.ts'
import type { RevisionId } from '../../../protocol/revision.ts'
import type { GoalTask } from '../../../scenario/tasks/task.ts'
import type { ActorId, TraceEvent } from '../../../trace/trace.ts'
import { REPORT } from '../requests.ts'

export const PRIMITIVES = ['tool', 'resource', 'prompt'] as const
export type Primitive = (typeof PRIMITIVES)[number]
/** Those who can begin: the Model by deciding, the application by its settings, the user by picking. */
export const STARTERS = ['model', 'host', 'user'] as const
export type Starter = (typeof STARTERS)[number]

const GOAL: GoalTask = {
  kind: 'goal',
  id: 'report-quantity-zero',
  goal: 'report-quantity-zero',
  facts: REPORT,
}

interface Setting {
  readonly method: string
  /** What the server calls the thing. */
  readonly name: string
  readonly definition: ServerDefinition
  readonly task: GoalTask
}

/** BugHunt offers the thing in this way, and the Host is set up to use it so. */
function settingOf(engine: Engine, thing: string, primitive: Primitive): Setting {
  const bughunt = engine.bughunt({ tools: 'agent' })
  switch (primitive) {
    case 'tool': {
      const definition = engine.bughunt({ tools: 'agent', submitName: thing })
      return { method: 'tools/call', name: thing, definition, task: GOAL }
    }
    case 'resource': {
      const uri = `bughunt://${thing}`
      const read = () => ({ contents: [{ uri, text: thing }] })
      const resources = [{ listing: { name: thing, uri }, read }]
      return {
        method: 'resources/read',
        name: uri,
        definition: { ...bughunt, resources },
        task: { ...GOAL, mounts: uri },
      }
    }
    case 'prompt': {
      const content: JsonObject = { type: 'text', text: thing }
      const get = () => ({ messages: [{ role: 'user', content }] })
      return {
        method: 'prompts/get',
        name: thing,
        definition: { ...bughunt, prompts: [{ listing: { name: thing }, get }] },
        task: { ...GOAL, prompt: { name: thing, arguments: {} } },
      }
    }
  }
}

export interface Started {
  /** Null when the thing was never fetched. */
  readonly by: Starter | null
  readonly frame: Evidence
}

/**
 * Runs it. Who began: of User and Model the first that names the thing before the Client asks for it; when neither
 * does, it was the Host's own doing.
 */
export function start(
  engine: Engine,
  thing: string,
  primitive: Primitive,
  revision: RevisionId = '2026-07-28',
): Started {
  const { method, name, definition, task } = settingOf(engine, thing, primitive)
  const trace = engine.simulate({ revision }, { definition, task })
  const asked = trace.events.find(({ message }) => message?.method === method)
  const answered = trace.events.some(
    ({ exchange, message }) => exchange === asked?.exchange && message?.result !== undefined,
  )
  const names = ({ from, raw }: TraceEvent, actor: ActorId) =>
    from === actor && raw.includes(stringify(name))
  const before = asked ? trace.events.slice(0, asked.seq) : []
  const by =
    before.flatMap((event) =>
      (['model', 'user'] as const).filter((actor) => names(event, actor)),
    )[0] ?? 'host'
  return { by: asked && answered ? by : null, frame: { trace, seq: asked?.seq ?? 0 } }
}
