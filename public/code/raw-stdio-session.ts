/**
 * 不用 SDK 的 client：自己拉起 server，一行一行读写 JSON-RPC，看线上到底有什么。
 *
 *     npx tsx raw-stdio-session.ts                    # 2026-07-28：每个请求自带 _meta
 *     npx tsx raw-stdio-session.ts --legacy           # 2025-11-25：先 initialize 握手
 *     npx tsx raw-stdio-session.ts --server "python bughunt_server.py"
 *
 * → 是写进 server 的 stdin，← 是从它的 stdout 读到的。只用 Node 自带的模块。
 * Python 写法见 raw_stdio_session.py。
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ME = { name: 'raw-stdio-client', version: '0.1.0' }

// [envelope] 无状态：版本、客户端身份、客户端能力，每个请求都要再说一遍。
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': ME,
  'io.modelcontextprotocol/clientCapabilities': {},
}
// [/envelope]

const REPORT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}
const UNKNOWN = { name: 'delete_all_bugs', arguments: {} }

// biome-ignore lint/suspicious/noExplicitAny: what comes over a wire has no type until somebody has looked
type Message = any

/** 一个子进程就是一条连接。 */
class Session {
  readonly process: ChildProcess
  readonly lines: AsyncIterator<string>

  // [spawn] 三根管子：stdin 写请求，stdout 读响应，stderr 是日志，不能混。
  constructor([file = '', ...args]: readonly string[]) {
    this.process = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    const output = createInterface({ input: this.process.stdout as NodeJS.ReadableStream })
    this.lines = output[Symbol.asyncIterator]()
  }
  // [/spawn]

  // [frame] 一帧就是一行：JSON 里不能有裸换行，JSON.stringify 会把它写成 \n。
  write(message: Message): void {
    const line = JSON.stringify(message)
    console.log('→', line)
    this.process.stdin?.write(`${line}\n`)
  }

  async read(): Promise<Message> {
    const { value, done } = await this.lines.next()
    if (done) throw new Error('server 已退出，没有响应')
    console.log('←', value)
    return JSON.parse(value)
  }
  // [/frame]

  // [pair] 响应靠 id 对上请求；这里一问一答，所以读到的下一行就该是它。
  async ask(id: number, method: string, params: object): Promise<Message> {
    this.write({ jsonrpc: '2.0', id, method, params })
    const answer = await this.read()
    assert.equal(answer.id, id)
    return answer
  }
  // [/pair]

  async close(): Promise<void> {
    // 关掉 stdin，就是请 server 自己退出。
    this.process.stdin?.end()
    const [code] = await once(this.process, 'close')
    console.error(`server 退出，返回码 ${code}`)
  }
}

/** 未知工具：Python SDK 回 isError 的结果，TypeScript SDK 和规范的示例回 −32602。两种都是失败。 */
function isRefused({ result, error }: Message): boolean {
  return result?.isError === true || error?.code === -32602
}

async function modern(session: Session): Promise<void> {
  const ask = (id: number, method: string, params: object = {}) =>
    session.ask(id, method, { ...params, _meta: ENVELOPE })

  const found = await ask(1, 'server/discover')
  assert.deepEqual(found.result.supportedVersions, ['2026-07-28'])
  assert.equal((await ask(2, 'tools/list')).result.resultType, 'complete')
  // [errors-modern] 工具自己的失败在 result 里（isError），协议的失败在 error 里。
  const call = { name: 'submit_bug_report', arguments: REPORT }
  const hit = await ask(3, 'tools/call', call)
  assert.equal(hit.result.structuredContent.matched_bug_id, 'BUG-001')
  const wrong = { ...call, arguments: { ...REPORT, severity: 'critical' } }
  assert.equal((await ask(4, 'tools/call', wrong)).result.isError, true)
  assert.ok(isRefused(await ask(5, 'tools/call', UNKNOWN)))
  assert.equal((await ask(6, 'foo/bar')).error.code, -32601)
  // [/errors-modern]
}

async function legacy(session: Session): Promise<void> {
  // [handshake] 有状态：先握手一次，版本和能力整条连接都用它。
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: ME }
  const agreed = await session.ask(1, 'initialize', hello)
  assert.equal(agreed.result.protocolVersion, '2025-11-25')
  // 通知没有 id，也就没有响应：写完不能等。
  session.write({ jsonrpc: '2.0', method: 'notifications/initialized' })
  // [/handshake]
  assert.ok(!('resultType' in (await session.ask(2, 'tools/list', {})).result))
  const call = { name: 'submit_bug_report', arguments: REPORT }
  const hit = await session.ask(3, 'tools/call', call)
  assert.equal(hit.result.structuredContent.matched_bug_id, 'BUG-001')
  const wrong = { ...call, arguments: { ...REPORT, severity: 'critical' } }
  assert.equal((await session.ask(4, 'tools/call', wrong)).result.isError, true)
  assert.ok(isRefused(await session.ask(5, 'tools/call', UNKNOWN)))
  assert.equal((await session.ask(6, 'foo/bar', {})).error.code, -32601)
}

const { values } = parseArgs({
  options: { legacy: { type: 'boolean', default: false }, server: { type: 'string' } },
})
const beside = fileURLToPath(new URL('bughunt-server.ts', import.meta.url))
const command = values.server?.split(' ') ?? [process.execPath, '--import', 'tsx', beside]
const session = new Session(command)
try {
  await (values.legacy ? legacy : modern)(session)
} finally {
  await session.close()
}
