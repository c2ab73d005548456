import { join } from 'node:path'
import type { Catalogue } from '@estocade/table'
import type { Options } from '../options.ts'
import { readBackup, writeBackup } from './file.ts'
import { postgresSource } from './postgres-source.ts'
import { type Replayed, replaying } from './replay.ts'
import { sqliteSource } from './sqlite-source.ts'
import type { Source } from './tables.ts'

export { BadBackup } from './file.ts'
export type { Replayed } from './replay.ts'

export const sourceFor = ({ data, database }: Pick<Options, 'data' | 'database'>): Source =>
  database === undefined ? sqliteSource(join(data, 'estocade.db')) : postgresSource(database)

/** Writes all data into one file, also while the server runs; every game is replayed on the way. */
export async function backup(source: Source, file: string, catalogue: Catalogue, at: number) {
  let replayed: Replayed | undefined
  const rows = await writeBackup(
    file,
    replaying(catalogue, source.dump(), (result) => {
      replayed = result
    }),
    at,
  )
  return { rows, ...replayed! }
}

/** Fills an empty database from a file that was read and replayed first, so that a bad file changes nothing. */
export async function restore(source: Source, file: string, catalogue: Catalogue): Promise<Replayed> {
  let replayed: Replayed | undefined
  const check = replaying(catalogue, readBackup(file), (result) => {
    replayed = result
  })
  for await (const _ of check);
  await source.load(readBackup(file))
  return replayed!
}
