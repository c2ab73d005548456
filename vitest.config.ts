import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where tests take long: browsers, whole servers, programs of their own. */
const slow = ['/apps/web/', '/apps/server/test/nodes/', '/apps/terminal/', '/laws.test', '/apps/']

/** The long ones first, so that no worker is left alone with one of them in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slow.findIndex((part) => moduleId.includes(part))
      return place < 0 ? slow.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    globalSetup: ['scripts/test-dictionaries.ts'],
    setupFiles: ['apps/web/test/chromium/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Two cores: more workers only fight over them.
    maxWorkers: 2,
    // One process runs many files, and keeps the modules, dictionaries and browser that it has loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
