import { checkTrace } from '../src/checks/check-trace.ts'
import { DEFAULT_SCENARIO } from '../src/scenario/scenario.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { expectAccessibleInEveryTheme } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

const tab = (lab: Lab, name: 'checks' | 'code' | 'fields') =>
  lab.page.getByRole('tab', { name: lab.t(`sheet.tabs.${name}`), exact: true })

test('the verdicts of the run: counted, worded, each with its frame', async ({ lab }) => {
  const scenario = { ...DEFAULT_SCENARIO, server: 'spec', fault: 'stray-print' } as const
  const findings = checkTrace(simulate(scenario))
  const broken = findings.filter(({ verdict }) => verdict === 'fail')
  expect(broken.map(({ id }) => id)).toEqual(['D2'])
  await lab.open('#/step?server=spec&fault=stray-print')
  await tab(lab, 'checks').click()
  const panel = lab.page.getByRole('tabpanel')
  await expect(panel).toContainText(`${lab.t('verdicts.fail')} 1`)
  const row = panel.getByRole('listitem').filter({ hasText: 'D2' })
  await expect(row).toContainText('MUST')
  await row.getByRole('button').click()
  await lab.expectStep(Number(broken[0]?.seq) + 1)
  await lab.expectLit('transport-error')
  await expectAccessibleInEveryTheme(lab)
})

test('a run without a fault breaks no rule', async ({ lab }) => {
  await lab.open()
  await tab(lab, 'checks').click()
  await expect(lab.page.getByRole('tabpanel')).toContainText(`${lab.t('verdicts.fail')} 0`)
})

test('the code of the course stands beside its step and can be taken along', async ({ lab }) => {
  const asked: string[] = []
  lab.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await lab.open('#/step?at=call-1.request')
  expect(asked.filter((path) => path.includes('/code/'))).toEqual([])
  await tab(lab, 'code').click()
  const panel = lab.page.getByRole('tabpanel')
  await expect(panel.getByRole('region', { name: /raw_stdio_session\.py/ }).first()).toContainText(
    'json.dumps(message',
  )
  await expect(panel.getByRole('region', { name: /raw-stdio-session\.ts/ }).first()).toContainText(
    'JSON.stringify(message)',
  )
  const [file] = await Promise.all([
    lab.page.waitForEvent('download'),
    panel.getByRole('link', { name: 'transcript_modern.txt' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('transcript_modern.txt')
  await lab.press('Home')
  await expect(panel).toContainText(lab.t('code.none'))
  await tab(lab, 'fields').click()
  await expect(tab(lab, 'code')).toHaveAttribute('aria-selected', 'false')
  await tab(lab, 'code').click()
  // Last, for the projector has no tabs to leave the panel by.
  await expectAccessibleInEveryTheme(lab)
})
