import type { ClockOption, WholeOption, WordsOption } from '@estocade/kernel'
import { LONGEST_WORD } from '@estocade/words'

/** Options that several games of the box have. */
export const roundsOption = (rounds: number): WholeOption => ({
  type: 'whole',
  key: 'rounds',
  group: 'game',
  min: 1,
  max: 50,
  default: rounds,
})

/** T12 */
export const houseWords: WordsOption = {
  type: 'words',
  key: 'houseWords',
  group: 'game',
  min: 2,
  max: LONGEST_WORD,
  default: [],
}

export const clock: ClockOption = { type: 'clock', key: 'clock', default: { type: 'none' } }
