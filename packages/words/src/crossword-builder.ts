import type { Alphabet } from './alphabet.ts'
import type { WordVisitor } from './automaton.ts'
import type { CrosswordIndex } from './crossword-index.ts'

export function buildCrosswordIndex(
  _each: (visit: WordVisitor) => void,
  _alphabet: Alphabet,
): CrosswordIndex {
  throw new Error('not built yet')
}
export function extendCrosswordIndex(
  _base: CrosswordIndex,
  _words: readonly string[],
  _alphabet: Alphabet,
): CrosswordIndex {
  throw new Error('not built yet')
}
