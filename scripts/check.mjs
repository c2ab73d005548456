// Checks types, lint and format, imports and their drawing, links and schemas: everything that can be checked without running the program.
import { fileURLToPath } from 'node:url'
import { brokenLinks } from './check-links.mjs'
import { ensureInstalled, isInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled('test')
// Loaded only now, because it needs a package that may just have been installed.
const { problemsIn, ruled } = await import('./check-imports.mjs')
const { graphProblems } = await import('./import-graph.mjs')
const root = fileURLToPath(new URL('..', import.meta.url))

// The types of benchmarks can be checked only if the packages that they compare with are installed.
const projects = ['tsconfig.json', ...(isInstalled('all') ? ['tsconfig.bench.json'] : [])]
if (projects.length === 1) console.log('The types of bench/ are not checked: `npm run test:long` does that.')

// These are separate processes, which run while this one checks the others.
const programs = Promise.all([
  run('types', ['node_modules/typescript/bin/tsc', '-b', ...projects]),
  run('schemas', ['--import', 'tsx', 'scripts/schemas.ts', '--check']),
  run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
])
// The modules are read once for both.
const modules = await ruled(root)
const found = [await problemsIn(root, modules), await graphProblems(modules), brokenLinks(root)]
for (const problem of found.flat()) console.error(problem)
const codes = await programs
const results = [...codes.map((code) => code === 0), ...found.map((problems) => problems.length === 0)]
const failed = results.filter((passed) => !passed).length
console.log(`check: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
