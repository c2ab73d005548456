import { defineConfig } from 'vitest/config'

const files: readonly string[] = JSON.parse(process.env.ESTOCADE_MUTANT_TESTS ?? '[]')

/** For `npm run test:mutants`, which has built what the tests need. */
export default defineConfig({
  test: {
    include: files.filter((file) => !file.startsWith('!')),
    exclude: files.filter((file) => file.startsWith('!')).map((file) => file.slice(1)),
    setupFiles: ['scripts/mutants-setup.ts'],
    testTimeout: 20_000,
    // One worker loads the sources once for all test files of a change. Each change has a worker of its own.
    isolate: false,
  },
})
