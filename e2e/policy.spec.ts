import { expect, test } from './lab.ts'

const PAGES = [
  '#/step?fault=timeout',
  '#/step?server=typescript-sdk',
  '#/compare',
  '#/matrix',
  '#/abacus',
  '#/exercises',
  '#/exercises/E06',
  '#/exercises/bench',
]

test('the policy is strict, and no page violates it', async ({ lab }) => {
  test.slow()
  const violations: string[] = []
  await lab.page.exposeFunction('tellViolation', (text: string) => violations.push(text))
  await lab.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation
      tell(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  const response = await lab.page.goto('./')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(policy).not.toMatch(/'unsafe-eval'/)
  expect(policy.replace(/style-src [^;]*/, '')).not.toContain('unsafe-inline')
  for (const page of PAGES) {
    await lab.page.goto(`./${page}`)
    await lab.page.waitForLoadState('networkidle')
    await expect(lab.page.getByRole('main')).toBeVisible()
  }
  expect(violations).toEqual([])
})
