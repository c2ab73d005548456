// `npm run test:clean`: runs `npm test` on a copy of the sources where nothing of an earlier run is left. It sees an
// empty temporary folder and an empty home, its own processes, and npm's download cache. `--why-not` only says
// whether that can be done here.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment variables that tests get: search path, locale and network settings. */
const passed =
  /^(PATH|LANG|LC_\w+|TZ|TERM|CI|FORCE_COLOR|NO_COLOR|CHROME_PATH|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(https?|no|all)_proxy)$/i

/** Own mounts and processes; as somebody other than root that takes own users as well. */
const isRoot = process.getuid?.() === 0
const unshare = [
  ...(isRoot ? [] : ['--user', '--map-root-user']),
  ...['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
]
/** Back to the user who began: some programs refuse to run as root. */
const asBefore = isRoot
  ? []
  : ['unshare', '--user', `--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`]

/** Runs in the room: covers what is shared, then waits for the command, and for all that it leaves behind. */
const cover = `
set -e
mount --bind "$ROOM" /tmp
for folder in /var/tmp /dev/shm; do [ ! -d $folder ] || mount -t tmpfs none $folder; done
cd /tmp/estocade
"$@"`

/** Why there can be no clean room here, or `undefined`. */
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
  // As every temporary folder: tests start programs of other users.
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
    // How npm reaches its registry is the machine's matter.
    npm_config_userconfig: process.env.npm_config_userconfig ?? join(homedir(), '.npmrc'),
  }
}

const npmSetting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()

/** Everything that is under version control or about to be. */
const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).split('\0')

/** As they stand now. */
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
  console.error(`There can be no clean room here: ${reason}.`)
  process.exitCode = 1
} else {
  const room = newRoom()
  copySources(join(room, 'estocade'))
  const script = process.argv.slice(2)
  const { status } = enter(room, ['npm', ...(script.length > 0 ? script : ['test'])], 'inherit')
  rmSync(room, { recursive: true, force: true, maxRetries: 3 })
  process.exitCode = status ?? 1
}
