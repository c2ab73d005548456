// Types, lint and format, imports: all that can be known without running the program.
import { fileURLToPath } from 'node:url'
import { houseFaults } from './check-house.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const root = fileURLToPath(new URL('..', import.meta.url))

const faults = houseFaults(root)
for (const fault of faults) console.error(fault)

const codes = await Promise.all([
  run('types', ['node_modules/typescript/bin/tsc', '-b']),
  run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
])
const failed = codes.filter((code) => code !== 0).length + (faults.length > 0 ? 1 : 0)
console.log(`check: ${3 - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
