import { type Alphabet, foreignLetter, letterNumbers } from './alphabet.ts'
import { accepts, type CrosswordIndex, childOf, EMPTY_NODE, SEPARATOR } from './crossword-index.ts'
import { alphabetOrder } from './word-list.ts'

/**
 * Visits the words that contain `block`: leftwards through the block, then everything that can precede it, then after
 * the separator everything that can follow. A word that contains it twice is visited twice.
 */
export function wordsContaining(index: CrosswordIndex, block: string, alphabet: Alphabet): readonly string[] {
  if (block === '' || foreignLetter(block, alphabet) !== undefined) return []
  const { nodes } = index
  const { letters } = alphabet
  const numbers = letterNumbers(alphabet)
  const found = new Set<string>()
  let node = index.root
  for (let i = block.length - 1; i > 0; i--) node = childOf(nodes, node, numbers[block.charCodeAt(i)]!)

  const right = (at: number, word: string): void => {
    for (let letter = 0; letter < letters.length; letter++) {
      const longer = word + letters[letter]
      if (accepts(nodes, at, letter)) found.add(longer)
      const child = childOf(nodes, at, letter)
      if (child !== EMPTY_NODE) right(child, longer)
    }
  }
  /** Continues from node `at` with `letter` to the left of `word`. */
  const left = (at: number, letter: number, word: string): void => {
    const longer = letters[letter] + word
    if (accepts(nodes, at, letter)) found.add(longer)
    const child = childOf(nodes, at, letter)
    if (child === EMPTY_NODE) return
    right(childOf(nodes, child, SEPARATOR), longer)
    for (let next = 0; next < letters.length; next++) left(child, next, longer)
  }
  left(node, numbers[block.charCodeAt(0)]!, block.slice(1))
  return [...found].sort(alphabetOrder(alphabet))
}
