// Bundles the command line and its workers, and builds the page, if a source has changed.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFresh, writeStamp } from './freshness.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'apps/terminal/dist')
const bundleStamp = join(out, 'stamp.json')
const pageStamp = join(root, '.cache/page-stamp.json')
const migrations = 'apps/server/src/store/migrations'

/** Files that change the result of every build. */
const always = ['scripts/bundle.mjs', 'package-lock.json']

/** Small libraries that every command loads: they load faster from the bundle. */
const inlined = ['commander', '@noble/hashes']

/** Entry points; each becomes `dist/<name>.mjs`. */
const entries = {
  estocade: 'apps/terminal/src/main.ts',
  'lexicon-worker': 'packages/words/build/worker.ts',
  'bot-worker': 'packages/table/node/bot-worker.ts',
  catalogue: 'apps/terminal/src/catalogue.ts',
  'review-worker': 'apps/terminal/src/play/review-worker.ts',
}

export async function ensureBundle() {
  if (isFresh(bundleStamp)) return
  // Two commands may start at once after a change: one bundles, the other waits.
  await withLock(join(root, '.cache/bundle.lock'), bundle)
}

async function bundle() {
  if (isFresh(bundleStamp)) return
  const began = Date.now()
  console.error('Bundling the command line …')
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Libraries that a command does not need are not loaded: those of the server take most of a second.
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // CommonJS libraries find Node's own modules by this `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    target: 'node20',
    sourcemap: true,
    external: outsiders(),
    logLevel: 'warning',
  })
  // Written to a temporary file and renamed, because another process may be loading the old bundle.
  for (const { path, contents } of outputFiles) {
    const part = `${path}.${process.pid}.part`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(part, contents)
    renameSync(part, path)
  }
  // The server reads its migrations from a folder beside the bundle.
  rmSync(join(out, 'migrations'), { recursive: true, force: true })
  cpSync(join(root, migrations), join(out, 'migrations'), { recursive: true })
  const kept = new Set([...outputFiles.map(({ path }) => basename(path)), 'migrations'])
  for (const name of readdirSync(out))
    if (!kept.has(name)) rmSync(join(out, name), { force: true, recursive: true })
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'))
  writeStamp(bundleStamp, [...always, ...sourcesIn(migrations), ...inputs])
  console.error(`Bundled in ${seconds(began)} s.`)
}

const seconds = (began) => ((Date.now() - began) / 1000).toFixed(1)

/** Packages from npm are not bundled, except a few small libraries. */
function outsiders() {
  const names = new Set()
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(root, folder))) {
      const manifest = JSON.parse(readFileSync(join(root, folder, name, 'package.json'), 'utf8'))
      for (const dependency of Object.keys(manifest.dependencies ?? {}))
        if (!dependency.startsWith('@estocade/') && !inlined.includes(dependency)) names.add(dependency)
    }
  return [...names].flatMap((name) => [name, `${name}/*`])
}

/** Builds the page if one of its sources has changed. */
export async function ensureWeb() {
  if (isPageFresh()) return
  // Several tests may need it at once: one builds, the others wait.
  await withLock(join(root, '.cache/page.lock'), buildPage)
}

const isPageFresh = () =>
  existsSync(join(root, 'apps/web/dist/index.html.br')) && isFresh(pageStamp, pageSources())

const pageSources = () => [...always, ...sourcesIn('packages'), ...sourcesIn('apps/web')]

async function buildPage() {
  if (isPageFresh()) return
  const { run } = await import('./run.mjs')
  const began = Date.now()
  const sources = pageSources()
  console.error('Building the page (about 15 s) …')
  // The page is always built for production, even if a test starts the build.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(
    'vite',
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'],
    { env },
  )
  if (code !== 0) throw new Error('The page could not be built.')
  writeStamp(pageStamp, sources)
  console.error(`Built in ${seconds(began)} s.`)
}

/** Runs `work` in one process at a time; the lock of a process that no longer runs is ignored. */
async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isAlive(file)) rmSync(file, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function isAlive(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

/** Every source in a folder, as sorted paths from the root. */
function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'test'].includes(entry.name) ? [] : sourcesIn(path)
      return /\.(ts|tsx|css|html|svg|png|sql|json)$/.test(entry.name) ? [path] : []
    })
}
