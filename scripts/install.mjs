// Installs what is missing, so that a fresh clone needs no step of its own.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}/node_modules/.estocade-lock`

/** `npm ci` when the lock file is not the one last installed from. */
export function ensureInstalled() {
  const lock = readFileSync(`${root}/package-lock.json`, 'utf8')
  if (statSync(stamp, { throwIfNoEntry: false }) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing what is missing (once, about half a minute) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const { status } = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('npm ci failed: is the network there?')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}
