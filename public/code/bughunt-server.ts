/**
 * BugHunt 的 MCP server（官方 TypeScript SDK：@modelcontextprotocol/server 2.4）。
 *
 *     npm install @modelcontextprotocol/server@2.4.0 zod
 *     npx tsx bughunt-server.ts                      # stdio：一行一条报文
 *     npx tsx bughunt-server.ts --http --port 8000   # Streamable HTTP：POST http://127.0.0.1:8000/mcp
 *     npx tsx bughunt-server.ts --tools agent        # 给被测 Agent 用：不带标准答案
 *
 * Python 写法见 bughunt_server.py。
 */
import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import * as z from 'zod/v4'

const MODULES = ['cart', 'login', 'search']
const SLOW_MS = 2000

// 答案：模块相同，且标题里每个关键词都出现，就算命中。
const ANSWERS = [
  { bug_id: 'BUG-001', module: 'cart', title: '数量为 0 时仍可下单', words: ['数量', '0', '下单'] },
  {
    bug_id: 'BUG-002',
    module: 'login',
    title: '密码错误 5 次后账号未锁定',
    words: ['密码', '锁定'],
  },
  { bug_id: 'BUG-003', module: 'cart', title: '删除商品后总价不更新', words: ['删除', '总价'] },
  { bug_id: 'BUG-004', module: 'search', title: '关键词含 % 时返回 500', words: ['%', '500'] },
]

// 进程里的状态。只有被收下的报告才编号；重启就从 R-001 重来。
let accepted = 0

/** 测试之间清零。 */
export function forgetReports(): void {
  accepted = 0
}

// [tool-error] 工具自己的失败是一个结果：isError 为 true，模型看得到这句话，所以要写清楚怎么改。
function toolError(text: string) {
  return { isError: true, content: [{ type: 'text' as const, text }] }
}
function unknownModule(module: string) {
  return toolError(`未知模块 '${module}'，可选：${MODULES.join(', ')}`)
}
// [/tool-error]

// [result] 结果写两份：content 给模型读，structuredContent 给程序用，要合 outputSchema。
function value(structured: Record<string, unknown>, text = JSON.stringify(structured)) {
  return { content: [{ type: 'text' as const, text }], structuredContent: structured }
}
// [/result]

/** 一个新的 server。stdio 每个进程要一个，HTTP 每个请求要一个，所以写成函数。 */
export function createBughunt(tools: 'agent' | 'all' = 'all'): McpServer {
  // [server] 名字、版本、说明：server/discover（或 initialize）的结果里会原样出现。
  const server = new McpServer(
    { name: 'bughunt-bench', version: '0.1.0' },
    { instructions: 'BugHunt-Bench 评测环境：查询注入 Bug、提交 Bug 报告。' },
  )
  // [/server]

  // [submit] zod 的形状 → inputSchema；模型只看得到它和 description。
  server.registerTool(
    'submit_bug_report',
    {
      description:
        '提交一份 Bug 报告。title 写现象，steps 写复现步骤（至少 1 步），返回是否命中注入的 Bug。',
      inputSchema: z.object({
        module: z.string(),
        title: z.string(),
        steps: z.array(z.string()),
        severity: z.enum(['low', 'medium', 'high']),
      }),
      outputSchema: z.object({
        report_id: z.string(),
        matched_bug_id: z.string().nullable(),
        message: z.string(),
      }),
    },
    async ({ module, title, steps }) => {
      if (!MODULES.includes(module)) return unknownModule(module)
      if (steps.length === 0) return toolError('steps 不能为空：至少写 1 个复现步骤')
      const squeezed = title.replace(/\s+/g, '').toLowerCase()
      const bug = ANSWERS.find(
        (answer) =>
          answer.module === module && answer.words.every((word) => squeezed.includes(word)),
      )
      accepted++
      return value({
        report_id: `R-${String(accepted).padStart(3, '0')}`,
        matched_bug_id: bug?.bug_id ?? null,
        message: bug ? `命中 ${bug.bug_id}：${bug.title}` : '未命中注入的 Bug',
      })
    },
  )
  // [/submit]

  // [replay] 慢工具用 await 等：事件循环照常转。signal 在请求被取消时触发，等待就此结束。
  server.registerTool(
    'replay_steps',
    {
      description: '在被测应用里按步骤重放一次，返回执行日志。每次约耗时 2 秒。',
      inputSchema: z.object({ steps: z.array(z.string()) }),
      outputSchema: z.object({ result: z.string() }),
    },
    async ({ steps }, context) => {
      await sleep(SLOW_MS, context.mcpReq.signal)
      const lines = steps.map((step, index) => `[${index + 1}/${steps.length}] ${step} … ok`)
      return value({ result: lines.join('\n') }, lines.join('\n'))
    },
  )
  // [/replay]

  // [answers] 这份清单就是标准答案：评分方连的 server 才注册它。
  if (tools === 'all')
    server.registerTool(
      'list_injected_bugs',
      {
        description: '列出被测应用里注入的 Bug，可按模块过滤。评分方专用，不要注册给被测 Agent。',
        inputSchema: z.object({ module: z.string().nullable().default(null) }),
        outputSchema: z.object({
          result: z.array(z.object({ bug_id: z.string(), module: z.string(), title: z.string() })),
        }),
      },
      async ({ module }) => {
        if (module !== null && !MODULES.includes(module)) return unknownModule(module)
        const found = ANSWERS.filter((bug) => module === null || bug.module === module)
        return value({ result: found.map(({ words: _, ...bug }) => bug) })
      },
    )
  // [/answers]
  return server
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('cancelled'))
    })
  })
}

/** Node 的请求 → fetch 的 Request；handler 只认后者。 */
async function webRequest(request: IncomingMessage, port: number): Promise<Request> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await new Response(Readable.toWeb(request) as ReadableStream).text() : null
  return new Request(`http://127.0.0.1:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    body,
  })
}

function serveHttp(port: number, tools: 'agent' | 'all'): void {
  // [http] 每个 POST 自成一体：handler 为它新建一个 server，答完就扔。
  const handler = createMcpHandler(() => createBughunt(tools))
  createServer(async (request, response) => {
    const answer = await handler.fetch(await webRequest(request, port))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(response)
    else response.end()
  }).listen(port, '127.0.0.1', () => console.error(`http://127.0.0.1:${port}/mcp`))
  // [/http]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: '8000' },
      tools: { type: 'string', default: 'all' },
    },
  })
  const tools = values.tools === 'agent' ? 'agent' : 'all'
  // [run] stdio 模式下 stdout 只放报文；调试信息写 stderr（console.error）。
  if (values.http) serveHttp(Number(values.port), tools)
  else serveStdio(() => createBughunt(tools))
  // [/run]
}
