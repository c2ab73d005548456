import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    globalSetup: ['scripts/test-dictionaries.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the smallest machine has cores: browsers, databases and terminals are waited for a lot.
    maxWorkers: 3,
  },
})
