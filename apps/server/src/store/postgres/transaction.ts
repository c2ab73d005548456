import type { Pool, PoolClient } from 'pg'
import { isStoreFailure } from '../failures.ts'

/** Runs `work` in a transaction. A connection that failed is not used again: it may be silent for minutes. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken = isStoreFailure(error) || !(await rollsBack(client))
    throw error
  } finally {
    client.release(broken)
  }
}

const rollsBack = (client: PoolClient): Promise<boolean> =>
  client.query('ROLLBACK').then(
    () => true,
    () => false,
  )
