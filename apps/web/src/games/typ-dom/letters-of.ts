import { typDom } from '@estocade/games'
import { alphabets, type LexiconId } from '@estocade/words'
import type { LetterRow } from '../../rules/book.ts'

/** The letters that a jolly of this colour can stand for. */
export const lettersOf = (letters: string, jolly: typDom.Stone): string =>
  [...letters].filter((letter) => typDom.colourOf(letter) === typDom.colourOf(jolly)).join('')

/** T1, T20: the stones of a language; a jolly is named. */
export function stoneRows(language: string): readonly LetterRow[] {
  const { counts, points } = typDom.stoneSet(alphabets[language as LexiconId])
  return Object.entries(counts).map(([stone, count]) =>
    typDom.isJollyStone(stone)
      ? { letter: stone, name: stone === typDom.RED_JOLLY ? 'tdJolly_red' : 'tdJolly_black', count, value: 0 }
      : { letter: stone, count, value: points[stone]! },
  )
}
