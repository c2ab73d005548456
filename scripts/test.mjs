// Every check and every test; the last line says `N passed, N failed`. `--long` runs the long ones too.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'
import { countTests, vitest } from './run-vitest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const long = process.argv.includes('--long')
const report = `${root}/.cache/test-report.json`

ensureInstalled(long ? 'all' : 'test')
const { unrunnable } = await import('./test-needs.mjs')
mkdirSync(`${root}/.cache`, { recursive: true })
rmSync(report, { force: true })

const checks = await run('check', ['scripts/check.mjs'])
const left = unrunnable()
const tests = await vitest(
  [
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...[...left.values()].flat().flatMap((file) => ['--exclude', file]),
  ],
  long ? { ESTOCADE_LONG: '1' } : {},
)

const { passed, failed, skipped } = counts()
const unrun = await nameUnrunnable()
nameLeftovers()
const all = skipped + unrun
console.log(`${passed} passed, ${failed} failed${all > 0 ? `, ${all} skipped` : ''}`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** The check counts as one test; a test run that was interrupted counts as a failure, whatever it reported. */
function counts() {
  const sums = { passed: checks === 0 ? 1 : 0, failed: checks === 0 ? 0 : 1, skipped: 0 }
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'))
    sums.passed += json.numPassedTests
    sums.failed += json.numFailedTests
    sums.skipped += json.numPendingTests + json.numTodoTests
    if (tests !== 0 && json.numFailedTests === 0) sums.failed++
    nameSkipped(json)
  } catch {
    sums.failed++
  }
  return sums
}

/** Tests that skipped themselves. */
function nameSkipped({ testResults }) {
  const names = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map((one) => one.fullName),
  )
  if (names.length > 0) console.log(`\nSkipped by themselves:\n  ${names.join('\n  ')}`)
}

/** Prints the files that this machine cannot run, with the reason; returns the number of their tests. */
async function nameUnrunnable() {
  let sum = 0
  for (const [reason, files] of left) {
    const tests = await countTests(files)
    console.log(`\nSkipped, ${tests} tests, since ${reason}:\n  ${files.join('\n  ')}`)
    sum += tests
  }
  return sum
}

/** In a clean room every file in the temporary folder is ours, and none should remain. */
function nameLeftovers() {
  if (process.env.ESTOCADE_CLEAN_ROOM === undefined) return
  const names = readdirSync(tmpdir()).filter((name) => name !== 'home' && name !== 'estocade')
  if (names.length > 0) console.log(`\nLeft behind in the temporary folder: ${names.join(', ')}`)
}
