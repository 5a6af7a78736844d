/**
 * 同一个慢工具的三种写法，差别只有一行，行为却差很多。
 *
 *     npx tsx blocking-probe.ts
 *
 * 每种写法量三件事：
 *   - 慢调用进行中再问 tools/list，多久回来（事件循环卡住没有）；
 *   - 发了 notifications/cancelled 之后，server 还回不回那条请求；
 *   - 内存传输里 0.5 秒的客户端超时，到点触发没有。
 * Python 写法见 blocking_probe.py。
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import * as z from 'zod/v4'

const SLOW_MS = 2000
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
}
const DONE = { content: [{ type: 'text' as const, text: 'done' }] }

function createProbe(): McpServer {
  const server = new McpServer({ name: 'blocking-probe', version: '0.1.0' })
  const nothing = { inputSchema: z.object({}) }

  // [thread] 工作线程里等：循环不卡，可是没有人去打断那个线程。
  server.registerTool('thread_sleep', nothing, async () => {
    const wait = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${SLOW_MS})`
    await new Promise((resolve) => new Worker(wait, { eval: true }).once('exit', resolve))
    return DONE
  })
  // [/thread]

  // [block] 在事件循环里死等：取消通知排在后面，读到时已经晚了。
  server.registerTool('blocking_sleep', nothing, async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLOW_MS)
    return DONE
  })
  // [/block]

  // [await] 用 await 等：等的时候把循环让出来，取消和超时都按时生效。
  server.registerTool('awaiting_sleep', nothing, async () => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return DONE
  })
  // [/await]
  return server
}

/** 一个 server 子进程；按 id 等响应。 */
class Pipe {
  readonly process: ChildProcess
  readonly answered = new Set<number>()
  #wake = () => {}

  constructor() {
    const me = fileURLToPath(import.meta.url)
    this.process = spawn(process.execPath, ['--import', 'tsx', me, '--serve'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const output = createInterface({ input: this.process.stdout as NodeJS.ReadableStream })
    output.on('line', (line) => {
      this.answered.add(JSON.parse(line).id)
      this.#wake()
    })
  }

  write(message: object): void {
    this.process.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  }

  ask(id: number, method: string, params: object = {}): void {
    this.write({ id, method, params: { ...params, _meta: ENVELOPE } })
  }

  /** 等到这个 id 的响应为 true；到点还没有为 false。 */
  async waitFor(id: number, ms = 10_000): Promise<boolean> {
    const end = performance.now() + ms
    while (!this.answered.has(id) && performance.now() < end)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
        setTimeout(resolve, Math.max(0, end - performance.now()))
      })
    return this.answered.has(id)
  }

  close(): void {
    this.process.stdin?.end()
    this.process.kill()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function withSlowCall<T>(tool: string, measure: (pipe: Pipe) => Promise<T>): Promise<T> {
  const pipe = new Pipe()
  pipe.ask(1, 'server/discover')
  await pipe.waitFor(1)
  pipe.ask(2, 'tools/call', { name: tool, arguments: {} })
  await pause(300)
  const found = await measure(pipe)
  pipe.close()
  return found
}

// [measure-loop] 慢调用先走，0.3 秒后问一句 tools/list。
const msUntilList = (tool: string) =>
  withSlowCall(tool, async (pipe) => {
    const asked = performance.now()
    pipe.ask(3, 'tools/list')
    await pipe.waitFor(3)
    return performance.now() - asked
  })
// [/measure-loop]

// [measure-cancel] 取消之后等足 3 秒：还收到响应，就是没取消成。
const answersAfterCancel = (tool: string) =>
  withSlowCall(tool, (pipe) => {
    pipe.write({ method: 'notifications/cancelled', params: { requestId: 2 } })
    return pipe.waitFor(2, 3000)
  })
// [/measure-cancel]

// [measure-timeout] 不过线，client 和 server 在同一个事件循环里。
async function msUntilTimeout(tool: string): Promise<{ timedOut: boolean; ms: number }> {
  const client = new Client({ name: 'probe', version: '0' })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await Promise.all([createProbe().connect(far as never), client.connect(near)])
  const began = performance.now()
  const timedOut = await client.callTool({ name: tool, arguments: {} }, { timeout: 500 }).then(
    () => false,
    () => true,
  )
  return { timedOut, ms: performance.now() - began }
}
// [/measure-timeout]

if (process.argv.includes('--serve')) serveStdio(createProbe)
else {
  for (const tool of ['thread_sleep', 'blocking_sleep', 'awaiting_sleep']) {
    const waited = await msUntilList(tool)
    const late = await answersAfterCancel(tool)
    const { timedOut, ms } = await msUntilTimeout(tool)
    const row = {
      tool,
      loop_blocked: waited > 1000,
      answers_after_cancel: late,
      timeout_holds: timedOut && ms < 1000,
    }
    console.log(
      JSON.stringify(row),
      `# list ${Math.round(waited)} ms, timeout after ${Math.round(ms)} ms`,
    )
  }
}
