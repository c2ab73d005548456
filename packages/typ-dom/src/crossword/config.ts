import { type OptionRules, type OptionSchema, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, spellingOf } from '@estocade/words'
import { clock, houseWords, roundsOption } from '../table/options.ts'
import type { CrosswordConfig } from './types.ts'

/** T1 */
const usualDeal = { red: 5, black: 8 }
/** T21: larger racks, for up to three players. */
const largerDeals = [
  { red: 8, black: 10 },
  { red: 8, black: 12 },
]

const laying = [
  { type: 'flag', key: 'touching', group: 'game', default: false },
  { type: 'flag', key: 'chains', group: 'game', default: false },
  houseWords,
] as const

export const kreuzwortOptions = {
  options: [
    roundsOption(3),
    ...laying,
    { type: 'object-choice', key: 'deal', among: [usualDeal], default: usualDeal },
    { type: 'choice', key: 'winner', among: ['first-out'], default: 'first-out' },
    clock,
  ],
  presets: [{ id: 'classic', sets: {} }],
  preset: 'classic',
  refusals: { clock: ['clock'] },
} as const satisfies OptionSchema

export const pointOptions = {
  options: [
    roundsOption(1),
    {
      type: 'choice',
      key: 'winner',
      group: 'game',
      among: ['first-out', 'most-points'],
      default: 'first-out',
    },
    ...laying,
    { type: 'object-choice', key: 'deal', among: [usualDeal, ...largerDeals], default: usualDeal },
    clock,
  ],
  presets: [
    { id: 'classic', sets: {} },
    { id: 'large', sets: { deal: largerDeals[0] } },
  ],
  preset: 'classic',
  refusals: { clock: ['clock'] },
} as const satisfies OptionSchema

const kreuzwortRules: OptionRules<CrosswordConfig> = { schema: kreuzwortOptions }
const pointRules: OptionRules<CrosswordConfig> = { schema: pointOptions }

export const configureKreuzwort = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(kreuzwortRules, options, spellingOf(alphabet))

export const configurePoint = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(pointRules, options, spellingOf(alphabet))

/** T21: a deal the stocks cannot serve is refused: 8 red each would take more than the 30 there are. */
export const seatsFor = ({ deal }: CrosswordConfig, most: number) => ({
  min: 2,
  max: Math.min(most, Math.floor(30 / deal.red), Math.floor(50 / deal.black)),
})
