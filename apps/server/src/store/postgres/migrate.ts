import type { Client } from 'pg'
import { migrationsFor, sqlFile } from '../shared/sql-files.ts'

export const migrations: readonly string[] = migrationsFor('postgres')

/** An arbitrary lock number; nodes that migrate at the same time wait for each other. */
const MIGRATING = 46_231

/** Migrates a database to the newest schema. Several nodes may start at once. */
export async function migrate(client: Client, steps: readonly string[] = migrations): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING])
  try {
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (at integer NOT NULL)')
    const { rows } = await client.query<{ at: number }>('SELECT at FROM schema_version')
    const at = rows[0]?.at ?? 0
    if (at > steps.length)
      throw new Error(
        `The data was written by a newer Estocade (schema ${at}, this one knows ${steps.length}).`,
      )
    for (let i = at; i < steps.length; i++) await step(client, steps[i]!, i + 1)
    if (at <= steps.length) await client.query(sqlFile('append-entries.sql'))
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING])
  }
}

async function step(client: Client, sql: string, number: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('DELETE FROM schema_version')
    await client.query('INSERT INTO schema_version VALUES ($1)', [number])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
