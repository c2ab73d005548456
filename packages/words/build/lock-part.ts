/** The parts of npm's lock file that are read and written here. */
export interface LockFile {
  readonly name?: string
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockEntry>>
}

interface LockEntry {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** A lock file with only these packages and everything that they depend on. */
export function lockFor(names: readonly string[], whole: LockFile): LockFile {
  const packages: Record<string, LockEntry> = {}
  const add = (name: string, from: string): void => {
    const path = placeOf(name, from, whole)
    if (packages[path] !== undefined) return
    packages[path] = whole.packages[path]!
    for (const dependency of Object.keys(packages[path].dependencies ?? {})) add(dependency, path)
  }
  for (const name of names) add(name, '')
  const name = 'word-sources'
  const dependencies = Object.fromEntries(names.map((one) => [one, rangeOf(one, whole)]))
  return {
    name,
    lockfileVersion: whole.lockfileVersion,
    packages: { '': { name, dependencies }, ...packages },
  }
}

/** An aliased package is installed under the alias, not under its own name. */
function rangeOf(name: string, { packages }: LockFile): string {
  const { name: own, version } = packages[`node_modules/${name}`]!
  return own === undefined ? version! : `npm:${own}@${version}`
}

/** Where Node finds a package: in the nearest `node_modules` folder upwards. */
function placeOf(name: string, from: string, { packages }: LockFile): string {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (packages[path] !== undefined) return path
    if (base === '') throw new Error(`The lock file does not name ${name}.`)
  }
}
