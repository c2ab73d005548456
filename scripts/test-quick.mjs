// `npm run test:quick`: types, lint, imports, and the short tests that need neither a browser nor another server, while
// you edit. `npm test` runs everything.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { vitest } from './run-vitest.mjs'
import { testFiles } from './test-needs.mjs'
import { secondsOf } from './test-times.mjs'

/** How many seconds a file may have taken in the last measured run. */
const QUICK = 3

ensureInstalled('test')
const files = testFiles()
const quick = files.filter(({ file, needs }) => needs.length === 0 && secondsOf(file, needs) <= QUICK)
const checks = await run('check', ['scripts/check.mjs'])
const tests = await vitest(['--reporter=dot', ...quick.map(({ file }) => file)])
console.log(`${quick.length} of ${files.length} test files were run.`)
process.exitCode = checks === 0 && tests === 0 ? 0 : 1
