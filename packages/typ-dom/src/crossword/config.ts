import { type OptionRules, type OptionSchema, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, layerOptions, spellingOf } from '@estocade/words'
import { clock, houseWords, roundsOption, wordClasses } from '../table/options.ts'
import type { CrosswordConfig } from './types.ts'

/** T1; T21: Point deals any numbers that the stocks can serve. */
const deal = (red: { min: number; max: number }, black: { min: number; max: number }, group?: 'game') =>
  [
    { type: 'whole', key: 'deal.red', ...red, default: 5, ...(group && { group }) },
    { type: 'whole', key: 'deal.black', ...black, default: 8, ...(group && { group }) },
  ] as const
const free = { min: 3, max: 15 }

const laying = [
  { type: 'flag', key: 'touching', group: 'game', default: false },
  { type: 'flag', key: 'chains', group: 'game', default: false },
  wordClasses,
  houseWords,
  ...layerOptions('game'),
] as const

export const kreuzwortOptions = {
  options: [
    roundsOption(3),
    ...laying,
    ...deal({ min: 5, max: 5 }, { min: 8, max: 8 }),
    { type: 'choice', key: 'winner', among: ['first-out'], default: 'first-out' },
    clock,
  ],
  presets: [{ id: 'classic', sets: {} }],
  preset: 'classic',
  refusals: { clock: ['clock'], 'classes-language': ['words.classes'] },
} as const satisfies OptionSchema

export const pointOptions = {
  options: [
    ...deal(free, free, 'game'),
    roundsOption(1),
    {
      type: 'choice',
      key: 'winner',
      group: 'game',
      among: ['first-out', 'most-points'],
      default: 'first-out',
    },
    ...laying,
    clock,
  ],
  presets: [
    { id: 'classic', sets: {} },
    // T21: the larger racks that the rule book names.
    { id: 'large', sets: { 'deal.red': 8, 'deal.black': 10 } },
    { id: 'larger', sets: { 'deal.red': 8, 'deal.black': 12 } },
  ],
  preset: 'classic',
  refusals: { clock: ['clock'], 'classes-language': ['words.classes'] },
} as const satisfies OptionSchema

const kreuzwortRules: OptionRules<CrosswordConfig> = { schema: kreuzwortOptions }
const pointRules: OptionRules<CrosswordConfig> = { schema: pointOptions }

export const configureKreuzwort = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(kreuzwortRules, options, spellingOf(alphabet))

export const configurePoint = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(pointRules, options, spellingOf(alphabet))

/** T21: refuses a deal that needs more stones than there are: 8 red for each of four players would need 32 of 30. */
export const seatsFor = ({ deal }: CrosswordConfig, most: number) => ({
  min: 2,
  max: Math.min(most, Math.floor(30 / deal.red), Math.floor(50 / deal.black)),
})

export const kreuzwortSeats = (config: CrosswordConfig) => seatsFor(config, 5)
export const pointSeats = (config: CrosswordConfig) => seatsFor(config, 6)
