import type { Result } from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import {
  badOption,
  clock,
  flag,
  houseWords,
  language,
  onlyClassic,
  type Presets,
  readOptions,
  wholeOrNone,
} from '../table/options.ts'
import type { ColourCounts } from '../table/stocks.ts'
import type { PrestoConfig } from './types.ts'

const keys = ['language', 'easy', 'rounds', 'goal', 'limit', 'houseWords', 'clock']

/** T33 */
export const prestoPresets: Presets = { ...onlyClassic, easy: { easy: true } }

export const configurePresto = (options: unknown, alphabet: Alphabet): Result<PrestoConfig> =>
  readOptions(
    options,
    keys,
    (o) => {
      const goal = wholeOrNone(o, 'goal', null, 1, 200)
      const rounds = wholeOrNone(o, 'rounds', goal === null ? 3 : null, 1, 50)
      if ((goal === null) === (rounds === null))
        badOption('rounds-or-goal', 'A match is a number of rounds or a goal of points, one of them.')
      return {
        language: language(o, alphabet),
        easy: flag(o, 'easy'),
        rounds,
        goal,
        limit: wholeOrNone(o, 'limit', 300, 10, 3600),
        houseWords: houseWords(o, alphabet),
        clock: clock(o),
      }
    },
    prestoPresets,
  )

/** T30 */
export function prestoDeal(seats: number): ColourCounts {
  return seats === 6 ? { red: 5, black: 8 } : seats === 5 ? { red: 6, black: 10 } : { red: 7, black: 12 }
}
