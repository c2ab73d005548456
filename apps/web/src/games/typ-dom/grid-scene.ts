import type { typDom } from '@estocade/games'
import { alphabets, judge, lexiconOf } from '@estocade/words'

/** An example brings its own few words. */
export const judgeOf = (words: readonly string[]) =>
  judge(lexiconOf(words, alphabets.de), { classes: 'open' })

type Lay = Extract<typDom.CrosswordAction, { type: 'lay' }>

/** The cells that a word lays a stone on, by key, with what shows there. */
export function stonesOf({ row, col, direction, stones }: Lay): readonly (readonly [string, string])[] {
  return [...stones].flatMap((stone, k) =>
    stone === '.' ? [] : [[direction === 'across' ? `${row},${col + k}` : `${row + k},${col}`, stone]],
  )
}
