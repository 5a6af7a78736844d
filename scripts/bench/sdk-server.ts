/** The bench's other side: the official TypeScript SDK's server with the same reporting tool. `stdio`, or `http` on a free port told on stderr. */
import { createServer } from 'node:http'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

const SubmitResult = z.object({
  report_id: z.string(),
  matched_bug_id: z.string().nullable(),
  message: z.string(),
})
let reports = 0

function bench(): McpServer {
  const server = new McpServer({ name: 'bughunt-bench', version: '0.1.0' })
  server.registerTool(
    'submit_bug_report',
    {
      description: '提交一份 Bug 报告。',
      inputSchema: z.object({
        module: z.string(),
        title: z.string(),
        steps: z.array(z.string()),
        severity: z.enum(['low', 'medium', 'high']),
      }),
      outputSchema: SubmitResult,
    },
    async ({ title }) => {
      const hit = title.includes('数量')
      const result = {
        report_id: `R-${String(++reports).padStart(3, '0')}`,
        matched_bug_id: hit ? 'BUG-001' : null,
        message: hit ? '命中 BUG-001：数量为 0 时仍可下单' : '未命中注入的 Bug',
      }
      return {
        content: [{ type: 'text', text: JSON.stringify(result, null, 2) }],
        structuredContent: result,
      }
    },
  )
  return server
}

if (process.argv[2] === 'stdio') serveStdio(bench)
else {
  const handler = createMcpHandler(bench)
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    const url = `http://${request.headers.host}${request.url}`
    const body = Buffer.concat(parts)
    const answer = await handler.fetch(new Request(url, { method: 'POST', headers, body }))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : address
    process.stderr.write(`listening http://127.0.0.1:${port}/mcp\n`)
  })
}
