import { type OptionRules, type OptionSchema, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, layerOptions, spellingOf } from '@estocade/words'
import { clock, houseWords, wordClasses } from '../table/options.ts'
import type { ColourCounts } from '../table/stocks.ts'
import type { PrestoConfig } from './types.ts'

export const prestoOptions = {
  options: [
    { type: 'flag', key: 'easy', group: 'game', default: false },
    { type: 'limit', key: 'rounds', group: 'game', min: 1, max: 50, offered: 3, default: 3 },
    { type: 'limit', key: 'goal', group: 'game', min: 1, max: 200, offered: 12, default: null },
    { type: 'limit', key: 'limit', group: 'game', min: 10, max: 3600, offered: 300, default: 300 },
    wordClasses,
    houseWords,
    ...layerOptions('game'),
    clock,
  ],
  presets: [
    { id: 'classic', sets: {} },
    // T33
    { id: 'easy', sets: { easy: true } },
  ],
  preset: 'classic',
  refusals: { 'rounds-or-goal': ['rounds', 'goal'], clock: ['clock'], 'classes-language': ['words.classes'] },
} as const satisfies OptionSchema

const rules: OptionRules<PrestoConfig> = {
  schema: prestoOptions,
  follow: (base, { goal = base.goal }) => (goal === null ? {} : { rounds: null }),
  check: ({ goal, rounds }) =>
    (goal === null) === (rounds === null)
      ? {
          code: 'rounds-or-goal',
          text: 'A match is a number of rounds or a goal of points, one of them.',
          params: {},
        }
      : undefined,
}

export const configurePresto = (options: unknown, alphabet: Alphabet): Result<PrestoConfig> =>
  readOptions(rules, options, spellingOf(alphabet))

/** T30 */
export function prestoDeal(seats: number): ColourCounts {
  return seats === 6 ? { red: 5, black: 8 } : seats === 5 ? { red: 6, black: 10 } : { red: 7, black: 12 }
}

export const prestoSeats = () => ({ min: 2, max: 6 })
