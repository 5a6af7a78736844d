import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { DEFAULT_SCENARIO } from '../src/scenario/scenario.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { toNdjson } from '../src/trace/export/ndjson.ts'
import { expectAccessibleInEveryTheme } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

const result = (lab: Lab) => lab.page.getByRole('region', { name: lab.t('transcript.result') })
const more = (lab: Lab) => lab.page.getByRole('region', { name: lab.t('deck.more') })

async function openPage(lab: Lab): Promise<void> {
  await lab.page.goto('./#/transcript')
  await expect(lab.page.getByRole('heading', { level: 1 })).toHaveText(lab.t('transcript.title'))
}

async function paste(lab: Lab, text: string): Promise<void> {
  await lab.page.getByLabel(lab.t('transcript.text'), { exact: true }).fill(text)
  await lab.button(lab.t('transcript.read')).click()
}

/** What a person drops on the page. */
async function drop(lab: Lab, name: string, text: string): Promise<void> {
  const data = await lab.page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content as string], file as string))
      return transfer
    },
    [name, text],
  )
  await lab.page.getByRole('main').dispatchEvent('drop', { dataTransfer: data })
}

const stepThrough = async (lab: Lab) => {
  await lab.button(lab.t('transcript.step')).click()
  await expect(lab.ruler).toBeVisible()
}

test('the course’s transcript is pasted, stepped through and linted, and nothing is sent', async ({
  lab,
}) => {
  await openPage(lab)
  const asked: string[] = []
  lab.page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url())
  })
  const text = readFileSync('public/code/transcript_modern.txt', 'utf8')
  await paste(lab, text)
  await expect(result(lab)).toContainText(lab.t('transcript.allRead'))
  await stepThrough(lab)
  await expect(lab.page.getByText('server/discover').first()).toBeVisible()
  await lab.runToNextError()
  await lab.expectLit('tool-error')
  await lab.page.getByRole('tab', { name: lab.t('sheet.tabs.checks') }).click()
  await expect(
    lab.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'M1' }).first(),
  ).toBeVisible()
  await lab.page.getByRole('link', { name: lab.t('exercises.visitTranscript') }).click()
  await expect(lab.page.getByLabel(lab.t('transcript.text'), { exact: true })).toHaveValue(
    /server\/discover/,
  )
  expect(asked).toEqual([])
})

for (const format of ['HAR', 'NDJSON'] as const)
  test(`a run saved as ${format} comes back by a drop`, async ({ lab }) => {
    await lab.open('#/step?via=http&rev=2025-11-25&fault=timeout')
    const steps = await lab.stepCount()
    await lab.button(lab.t('deck.more')).click()
    const [file] = await Promise.all([
      lab.page.waitForEvent('download'),
      more(lab).getByRole('button', { name: format, exact: true }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    await openPage(lab)
    await drop(lab, file.suggestedFilename(), text)
    await expect(result(lab)).toContainText(file.suggestedFilename())
    await expect(result(lab)).toContainText(lab.t('transcript.allRead'))
    await stepThrough(lab)
    if (format === 'NDJSON') expect(await lab.stepCount()).toBe(steps)
    await lab.press('Home')
    await lab.runToNextError()
    await expect(lab.channelMap).toContainText(lab.t('channels.lit'))
  })

test('an Inspector export opens; a broken file keeps what can be read and names the rest by line', async ({
  lab,
}) => {
  await openPage(lab)
  await paste(
    lab,
    JSON.stringify([
      {
        id: '1',
        timestamp: '2026-11-30T10:00:00.000Z',
        direction: 'request',
        message: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
        response: { jsonrpc: '2.0', id: 1, result: { tools: [] } },
        duration: 12,
      },
    ]),
  )
  await expect(result(lab)).toContainText(lab.t('transcript.formats.inspector'))
  await paste(
    lab,
    '→ {"jsonrpc":"2.0","id":1,"method":"ping"}\n← {"jsonrpc":"2.0",\n← {"jsonrpc":"2.0","id":1,"result":{}}\n',
  )
  await expect(
    result(lab)
      .getByRole('listitem')
      .or(result(lab).getByText(lab.t('transcript.allRead')))
      .first(),
  ).toBeVisible()
  await stepThrough(lab)
  await expect(lab.page.getByText('ping').first()).toBeVisible()
})

test('a hostile file does no harm: its text stays text, and what cannot be seen is made visible', async ({
  lab,
}) => {
  let alerted = false
  lab.page.on('dialog', () => {
    alerted = true
  })
  await openPage(lab)
  const title = 'pay\u202e001\u200b<script>alert(1)</script><img src=x onerror=alert(1)>'
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  await paste(
    lab,
    [
      `→ ${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: title, arguments: {} } })}`,
      `← {"jsonrpc":"2.0","id":1,"result":${deep}}`,
      '← \ud800 <svg onload=alert(1)>',
      '',
    ].join('\n'),
  )
  await stepThrough(lab)
  await lab.press('Home')
  await expect(lab.page.getByRole('tabpanel').getByText('U+202E').first()).toBeVisible()
  await expect(lab.page.getByRole('tabpanel')).toContainText('<script>alert(1)</script>')
  await lab.press('ArrowRight', 'ArrowRight', 'End')
  await expect(lab.ruler).toBeVisible()
  expect(alerted).toBe(false)
})

test('ten thousand messages open and can be stepped through', async ({ lab }) => {
  // The longest run of all tests; how fast it opens is measured by the benchmark, not here.
  test.slow()
  const text = toNdjson(simulate({ ...DEFAULT_SCENARIO, repeat: 5000 }))
  await openPage(lab)
  await drop(lab, 'big.ndjson', text)
  await expect(result(lab)).toContainText('big.ndjson', { timeout: 60_000 })
  await stepThrough(lab)
  expect(await lab.stepCount()).toBeGreaterThan(10_000)
  await lab.press('End', 'ArrowLeft', 'Home', 'ArrowRight')
  await lab.expectStep(2)
})

test('nothing for axe to find, in any theme, also with problems listed', async ({ lab }) => {
  await openPage(lab)
  await paste(lab, 'nonsense\n{"jsonrpc":"2.0","id":1,"method":"ping"}\n{broken\n')
  await expectAccessibleInEveryTheme(lab)
})

test('the request of a step is copied for a terminal', async ({ lab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await lab.open('#/step?via=http&at=call-1.request')
  await lab.button(lab.t('deck.more')).click()
  await more(lab).getByRole('button', { name: 'cURL', exact: true }).click()
  await expect
    .poll(() => lab.page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^curl -sS -N .*'Mcp-Name: submit_bug_report'/)
})
