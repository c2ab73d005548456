// Every check and every test; the last line says `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const long = process.argv.includes('--long')
const report = `${root}/.cache/test-report.json`

ensureInstalled()
mkdirSync(`${root}/.cache`, { recursive: true })
rmSync(report, { force: true })

const checks = await run('check', ['scripts/check.mjs'])
const tests = await run(
  'vitest',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { env: { ...process.env, ...(long ? { ESTOCADE_LONG: '1' } : {}) } },
)

const { passed, failed, skipped } = counts()
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** The check counts as one; a test run that broke off counts as a failure whatever it reported. */
function counts() {
  const sums = { passed: checks === 0 ? 1 : 0, failed: checks === 0 ? 0 : 1, skipped: 0 }
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'))
    sums.passed += json.numPassedTests
    sums.failed += json.numFailedTests
    sums.skipped += json.numPendingTests + json.numTodoTests
    if (tests !== 0 && json.numFailedTests === 0) sums.failed++
  } catch {
    sums.failed++
  }
  return sums
}
