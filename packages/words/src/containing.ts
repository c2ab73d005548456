import type { Alphabet } from './alphabet.ts'
import type { CrosswordIndex } from './crossword-index.ts'

export function wordsContaining(
  _index: CrosswordIndex,
  _block: string,
  _alphabet: Alphabet,
): readonly string[] {
  throw new Error('not built yet')
}
