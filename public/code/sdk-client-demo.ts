/**
 * 用官方 SDK 的 Client 走同一条路：discover、列工具、调用、各种失败、超时。
 *
 *     npm install @modelcontextprotocol/client@2.4.0
 *     npx tsx sdk-client-demo.ts              # 用 stdio 拉起旁边的 bughunt-server.ts
 *     npx tsx sdk-client-demo.ts http://127.0.0.1:8000/mcp
 *
 * 和 raw-stdio-session.ts 对照着看：报文由 SDK 写，结果是对象。Python 写法见 sdk_client_demo.py。
 */
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

const REPORT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}

function target() {
  const address = process.argv[2]
  if (address !== undefined) return new StreamableHTTPClientTransport(new URL(address))
  const beside = fileURLToPath(new URL('bughunt-server.ts', import.meta.url))
  // server 的日志；想看就换成 'inherit'。
  return new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', beside],
    stderr: 'ignore',
  })
}

/** 失败的那句话；没有失败就返回 null。 */
async function refusal(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    const { code, message } = error as { code?: number | string; message: string }
    return `${code} ${message}`
  }
}

// [connect] auto：先试 server/discover，不行再退回 initialize。
const client = new Client(
  { name: 'sdk-client-demo', version: '0.1.0' },
  { versionNegotiation: { mode: 'auto' } },
)
await client.connect(target())
console.log(
  '版本',
  client.getNegotiatedProtocolVersion(),
  '｜server',
  client.getServerVersion()?.name,
)
// [/connect]

const { tools } = await client.listTools()
console.log(
  '工具',
  tools.map((tool) => tool.name),
)

// [channels] 两种失败，两处接：isError 要看结果，协议错误要 catch。
const hit = await client.callTool({ name: 'submit_bug_report', arguments: REPORT })
console.log('命中', JSON.stringify(hit.structuredContent))

const wrong = await client.callTool({
  name: 'submit_bug_report',
  arguments: { ...REPORT, severity: 'critical' },
})
console.log('参数错', wrong.isError, JSON.stringify(wrong.content))

// TypeScript 的 server 把未知工具算协议错误；Python 的回 isError，那时这里是 null。
console.log('未知工具', await refusal(client.callTool({ name: 'delete_all_bugs', arguments: {} })))
// [/channels]

// [timeout] 超时是 client 自己算的，server 没回过这个码。
const slow = client.callTool(
  { name: 'replay_steps', arguments: { steps: ['打开购物车'] } },
  { timeout: 500 },
)
console.log('超时', await refusal(slow))
// 取消之后连接还能用。
const after = await client.callTool({ name: 'submit_bug_report', arguments: REPORT })
console.log('之后', after.isError ?? false)
// [/timeout]

await client.close()
