/** The official TypeScript client, unchanged, against `serve`: both transports, both life-cycles, both dialects. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SERVE_ARGS, type Served, serveForTest } from './served.ts'

const REPORT = {
  module: 'cart',
  title: '购物车数量为 0 时仍可下单',
  steps: ['把商品数量改成 0', '点击结算'],
  severity: 'high',
}
const DIALECTS = ['python-sdk', 'spec'] as const
const LIFECYCLES = { stateless: { pin: '2026-07-28' }, stateful: 'legacy' } as const

describe.each(DIALECTS)('%s', { timeout: 60_000 }, (dialect) => {
  let served: Served
  beforeAll(async () => {
    served = await serveForTest(['--server', dialect])
  })
  afterAll(() => served.stop())

  describe.each(['stdio', 'http'] as const)('over %s', (transport) => {
    describe.each(['stateless', 'stateful'] as const)('%s', (lifecycle) => {
      let client: Client
      beforeEach(async () => {
        client = new Client(
          { name: 'official', version: '1' },
          { versionNegotiation: { mode: LIFECYCLES[lifecycle] } },
        )
        await client.connect(
          transport === 'http'
            ? new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${served.port}/mcp`))
            : new StdioClientTransport({
                command: process.execPath,
                args: [...SERVE_ARGS, '--server', dialect],
                stderr: 'ignore',
              }),
        )
      })
      afterEach(() => client.close())

      it('lists, calls, hears each error, times out and goes on', async () => {
        const { tools } = await client.listTools()
        expect(tools.map(({ name }) => name)).toEqual(['submit_bug_report', 'replay_steps'])

        const hit = await client.callTool({ name: 'submit_bug_report', arguments: REPORT })
        expect(hit.structuredContent).toMatchObject({ matched_bug_id: 'BUG-001' })

        const bad = await client.callTool({
          name: 'submit_bug_report',
          arguments: { ...REPORT, severity: 'critical' },
        })
        expect(bad.isError).toBe(true)
        expect(JSON.stringify(bad.content)).toMatch(/low.*medium.*high/)

        const unknown = client.callTool({ name: 'delete_all_bugs', arguments: {} })
        if (dialect === 'spec') await expect(unknown).rejects.toMatchObject({ code: -32602 })
        else expect(await unknown).toMatchObject({ isError: true })

        await expect(
          client.callTool({ name: 'replay_steps', arguments: { steps: ['a'] } }, { timeout: 100 }),
        ).rejects.toThrow(/timed out/i)

        const after = await client.callTool({ name: 'submit_bug_report', arguments: REPORT })
        expect(after.isError ?? false).toBe(false)
      })

      it('answers 200 calls at once, each with its own result', async () => {
        const results = await Promise.all(
          Array.from({ length: 200 }, (_, index) =>
            client.callTool({
              name: 'submit_bug_report',
              arguments: { ...REPORT, title: `第 ${index} 份` },
            }),
          ),
        )
        const ids = results.map(
          ({ structuredContent }) => (structuredContent as { report_id: string }).report_id,
        )
        expect(new Set(ids).size).toBe(200)
      })
    })
  })
})
