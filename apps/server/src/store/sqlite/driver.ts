import type { DatabaseSyncInstance } from '@photostructure/sqlite'

type Driver = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>

/** Both drivers have the interface that Node gave the module. */
export type Database = DatabaseSyncInstance

/** Node's own SQLite; Node 20 has none and uses a package with the same interface. */
export const { DatabaseSync } = ((process.getBuiltinModule?.('node:sqlite') as Driver | undefined) ??
  (await import('@photostructure/sqlite'))) as Driver
