import type { Admin } from '@estocade/server'
import { catalogue } from '../catalogue.ts'
import { Fault } from '../fault.ts'
import { clearly, type Where } from './data-source.ts'

/** Opens a server's data, works on it and closes it. */
export async function inside(where: Where, work: (admin: Admin) => Promise<unknown>): Promise<void> {
  const { openAdmin } = await import('@estocade/server')
  const admin = await clearly(() => openAdmin(where, catalogue))
  try {
    await work(admin)
  } finally {
    await admin.close()
  }
}

/** The answer, or its refusal as the one line of a fault. */
export async function said<T>(
  answer: Promise<{ ok: true; value: T } | { ok: false; error: { text: string } }>,
): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Fault(result.error.text)
  return result.value
}
