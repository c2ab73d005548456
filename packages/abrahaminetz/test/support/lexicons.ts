import { type Dice, diceFrom } from '@estocade/kernel'
import { alphabets, type Lexicon, type LexiconId, lexiconOf } from '@estocade/words'
import { abrahaminetzLetters } from '../../src/index.ts'

/** A plain list of words without readings. */
export const listed = (words: string, id: LexiconId = 'fr'): Lexicon =>
  lexiconOf(words.trim().split(/\s+/), alphabets[id])

/** Random words with the letter frequencies of the deck; neighbours differ in one or two letters. */
export const invented = (id: LexiconId, count: number, seed: string): Lexicon =>
  lexiconOf(inventedWords(id, count, diceFrom(seed)), alphabets[id])

function inventedWords(id: LexiconId, count: number, dice: Dice): ReadonlySet<string> {
  const pool = Object.entries(abrahaminetzLetters[id]).flatMap(([letter, card]) =>
    Array<string>(card.count).fill(letter),
  )
  const letter = () => pool[dice.below(pool.length)]!
  const words = new Set<string>()
  let last = ''
  while (words.size < count) {
    last = dice.below(4) === 0 || last === '' ? fresh(3 + dice.below(4), letter) : varied(last, letter, dice)
    words.add(last)
  }
  return words
}

const fresh = (length: number, letter: () => string) => Array.from({ length }, letter).join('')

/** One or two cells covered, and perhaps one cell more or less. */
function varied(word: string, letter: () => string, dice: Dice): string {
  const cells = [...word]
  for (let i = dice.below(3); i >= 0; i--) cells[dice.below(cells.length)] = letter()
  const change = dice.below(5)
  if (change === 0 && cells.length < 9) cells.push(letter())
  if (change === 1 && cells.length < 9) cells.unshift(letter())
  if (change === 2 && cells.length > 3) cells.pop()
  if (change === 3 && cells.length > 3) cells.shift()
  return cells.join('')
}
