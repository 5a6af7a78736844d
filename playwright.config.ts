import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/find-browser.mjs'

// `npm test` picks a free port; the fixed one is for `npx playwright test` by hand.
const port = process.env.E2E_PORT ?? '5199'
const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes on the second try is a failing test.
  retries: 0,
  workers: 2,
  reporter: 'list',
  // Everything a person does must work in both languages.
  projects: [
    { name: 'zh-CN', use: { locale: 'zh-CN' } },
    { name: 'en', use: { locale: 'en' } },
  ],
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 1280, height: 720 },
    timezoneId: 'UTC',
    trace: 'off',
    // Each test meets the page as it is served; `offline.spec.ts` asks for the worker.
    serviceWorkers: 'block',
    launchOptions: {
      args: browserFlags(),
      // Without one of the system's, Playwright uses the one it has downloaded.
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: 'node scripts/start.mjs --serve-only',
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
