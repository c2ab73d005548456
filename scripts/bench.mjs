// `npm run bench [name …]`: runs bench/<name>/run.ts, all of them by default; each prints Markdown, which
// becomes its section of bench/RESULTS.md.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { writeResultsPage } from './results-page.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
ensureInstalled('all')

const all = readdirSync(`${root}/bench`).filter((name) => existsSync(`${root}/bench/${name}/run.ts`))
const asked = process.argv.slice(2)
for (const name of asked)
  if (!all.includes(name)) {
    console.error(`There is no benchmark ${name}: choose from ${all.join(', ')}.`)
    process.exit(2)
  }

for (const name of asked.length > 0 ? asked : all) {
  console.error(`bench ${name} …`)
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', `bench/${name}/run.ts`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  process.stdout.write(stdout)
  if (status !== 0) process.exit(1)
  const machine = `Made by \`npm run bench ${name}\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores (${cpus()[0].model.trim()}), Node ${process.versions.node}. Compare ratios, not times.`
  writeResultsPage({ name, text: `${stdout.trimEnd()}\n\n${machine}` })
}
