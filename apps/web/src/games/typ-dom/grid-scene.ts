import type { typDom } from '@estocade/games'
import { usualDictionary } from '@estocade/texts'
import { alphabets, judge, lexiconOf } from '@estocade/words'

/** An example has its own short word list. */
export const judgeOf = (words: readonly string[], language: string) =>
  judge(lexiconOf(words, alphabets[usualDictionary(language)]), { classes: 'open' })

type Lay = Extract<typDom.CrosswordAction, { type: 'lay' }>

/** The cells on which a word lays a stone, by key, with what the stones show. */
export function stonesOf({ row, col, direction, stones }: Lay): readonly (readonly [string, string])[] {
  return [...stones].flatMap((stone, k) =>
    stone === '.' ? [] : [[direction === 'across' ? `${row},${col + k}` : `${row + k},${col}`, stone]],
  )
}
