import { type OptionRules, type OptionSchema, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, layerOptions, spellingOf } from '@estocade/words'
import { clock, houseWords, roundsOption, wordClasses } from '../table/options.ts'
import type { RechtConfig } from './types.ts'

export const rechtOptions = {
  options: [roundsOption(3), wordClasses, houseWords, ...layerOptions('game'), clock],
  presets: [{ id: 'classic', sets: {} }],
  preset: 'classic',
  refusals: { clock: ['clock'], 'classes-language': ['words.classes'] },
} as const satisfies OptionSchema

const rules: OptionRules<RechtConfig> = { schema: rechtOptions }

export const configureRecht = (options: unknown, alphabet: Alphabet): Result<RechtConfig> =>
  readOptions(rules, options, spellingOf(alphabet))

export const rechtSeats = () => ({ min: 2, max: 5 })
