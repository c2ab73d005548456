import { diceFrom } from '@estocade/kernel'
import type { Vocabulary } from '@estocade/words'

export interface Position {
  readonly reserve: string
  readonly rows: readonly string[]
}

const ROWS = 5

/** Positions with five rows and `size` free letters, drawn by their frequency in the language's words. */
export function drawnPositions(vocabulary: Vocabulary, size: number, count: number): readonly Position[] {
  const chance = diceFrom(`jarnac positions ${size}`)
  const rowWords: string[] = []
  let letters = ''
  vocabulary.each((word, length) => {
    if (length > 9) return
    const text = Array.from(word.subarray(0, length), (letter) => vocabulary.alphabet.letters[letter]).join(
      '',
    )
    if (length <= 7) rowWords.push(text)
    letters += text
  })
  const drawn = (most: number): string =>
    Array.from({ length: most }, () => letters[chance.below(letters.length)]).join('')
  return Array.from({ length: count }, () => ({
    reserve: drawn(size),
    rows: Array.from({ length: ROWS }, () => rowWords[chance.below(rowWords.length)]!),
  }))
}
