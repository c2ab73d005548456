// `npm run test:node -- 24 [file …]`: runs the tests with another version of Node, whose binary comes from npm and is
// fetched once into .cache. With file names, only these tests are run.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [version, ...files] = process.argv.slice(2)
if (version === undefined || !/^\d+(\.\d+)*$/.test(version)) {
  console.error('Which version of Node? For example: npm run test:node -- 24')
  process.exit(2)
}

const system = process.platform === 'win32' ? 'win' : process.platform
/** What the package `node` would install here. */
const name = `node-${system}-${process.arch}`
const folder = join(root, '.cache/node', version)
const binary = join(folder, 'node_modules', name, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')

ensureInstalled('test')
if (!existsSync(binary)) fetchBinary()
const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' })
console.log(`Tests with Node ${stdout.trim()}.`)
const args = files.length > 0 ? ['node_modules/vitest/vitest.mjs', 'run', ...files] : ['scripts/test.mjs']
// Programs that tests start by name use this version, too.
const env = { ...process.env, PATH: `${dirname(binary)}${delimiter}${process.env.PATH}`, NODE: binary }
process.exitCode = spawnSync(binary, args, { cwd: root, stdio: 'inherit', env }).status ?? 1

function fetchBinary() {
  console.error(`Fetching ${name}@${version} …`)
  mkdirSync(folder, { recursive: true })
  // Without this npm would install into the surrounding project.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { status } = spawnSync(
    'npm',
    ['install', `${name}@${version}`, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status === 0 && existsSync(binary)) return
  console.error(`npm has no Node ${version} for ${system} on ${process.arch}.`)
  process.exit(1)
}
