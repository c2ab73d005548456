// Compares npm's record of the installation with the lock file.

/** Workspaces that only benchmarks need. */
const benchOnly = ['bench']
/** Workspaces that tests need too. A player's machine fetches only the word sources that a dictionary is built from. */
const notToPlay = [...benchOnly, 'packages/laws', 'packages/words/sources']

/**
 * The scopes of an installation: `play` for `npm start` and the command line, `test` with everything that tests need,
 * `all` with the packages that benchmarks compare with. Returns the workspaces, and whether their development packages
 * belong to the scope.
 */
export function partOf(lock, scope) {
  const workspaces = Object.keys(lock.packages).filter(
    (path) => path !== '' && !path.includes('node_modules/'),
  )
  const without = { play: notToPlay, test: benchOnly, all: [] }[scope]
  return {
    workspaces: workspaces.filter((path) => !without.includes(path)),
    dev: scope !== 'play',
  }
}

/** Paths in the lock file that the scope needs and that are not installed, or in another version. */
export function missing(lock, record, scope) {
  const needed = neededBy(lock, partOf(lock, scope))
  return [...needed].filter((path) => {
    const [wanted, found] = [lock.packages[path], record.packages[path]]
    return found === undefined || found.version !== wanted.version || found.integrity !== wanted.integrity
  })
}

/** Every package that the workspaces depend on, except those that are optional on some platforms. */
function neededBy(lock, { workspaces, dev }) {
  const needed = new Set()
  const visit = (path) => {
    const entry = lock.packages[path]
    const names = {
      ...entry.dependencies,
      ...peersOf(entry),
      ...(dev && isOurs(path) ? entry.devDependencies : {}),
    }
    for (const name of Object.keys(names)) {
      if (entry.optionalDependencies?.[name] !== undefined) continue
      const found = resolved(lock, path, name)
      if (found === undefined || needed.has(found)) continue
      needed.add(found)
      if (!lock.packages[found].link) visit(found)
    }
  }
  for (const path of ['', ...workspaces]) visit(path)
  return needed
}

const isOurs = (path) => !path.includes('node_modules/')

const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  )

/** Where Node finds the package `name` from `path`: in the nearest `node_modules` folder upwards. */
function resolved(lock, path, name) {
  for (let base = path; ; base = above(base)) {
    const candidate = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (lock.packages[candidate] !== undefined) return candidate
    if (base === '') return undefined
  }
}

const above = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))
