/** The official TypeScript SDK in the page: fetched when it is chosen, stepped through like any other server. */
import { REVISION_IDS } from '../src/protocol/revision.ts'
import { FAULT_IDS, type FaultId, type ServerId } from '../src/scenario/scenario.ts'
import { TRANSPORT_IDS } from '../src/transport/wire.ts'
import { expectAccessible } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

const CHUNK = /\/assets\/record-live-/

const live = (lab: Lab) =>
  lab.radio(lab.t('scenario.server'), lab.t('scenario.servers.typescript-sdk'))
const compare = (lab: Lab) =>
  lab.page.getByRole('tab', { name: lab.t('sheet.tabs.implementations'), exact: true })
const answerOf = (lab: Lab, server: ServerId) =>
  lab.page.getByRole('region', { name: lab.t(`implementations.servers.${server}`), exact: true })

function requestsFor(lab: Lab): string[] {
  const urls: string[] = []
  lab.page.on('request', (request) => {
    if (CHUNK.test(request.url())) urls.push(request.url())
  })
  return urls
}

test('its code is fetched when it is chosen and not before; the step stays, and so does the address', async ({
  lab,
}) => {
  const urls = requestsFor(lab)
  await lab.open('#/step?fault=unknown-tool&at=call-1.response')
  await lab.page.waitForLoadState('networkidle')
  expect(urls).toEqual([])
  await live(lab).check()
  await expect(lab.page).toHaveURL(/server=typescript-sdk&fault=unknown-tool&at=call-1\.response/)
  await expect(lab.page.getByText('Tool delete_all_bugs not found').first()).toBeVisible()
  await lab.expectLit('protocol-error')
  expect(urls).toHaveLength(1)
  await lab.page.goBack()
  await lab.expectLit('tool-error')
  await lab.page.goForward()
  await lab.expectLit('protocol-error')
})

test('while the code is on its way a note says so and the run before stays; a link waits for its step', async ({
  lab,
}) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await lab.page.route(CHUNK, async (route) => {
    await held
    await route.continue()
  })
  await lab.open('#/step?server=typescript-sdk&fault=unknown-tool&at=call-1.response')
  const note = lab.page.getByText(lab.t('scenario.loading')).last()
  await expect(note).toBeVisible()
  await expect(lab.spoken).toHaveText(lab.t('scenario.loading'))
  await expect(lab.page).toHaveURL(/server=typescript-sdk&fault=unknown-tool&at=call-1\.response/)
  await expect(live(lab)).toBeChecked()
  release()
  await lab.expectLit('protocol-error')
  await expect(note).toBeHidden()
  await expect(lab.page).toHaveURL(/at=call-1\.response/)
})

test('code that cannot be fetched leaves the run as it was and says so', async ({ lab }) => {
  await lab.page.route(CHUNK, (route) => route.abort())
  await lab.open('#/step?at=call-1.request')
  await live(lab).click()
  await expect(lab.notices).toContainText(lab.t('errors.liveFailed'))
  await expect(
    lab.radio(lab.t('scenario.server'), lab.t('scenario.servers.python-sdk')),
  ).toBeChecked()
})

const CHANNELS = {
  none: null,
  'unknown-tool': 'protocol-error',
  'bad-args': 'tool-error',
  timeout: 'local-error',
} as const satisfies Partial<Record<FaultId, string | null>>

test('it steps through all revisions, transports and faults, and no policy is broken', async ({
  lab,
}) => {
  const complaints: string[] = []
  lab.page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  lab.page.on('pageerror', (error) => complaints.push(error.message))
  for (const revision of REVISION_IDS)
    for (const via of TRANSPORT_IDS)
      for (const fault of FAULT_IDS) {
        await lab.page.goto('about:blank')
        await lab.open(`#/step?rev=${revision}&via=${via}&server=typescript-sdk&fault=${fault}`)
        await expect(lab.page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
        await expect(live(lab)).toBeChecked()
        const channel = CHANNELS[fault]
        await lab.press('End')
        await expect(lab.page).toHaveURL(/at=/)
        await lab.expectStep(await lab.stepCount())
        await lab.press('Home')
        if (channel === null) await expect(lab.channelMap).toContainText(lab.t('channels.none'))
        else {
          await lab.runToNextError()
          await lab.expectLit(channel)
        }
      }
  expect(complaints).toEqual([])
})

test('three servers, three answers to the unknown tool', async ({ lab }) => {
  const urls = requestsFor(lab)
  await lab.open('#/step?fault=unknown-tool&at=call-1.request')
  await compare(lab).click()
  const row = (server: ServerId) =>
    lab.page.getByRole('row', { name: lab.t(`implementations.servers.${server}`) })
  await expect(row('python-sdk')).toContainText('isError')
  await expect(row('spec')).toContainText('error -32602')
  await expect(row('typescript-sdk')).toContainText('error -32602')
  await expect(row('python-sdk')).toContainText(lab.t('channels.full.tool-error'))
  await expect(row('typescript-sdk')).toContainText(lab.t('channels.full.protocol-error'))
  await expect(answerOf(lab, 'typescript-sdk')).toContainText('Tool delete_all_bugs not found')
  await expect(answerOf(lab, 'spec')).toContainText('Unknown tool: delete_all_bugs')
  await expect(answerOf(lab, 'python-sdk')).toContainText('"isError":true')
  const frames = await Promise.all(
    (['python-sdk', 'spec', 'typescript-sdk'] as const).map((server) =>
      answerOf(lab, server).textContent(),
    ),
  )
  expect(new Set(frames).size).toBe(3)
  expect(urls).toHaveLength(1)
})

test('the comparison follows the steps, is reached by keyboard, and is left by it', async ({
  lab,
}) => {
  await lab.open('#/step?at=discover.request')
  await lab.page.getByRole('tab', { name: lab.t('sheet.tabs.fields'), exact: true }).focus()
  // However many tabs stand between the two.
  for (const _ of await lab.page.getByRole('tab').all())
    if ((await compare(lab).getAttribute('aria-selected')) === 'false')
      await lab.press('ArrowRight')
  await expect(compare(lab)).toBeFocused()
  await expect(answerOf(lab, 'typescript-sdk')).toContainText('supportedVersions')
  await lab.press('Home')
  await expect(lab.page.getByText(lab.t('implementations.nobodyAsked'))).toBeVisible()
  await lab.page.getByRole('button', { name: lab.t('deck.next'), exact: true }).focus()
  await lab.press('d')
  await expect(compare(lab)).toHaveAttribute('aria-selected', 'false')
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing in the comparison, and nothing overflows: ${theme}`, async ({ lab }) => {
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [390, 844],
    ] as const) {
      await lab.page.setViewportSize({ width, height })
      await lab.open(`#/step?fault=unknown-tool&at=call-1.response&theme=${theme}`)
      await compare(lab).click()
      await expect(answerOf(lab, 'typescript-sdk')).toBeVisible()
      await expectAccessible(lab.page)
      const wide = await lab.page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
    }
  })
