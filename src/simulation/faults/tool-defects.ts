/** Defects in a server's own code, put around or in place of one tool's handler. */
import type { ServerDefinition } from '../../server/definition.ts'
import type { ToolEffect, ToolHandler } from '../../server/port.ts'

/** The server whose tool does these things before its own work. */
export function firstDo(
  definition: ServerDefinition,
  tool: string,
  effects: readonly ToolEffect[],
): ServerDefinition {
  return changeHandler(
    definition,
    tool,
    (handler): ToolHandler =>
      function* (args, memory, call) {
        yield* effects
        return yield* handler(args, memory, call)
      },
  )
}

/** The server with one tool's handler replaced by what `change` makes of it. */
export function changeHandler(
  definition: ServerDefinition,
  name: string,
  change: (handler: ToolHandler) => ToolHandler,
): ServerDefinition {
  return {
    ...definition,
    tools: definition.tools.map((tool) =>
      tool.name === name ? { ...tool, handler: change(tool.handler) } : tool,
    ),
  }
}
