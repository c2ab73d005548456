import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The first of these files of a Debian package, unpacked once into `.cache`; nothing is installed. */
export function fromDebian(name: string, files: readonly string[], what: string): string | undefined {
  const folder = fileURLToPath(new URL(`../../../../.cache/${what}`, import.meta.url))
  const find = () => files.map((file) => join(folder, file)).find((file) => existsSync(file))
  const found = find()
  if (found !== undefined) return found
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' })
    const file = readdirSync(folder).find((one) => one.endsWith('.deb'))!
    execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, stdio: 'ignore' })
  } catch {
    console.warn(`\n*** There is no ${name} here and none could be fetched: its tests are SKIPPED. ***\n`)
  }
  return find()
}
