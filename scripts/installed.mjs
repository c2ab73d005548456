// Tells by npm's own records what of the lock file is not installed.

/** Workspaces that only benchmarks need. */
const benchOnly = ['bench']
/** Those that tests need, too. Of the word sources a player's machine fetches what a dictionary is built from. */
const notToPlay = [...benchOnly, 'packages/laws', 'packages/words/sources']

/**
 * What is installed for whom: `play` for `npm start` and the command line, `test` with all that tests need,
 * `all` with the benchmarks' peers. Gives workspaces, and whether their development packages belong to it.
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

/** Paths in the lock file that the scope needs and npm's record of the installation has not, or not so. */
export function missing(lock, record, scope) {
  const needed = neededBy(lock, partOf(lock, scope))
  return [...needed].filter((path) => {
    const [wanted, found] = [lock.packages[path], record.packages[path]]
    return found === undefined || found.version !== wanted.version || found.integrity !== wanted.integrity
  })
}

/** Every package that can be reached from the workspaces, except what may be left out on some platform. */
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

/** Where Node finds the package `name` from `path`: in the nearest folder upwards. */
function resolved(lock, path, name) {
  for (let base = path; ; base = above(base)) {
    const candidate = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (lock.packages[candidate] !== undefined) return candidate
    if (base === '') return undefined
  }
}

const above = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))
