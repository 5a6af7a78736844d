/**
 * 不起子进程、不开端口：两端用内存传输相连，8 条用例一两秒跑完。
 *
 *     npm install @modelcontextprotocol/server@2.4.0 @modelcontextprotocol/client@2.4.0 zod vitest
 *     npx vitest run bughunt-server.test.ts
 *
 * Python 写法见 test_bughunt_server.py。
 */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { beforeEach, expect, test } from 'vitest'
import { createBughunt, forgetReports } from './bughunt-server.ts'

const REPORT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}

// [isolation] 报告编号是进程里的状态：不清空，用例之间就不独立。
beforeEach(forgetReports)
// [/isolation]

/** 一条新的连接，两头都在这个进程里。 */
async function connected(): Promise<Client> {
  const client = new Client({ name: 'test', version: '0' })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await Promise.all([createBughunt().connect(far as never), client.connect(near)])
  return client
}

const submit = (client: Client, change: object = {}) =>
  client.callTool({ name: 'submit_bug_report', arguments: { ...REPORT, ...change } })

// [schema] 清单的顺序要固定，描述不能空，schema 都要是对象。
test('the list is stable, and every tool tells what it takes and gives', async () => {
  const client = await connected()
  const [first, second] = [await client.listTools(), await client.listTools()]
  expect(first.tools).toEqual(second.tools)
  for (const tool of first.tools) {
    expect(tool.description).not.toBe('')
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.outputSchema).toBeDefined()
  }
})
// [/schema]

test('a report that names the bug is a hit', async () => {
  const result = await submit(await connected())
  expect(result.isError ?? false).toBe(false)
  expect(result.structuredContent).toEqual({
    report_id: 'R-001',
    matched_bug_id: 'BUG-001',
    message: '命中 BUG-001：数量为 0 时仍可下单',
  })
})

// [null] 没命中也要带上这个字段：null 和缺字段是两回事。
test('a miss keeps the field', async () => {
  const result = await submit(await connected(), { title: '按钮太小' })
  expect(result.structuredContent).toMatchObject({ matched_bug_id: null })
})
// [/null]

// [actionable] 三种参数错都走 isError，文字里要有能照着改的内容。
test('an unknown module is told the legal ones', async () => {
  const result = await submit(await connected(), { module: 'payment' })
  expect(result.isError).toBe(true)
  expect(JSON.stringify(result.content)).toContain("'payment'")
  expect(JSON.stringify(result.content)).toContain('cart, login, search')
})

test('a severity outside the enum is a tool error that names the legal values', async () => {
  const result = await submit(await connected(), { severity: 'critical' })
  expect(result.isError).toBe(true)
  expect(JSON.stringify(result.content)).toMatch(/low.*medium.*high/)
})

test('refused reports get no number', async () => {
  const client = await connected()
  expect((await submit(client, { steps: [] })).isError).toBe(true)
  expect((await submit(client)).structuredContent).toMatchObject({ report_id: 'R-001' })
})
// [/actionable]

// [timeout] 注入超时：调用要 2 秒，只等 0.5 秒。这个错是 client 自己造的。
test('a timeout is the client’s, and the connection lives on', async () => {
  const client = await connected()
  const slow = { name: 'replay_steps', arguments: { steps: ['a'] } }
  await expect(client.callTool(slow, { timeout: 500 })).rejects.toThrow(/timed out/i)
  expect((await submit(client)).isError ?? false).toBe(false)
})
// [/timeout]

// [unknown-tool] 规范的示例把未知工具算协议错误（−32602），这个 SDK 也是；Python SDK 2.2.0 回 isError。
test('an unknown tool is a protocol error', async () => {
  const client = await connected()
  const call = client.callTool({ name: 'delete_all_bugs', arguments: {} })
  await expect(call).rejects.toMatchObject({ code: -32602 })
})
// [/unknown-tool]
