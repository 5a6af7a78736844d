import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'public/code/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // Property tests run hundreds of simulations, on machines that may be busy.
    testTimeout: 60_000,
    passWithNoTests: false,
  },
})
