import { readdirSync, readFileSync } from 'node:fs'

/** Beside this file's folder in the sources, beside the bundle otherwise. */
const folder = new URL(import.meta.url.endsWith('.ts') ? '../migrations/' : './migrations/', import.meta.url)

export const sqlFile = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

/**
 * The steps to the newest schema, in order; step n is the file that begins with n. Forward only: a file that was
 * released is never changed, the next one is added after it.
 */
export function migrationsFor(dialect: 'sqlite' | 'postgres'): readonly string[] {
  const names = readdirSync(new URL(`${dialect}/`, folder)).sort()
  return names.map((name, i) => {
    if (Number(name.slice(0, 4)) !== i + 1) throw new Error(`Migration ${i + 1} of ${dialect} is missing.`)
    return sqlFile(`${dialect}/${name}`)
  })
}
