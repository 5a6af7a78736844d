import { readFile } from 'node:fs/promises'
import { DEFAULT_SCENARIO } from '../src/scenario/scenario.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { outcomeOf } from '../src/trace/outcome.ts'
import { expectAccessibleInEveryTheme, expectNothingSticksOut } from './accessible.ts'
import { expect, type Lab, test } from './lab.ts'

/** The cell of a fault in a column, counted from 0. */
function cellOf(
  lab: Lab,
  fault: 'unknown-tool' | 'timeout' | 'crlf' | 'unknown-method',
  column: number,
) {
  const name = lab.t(`scenario.faults.${fault}`)
  const row = lab.page.getByRole('row').filter({
    has: lab.page.getByRole('rowheader', { name: new RegExp(`^${name}`) }),
  })
  return row.getByRole('cell').nth(column)
}

async function openMatrix(lab: Lab, hash = '#/matrix'): Promise<void> {
  await lab.page.goto(`./${hash}`)
  await expect(lab.page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
}

test('cells say what a run of the same scenario says, and lead to its frame', async ({ lab }) => {
  await openMatrix(lab)
  const told = outcomeOf(simulate({ ...DEFAULT_SCENARIO, fault: 'unknown-tool' })).told ?? ''
  const cell = cellOf(lab, 'unknown-tool', 0)
  await expect(cell).toContainText('isError')
  await cell.getByRole('link').focus()
  await expect(lab.page.getByText(told)).toBeVisible()
  // The other server is told beside it where it answers otherwise.
  await expect(cell).toContainText(`${lab.t('scenario.servers.spec')} −32602`)
  await expect(cellOf(lab, 'timeout', 0)).not.toContainText(lab.t('scenario.servers.spec'))
  await lab.radio(lab.t('scenario.server'), lab.t('scenario.servers.spec')).check()
  await expect(cell).toContainText(`${lab.t('scenario.servers.python-sdk')} isError`)
  await expect(cellOf(lab, 'unknown-method', 1)).toContainText('404')
  await cell.getByRole('link').click()
  await expect(lab.ruler).toBeVisible()
  await expect(lab.page).toHaveURL(/server=spec.*fault=unknown-tool.*at=call-1\.response/)
  await lab.expectLit('protocol-error')
})

test('a fault that cannot happen in a place says so there', async ({ lab }) => {
  await openMatrix(lab)
  await expect(cellOf(lab, 'crlf', 1)).toHaveText(lab.t('matrix.why.crlf'))
  await expect(cellOf(lab, 'crlf', 1).getByRole('link')).toHaveCount(0)
})

test('the filter leaves the rows of one channel; the table can be saved', async ({ lab }) => {
  await openMatrix(lab)
  await lab.page.getByLabel(lab.t('matrix.filter')).selectOption('local-error')
  await expect(cellOf(lab, 'timeout', 0)).toContainText(lab.t('matrix.local.request-timeout'))
  await expect(cellOf(lab, 'unknown-tool', 0)).toHaveCount(0)
  const [file] = await Promise.all([
    lab.page.waitForEvent('download'),
    lab.button(lab.t('matrix.csv')).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/^fault,revision,transport,server,channel,code,status,cancel,late,told\r\n/)
  expect(csv).toContain(
    'timeout,2026-07-28,http,python-sdk,local-error,request-timeout,,stream-close,',
  )
})

test('three ways to be slow, and a long job: a cell of theirs opens its run', async ({ lab }) => {
  await openMatrix(lab)
  const slow = lab.page.getByRole('region', { name: lab.t('matrix.slow.title') })
  await slow.getByRole('button', { name: lab.t('matrix.slow.values.stopped') }).click()
  await expect(lab.ruler).toBeVisible()
  await expect(lab.page.getByText(lab.t('exercises.visitingMatrix'))).toBeVisible()
  await lab.page.getByRole('link', { name: lab.t('exercises.visitMatrix') }).click()
  const long = lab.page.getByRole('region', { name: lab.t('matrix.long.title') })
  const row = long.getByRole('row').filter({ hasText: lab.t('matrix.long.ways.call-2') })
  await row.getByRole('link').first().click()
  await expect(lab.page).toHaveURL(/task=replay-progress.*at=call-2\.response/)
})

test('nothing for axe to find, in any theme, and nothing sticks out', async ({ lab }) => {
  await openMatrix(lab)
  await expectAccessibleInEveryTheme(lab)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await lab.page.setViewportSize(size)
    await expectNothingSticksOut(lab.page)
  }
})
