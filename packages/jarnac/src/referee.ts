import { type Bag, type Chance, drawFrom, type Level, type Seat } from '@estocade/kernel'
import type { Alphabet, Judge } from '@estocade/words'
import type { WordAction } from './hint.ts'
import type { JarnacState } from './state.ts'

/** Decides which letters are drawn from the bag, and which side begins. */
export interface DrawSource {
  /** Draws `count` letters, or all if the bag has fewer. */
  draw(bag: Bag, count: number): string
  lot(sides: number): number
}

/** Decides which words count. */
export interface WordJudge extends Pick<Judge, 'admits' | 'sameEntry'> {
  readonly lexicon: { readonly alphabet: Alphabet }
}

/** What a decision needs besides the table. It differs between live play and records. */
export interface Referee {
  readonly judge: WordJudge
  readonly draws: DrawSource
  hint(state: JarnacState, seat: Seat, level?: Level): WordAction | undefined
}

export const drawSourceOf = (chance: Chance): DrawSource => ({
  draw: (bag, count) => drawFrom(bag, count, chance).join(''),
  lot: (sides) => chance.below(sides),
})
