import type { DatabaseSyncInstance } from '@photostructure/sqlite'

type Driver = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>

/** Both drivers have the interface that Node gave the module. */
export type Database = DatabaseSyncInstance

/** Node's own SQLite, if it has one. Node 22 warns that it is experimental, which would be a line of every command. */
export function ownSqlite(): Driver | undefined {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return process.getBuiltinModule?.('node:sqlite') as Driver | undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Node 20 has no SQLite and uses a package with the same interface. */
export const { DatabaseSync } = (ownSqlite() ?? (await import('@photostructure/sqlite'))) as Driver
