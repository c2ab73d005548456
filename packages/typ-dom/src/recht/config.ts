import type { Result } from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import { clock, houseWords, language, readOptions, whole } from '../table/options.ts'
import type { RechtConfig } from './types.ts'

export const configureRecht = (options: unknown, alphabet: Alphabet): Result<RechtConfig> =>
  readOptions(options, ['language', 'rounds', 'houseWords', 'clock'], (o) => ({
    language: language(o, alphabet),
    rounds: whole(o, 'rounds', 3, 1, 50),
    houseWords: houseWords(o, alphabet),
    clock: clock(o),
  }))
