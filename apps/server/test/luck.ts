import { seedFrom } from '@estocade/kernel'

/** Which luck the tests have: they must pass with any, and each is the same every time. */
export const luck = process.env.ESTOCADE_LUCK ?? '0'

/** A server's shares of its deals, one after another. */
export function fixedEntropy(): () => string {
  let tables = 0
  return () => seedFrom(`luck ${luck}, table ${tables++}`)
}
