import type { Admin } from '@estocade/server'
import { catalogue } from '../catalogue.ts'
import { CommandError } from '../command-error.ts'
import { clearly, type Where } from './data-source.ts'

/** Opens a server's data, works on it and closes it. */
export async function inside(where: Where, work: (admin: Admin) => Promise<unknown>): Promise<void> {
  const { openAdmin } = await import('@estocade/server')
  const admin = await clearly(() => openAdmin(where, catalogue))
  try {
    await clearly(() => work(admin))
  } finally {
    await admin.close()
  }
}

/** Returns the value of an answer, or throws its refusal as a `CommandError`. */
export async function said<T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; error: { text: string } }>,
): Promise<T> {
  const result = await answer
  if (!result.ok) throw new CommandError(result.error.text)
  return result.value
}
