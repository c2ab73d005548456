import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { testFiles } from './scripts/test-needs.mjs'
import { secondsOf } from './scripts/test-times.mjs'

const root = import.meta.dirname
const needs = new Map(testFiles().map((one) => [one.file, one.needs]))

/** The long ones first, so that no worker is left alone with one of them in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => {
      const file = relative(root, moduleId)
      return secondsOf(file, needs.get(file))
    }
    return (await super.sort(files)).toSorted((a, b) => seconds(b) - seconds(a))
  }
}

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    globalSetup: ['scripts/test-global-setup.ts'],
    setupFiles: ['scripts/test-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // What is waited for comes at once on a quiet machine; a busy one gets as much time as it needs.
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // One more than two cores: a test with a browser or a terminal waits for what it has asked. A fourth brings nothing.
    maxWorkers: 3,
    // One process runs many files, and keeps the modules, dictionaries and browser that it has loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
