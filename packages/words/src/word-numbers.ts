import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/** A section that marks words, stored as the differences between their numbers. */
export function writeWordNumbers(words: readonly string[], marked: ReadonlySet<string>): Uint8Array {
  const writer = new ByteWriter()
  let before = 0
  for (const [number, word] of words.entries()) {
    if (!marked.has(word)) continue
    writer.number(number - before)
    before = number
  }
  return writer.finish()
}

export function readWordNumbers(section: Uint8Array): ReadonlySet<number> {
  const reader = new ByteReader(section)
  const numbers = new Set<number>()
  for (let number = 0; !reader.ended; numbers.add(number)) number += reader.number()
  return numbers
}
