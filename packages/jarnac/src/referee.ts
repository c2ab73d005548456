import { type Bag, type Chance, drawFrom, type Seat } from '@estocade/kernel'
import type { Alphabet, Judge } from '@estocade/words'
import type { WordAction } from './hint.ts'
import type { JarnacState } from './state.ts'

/** Decides which letters are drawn from the bag, and which side begins. */
export interface DrawSource {
  /** As many letters as asked for, or what the bag has. */
  draw(bag: Bag, count: number): string
  lot(sides: number): number
}

/** Decides which words count. */
export interface WordJudge extends Pick<Judge, 'admits' | 'sameEntry'> {
  readonly lexicon: { readonly alphabet: Alphabet }
}

/** All that a decision needs besides the table: played live, or read from a record. */
export interface Referee {
  readonly judge: WordJudge
  readonly draws: DrawSource
  hint(state: JarnacState, seat: Seat): WordAction | undefined
}

export const drawSourceOf = (chance: Chance): DrawSource => ({
  draw: (bag, count) => drawFrom(bag, count, chance).join(''),
  lot: (sides) => chance.below(sides),
})
