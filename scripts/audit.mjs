// Asks the registry for known vulnerabilities of the packages that a server runs with. Exit code 0: none that is high or
// critical; 1: some; 2: the registry did not answer.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' })
const answer = read(stdout)

if (answer?.vulnerabilities === undefined) {
  console.log(`Not checked: ${answer?.message ?? 'the registry did not answer.'}`)
  process.exitCode = 2
} else {
  const found = Object.values(answer.vulnerabilities).filter(({ severity }) => /high|critical/.test(severity))
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`${found.length} dependencies with known vulnerabilities that are high or critical`)
  process.exitCode = found.length === 0 ? 0 : 1
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
