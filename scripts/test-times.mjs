// The duration of each test file in a measured run: the longest files begin first, and `test:quick` runs only short ones.
// `node scripts/test-times.mjs` writes the figures of the last `npm test` to scripts/test-times.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = fileURLToPath(new URL('test-times.json', import.meta.url))

const times = JSON.parse(readFileSync(file, 'utf8'))
/** A moved file is found by its name. */
const byName = new Map(Object.entries(times).map(([path, seconds]) => [nameOf(path), seconds]))

/** The duration of a test file in seconds; for a new file, that of others with the same needs. */
export const secondsOf = (path, needs = []) =>
  times[path] ?? byName.get(nameOf(path)) ?? (needs.length > 0 ? 20 : 1)

function nameOf(path) {
  const [, part, name] = path.split('/')
  return `${part}/${name === 'test' ? '' : name}${path.slice(path.lastIndexOf('/'))}`
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  const { testResults } = JSON.parse(readFileSync(`${root}/.cache/test-report.json`, 'utf8'))
  const measured = testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    Math.round((endTime - startTime) / 100) / 10,
  ])
  measured.sort((a, b) => b[1] - a[1])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`)
}
