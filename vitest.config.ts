import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'public/code/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    passWithNoTests: false,
  },
})
