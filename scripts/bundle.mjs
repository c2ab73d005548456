// Bundles the command line and its workers, and builds the page, when a source is newer.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'apps/terminal/dist')

/** Entry points; each becomes `dist/<name>.mjs`. */
const entries = {
  estocade: 'apps/terminal/src/main.ts',
  'lexicon-worker': 'packages/words/build/worker.ts',
  'bot-worker': 'packages/table/node/bot-worker.ts',
  catalogue: 'apps/terminal/src/catalogue.ts',
  'review-worker': 'apps/terminal/src/play/review-worker.ts',
}

export async function ensureBundle() {
  if (newest() <= oldestBundle()) return
  const began = Date.now()
  console.error('Bundling the command line …')
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What a command does not need is not loaded: the server's libraries take most of a second.
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: outsiders(),
    logLevel: 'warning',
  })
  // Written beside and renamed: another process may be loading the old bundle right now.
  for (const { path, contents } of outputFiles) {
    const part = `${path}.${process.pid}.part`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(part, contents)
    renameSync(part, path)
  }
  // The server reads its migrations beside the bundle.
  cpSync(join(root, 'apps/server/src/store/migrations'), join(out, 'migrations'), { recursive: true })
  const kept = new Set([...outputFiles.map(({ path }) => basename(path)), 'migrations'])
  for (const name of readdirSync(out))
    if (!kept.has(name)) rmSync(join(out, name), { force: true, recursive: true })
  console.error(`Bundled in ${seconds(began)} s.`)
}

const seconds = (began) => ((Date.now() - began) / 1000).toFixed(1)

/** Everything from npm stays outside the bundle; only our own packages go in. */
function outsiders() {
  const names = new Set()
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(root, folder))) {
      const manifest = JSON.parse(readFileSync(join(root, folder, name, 'package.json'), 'utf8'))
      for (const dependency of Object.keys(manifest.dependencies ?? {}))
        if (!dependency.startsWith('@estocade/')) names.add(dependency)
    }
  return [...names].flatMap((name) => [name, `${name}/*`])
}

const oldestBundle = () =>
  Math.min(
    ...Object.keys(entries).map(
      (name) => statSync(join(out, `${name}.mjs`), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  )

/** Builds the page when one of its sources is newer. */
export async function ensureWeb() {
  if (isPageFresh()) return
  // Several tests may want it at once: one builds, the others wait.
  await withLock(join(root, '.cache/page.lock'), buildPage)
}

const isPageFresh = () => {
  const built = statSync(join(root, 'apps/web/dist/index.html.br'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return newest() <= built
}

async function buildPage() {
  if (isPageFresh()) return
  const began = Date.now()
  console.error('Building the page (about 15 s) …')
  // Whoever starts this may be a test: the page is always built as it is shipped.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(
    'vite',
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'error'],
    { env },
  )
  if (code !== 0) throw new Error('The page could not be built.')
  console.error(`Built in ${seconds(began)} s.`)
}

/** Runs `work` in one process at a time; the lock of a process that is gone counts for nothing. */
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

/** The latest change of any source of ours. */
function newest() {
  let latest = statSync(fileURLToPath(import.meta.url)).mtimeMs
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'test'].includes(entry.name)) visit(path)
      } else if (/\.(ts|tsx|css|html|svg|png|sql)$/.test(entry.name))
        latest = Math.max(latest, statSync(path).mtimeMs)
    }
  }
  visit(join(root, 'packages'))
  visit(join(root, 'apps'))
  return latest
}
