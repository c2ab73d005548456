import { seedFrom } from '@estocade/kernel'

/** The number that every random choice of the tests is derived from. Tests must pass with any number. */
export const testSeed = process.env.ESTOCADE_SEED ?? '0'

/** The seeds of a server's tables, one after another. */
export function fixedEntropy(): () => string {
  let tables = 0
  return () => seedFrom(`luck ${testSeed}, table ${tables++}`)
}
