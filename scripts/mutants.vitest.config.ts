import { defineConfig } from 'vitest/config'

/** For `npm run test:mutants`, which has built what the tests need. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.ESTOCADE_MUTANT_TESTS ?? '[]'),
    setupFiles: ['scripts/test-setup.ts'],
    testTimeout: 20_000,
  },
})
