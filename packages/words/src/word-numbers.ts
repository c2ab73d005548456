import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/**
 * A section that marks words. Marked words come in runs, because the forms of an entry are neighbours in the alphabet.
 * For each run: twice the number of unmarked words before it, plus 1 if it has more than one word; then, if so, its
 * length less two.
 */
export function writeWordNumbers(words: readonly string[], marked: ReadonlySet<string>): Uint8Array {
  const writer = new ByteWriter()
  let end = 0
  for (let start = 0; start < words.length; start++) {
    if (!marked.has(words[start]!)) continue
    const gap = start - end
    for (end = start + 1; end < words.length && marked.has(words[end]!); ) end++
    const length = end - start
    writer.number(gap * 2 + (length > 1 ? 1 : 0))
    if (length > 1) writer.number(length - 2)
    start = end
  }
  return writer.finish()
}

export function readWordNumbers(section: Uint8Array): ReadonlySet<number> {
  const reader = new ByteReader(section)
  const numbers = new Set<number>()
  for (let number = 0; !reader.ended; ) {
    const gap = reader.number()
    number += gap >>> 1
    for (let left = gap % 2 === 1 ? reader.number() + 2 : 1; left > 0; left--) numbers.add(number++)
  }
  return numbers
}
