// Types, lint and format, imports, links: all that can be known without running the program.
import { fileURLToPath } from 'node:url'
import { houseFaults } from './check-house.mjs'
import { brokenLinks } from './check-links.mjs'
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const root = fileURLToPath(new URL('..', import.meta.url))

const imports = houseFaults(root)
const links = brokenLinks(root)
for (const problem of [...imports, ...links]) console.error(problem)

const codes = await Promise.all([
  run('types', ['node_modules/typescript/bin/tsc', '-b']),
  run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
])
const results = [...codes.map((code) => code === 0), imports.length === 0, links.length === 0]
const failed = results.filter((passed) => !passed).length
console.log(`check: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
