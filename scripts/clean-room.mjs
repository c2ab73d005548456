// `npm run test:clean`: runs `npm test` on a copy of the sources, without anything from an earlier run. The tests see an
// empty temporary folder, an empty home, only their own processes, and npm's download cache. `--why-not` only says
// whether this is possible here.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment variables that tests get: search path, locale and network settings. */
const passed =
  /^(PATH|LANG|LC_\w+|TZ|TERM|CI|FORCE_COLOR|NO_COLOR|CHROME_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(https?|no|all)_proxy)$/i

/** Separate mounts and processes; for a user other than root also separate users. */
const isRoot = process.getuid?.() === 0
const unshare = [
  ...(isRoot ? [] : ['--user', '--map-root-user']),
  ...['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
]
/** Switches back to the user who started it: some programs refuse to run as root. */
const asBefore = isRoot
  ? []
  : ['unshare', '--user', `--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`]

/** Runs inside: hides shared folders, then waits for the command and for all processes that it leaves behind. */
const cover = `
set -e
mount --bind "$ROOM" /tmp
for folder in /var/tmp /dev/shm; do [ ! -d $folder ] || mount -t tmpfs none $folder; done
cd /tmp/estocade
"$@"`

/** The reason why a clean room is not possible here, or `undefined`. */
function whyNot() {
  if (process.platform !== 'linux') return `mount namespaces are Linux's, this is ${process.platform}`
  try {
    sources()
  } catch (error) {
    return `git does not list the sources: ${String(error.stderr ?? error.message).trim()}`
  }
  const room = newRoom()
  mkdirSync(join(room, 'estocade'))
  const { status, stderr, error } = enter(room, ['true'], 'pipe')
  rmSync(room, { recursive: true })
  return status === 0 ? undefined : String(error?.message ?? stderr).trim()
}

const newRoom = () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const room = mkdtempSync(join(root, '.cache/clean-room-'))
  // With the permissions of a temporary folder, because tests start programs as other users.
  chmodSync(room, 0o1777)
  mkdirSync(join(room, 'home'))
  return room
}

function enter(room, command, stdio) {
  const args = [...unshare, 'sh', '-c', cover, 'sh', ...asBefore, ...command]
  return spawnSync('unshare', args, { stdio, env: { ...roomEnv(), ROOM: room }, encoding: 'utf8' })
}

function roomEnv() {
  const kept = Object.entries(process.env).filter(([name]) => passed.test(name))
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !resolve(folder).startsWith(root))
  return {
    ...Object.fromEntries(kept),
    PATH: path.join(':'),
    HOME: '/tmp/home',
    TMPDIR: '/tmp',
    ESTOCADE_CLEAN_ROOM: '1',
    npm_config_cache: npmSetting('cache'),
    // npm's registry settings come from the machine.
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'),
  }
}

const npmSetting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()

/** All files that are tracked or new. */
const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).split('\0')

/** In their present state. */
function copySources(to) {
  for (const file of new Set(sources()))
    if (file !== '' && existsSync(join(root, file))) {
      mkdirSync(dirname(join(to, file)), { recursive: true })
      cpSync(join(root, file), join(to, file), { verbatimSymlinks: true })
    }
  execFileSync('git', ['init', '--quiet'], { cwd: to })
}

const reason = whyNot()
if (process.argv[2] === '--why-not') {
  if (reason !== undefined) console.log(reason)
} else if (reason !== undefined) {
  console.error(`A clean room is not possible here: ${reason}.`)
  process.exitCode = 1
} else {
  const room = newRoom()
  copySources(join(room, 'estocade'))
  const script = process.argv.slice(2)
  const { status } = enter(room, ['npm', ...(script.length > 0 ? script : ['test'])], 'inherit')
  rmSync(room, { recursive: true, force: true, maxRetries: 3 })
  process.exitCode = status ?? 1
}
