// Installs missing packages, so that a fresh clone needs no separate step.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missing, partOf } from './installed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lockFile = `${root}/package-lock.json`
/** Written by npm at the end of every installation. */
const recordFile = `${root}/node_modules/.package-lock.json`

const purposes = {
  play: 'what the server and the command line need',
  test: 'what the tests need (a browser, Postgres, dictionaries)',
  all: 'what tests and benchmarks need',
}

export const isInstalled = (scope) => lacking(read(lockFile), scope).length === 0

const lacking = (lock, scope) => missing(lock, read(recordFile) ?? { packages: {} }, scope)

/** Runs `npm ci` if a package of this scope is missing or differs from the lock file. */
export function ensureInstalled(scope = 'play') {
  const lock = read(lockFile)
  const packages = lacking(lock, scope)
  if (packages.length === 0) return
  // Printed to stderr, because a program may read a command's standard output.
  console.error(`Installing ${purposes[scope]}: ${packages.length} packages are missing …`)
  const began = Date.now()
  const { workspaces, dev } = partOf(lock, scope)
  // By name: selecting a workspace by folder would also select those below it.
  const selected = workspaces.flatMap((path) => ['--workspace', lock.packages[path].name ?? basename(path)])
  const status = npm(['ci', ...selected, '--include-workspace-root', ...(dev ? [] : ['--omit=dev'])])
  if (status !== 0) {
    console.error('npm ci failed. Is the network available?')
    process.exit(1)
  }
  console.error(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
}

/** As `ensureInstalled`, but an installation that is newer than the lock file is accepted without reading it. */
export function ensureInstalledSoon() {
  if (changedAt(recordFile) <= changedAt(lockFile)) ensureInstalled('play')
}

function npm(args) {
  const path = process.env.npm_execpath
  const [command, first] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []]
  return spawnSync(
    command,
    [...first, ...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', process.stderr, process.stderr],
      shell: first.length === 0 && process.platform === 'win32',
    },
  ).status
}

function read(file) {
  return changedAt(file) > 0 ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
