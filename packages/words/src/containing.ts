import { type Alphabet, foreignLetter, letterNumbers } from './alphabet.ts'
import { accepts, type CrosswordIndex, childOf, EMPTY_NODE, SEPARATOR } from './crossword-index.ts'
import { alphabetOrder } from './word-list.ts'

/**
 * Words that hold `block`: leftwards through the block itself, then whatever may stand before it, then
 * after the turn whatever may follow it. A word that holds it twice is met twice.
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
  /** `letter` is laid to the left of `word`, coming from the node `at`. */
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
