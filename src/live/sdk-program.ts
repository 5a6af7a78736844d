/** A server definition as a program for the official TypeScript SDK: each tool registered the way its guide shows. */
import './no-eval.ts'
import { McpServer, ProtocolError, type ServerContext } from '@modelcontextprotocol/server'
import { isObject, type JsonObject, type JsonValue, stringify } from '../protocol/json.ts'
import type { ServerDefinition, ToolDefinition } from '../server/definition.ts'
import type { ToolOutcome } from '../server/port.ts'
import type { ToolHost } from './tool-host.ts'
import { inputShape, outputShape } from './zod-types.ts'

/** A new instance that knows the definition's tools; `serveStdio` and `createMcpHandler` ask for one whenever they need it. */
export function createProgram(definition: ServerDefinition, host: ToolHost): McpServer {
  const { name, version, instructions, tools } = definition
  const server = new McpServer(
    { name, version },
    instructions === undefined ? {} : { instructions },
  )
  for (const tool of tools) register(server, tool, host)
  return server
}

function register(server: McpServer, tool: ToolDefinition, host: ToolHost): void {
  const { name, title, description, annotations } = tool
  const outputSchema = outputShape(tool)
  const config = {
    ...(title !== undefined && { title }),
    description,
    inputSchema: inputShape(tool),
    ...(outputSchema && { outputSchema }),
    ...(annotations && { annotations }),
  }
  server.registerTool(name, config, async (args, context) => {
    const outcome = await host.run(tool, {
      args: args as JsonObject,
      signal: context.mcpReq.signal,
      notify: (method, params) => notify(context, method, params),
      async progress({ progress, total, message }) {
        const progressToken = context.mcpReq._meta?.progressToken
        if (progressToken === undefined) return
        await notify(context, 'notifications/progress', {
          progressToken,
          progress,
          ...(total !== undefined && { total }),
          ...(message !== undefined && { message }),
        })
      },
    })
    return resultOf(tool, outcome) as { content: [] }
  })
}

async function notify(context: ServerContext, method: string, params: JsonObject): Promise<void> {
  await context.mcpReq.notify({ method, params } as Parameters<typeof context.mcpReq.notify>[0])
}

/** What the handler returns to the SDK, or throws at it. */
function resultOf(tool: ToolDefinition, outcome: ToolOutcome): JsonObject {
  switch (outcome.kind) {
    case 'value':
      return valueResult(tool, outcome.value)
    case 'result':
      return outcome.result
    case 'tool-error':
      return { content: [{ type: 'text', text: outcome.text }], isError: true }
    case 'exception':
      throw new Error(outcome.text)
    case 'protocol-error':
      throw new ProtocolError(outcome.code, outcome.message, outcome.data)
  }
}

function valueResult({ output }: ToolDefinition, value: JsonValue): JsonObject {
  const text = typeof value === 'string' ? value : stringify(value)
  const structured = isObject(value) ? value : { result: value }
  return { content: [{ type: 'text', text }], ...(output && { structuredContent: structured }) }
}
