import { type OptionRules, type OptionSchema, type Result, readOptions } from '@estocade/kernel'
import { type Alphabet, classLanguages, commonClasses, layerOptions, spellingOf } from '@estocade/words'
import type { Config } from './types.ts'

/** The options of a table, and the bundles of options it can start from (A30). */
export const abrahaminetzOptions = {
  options: [
    { type: 'choice', key: 'judging', group: 'game', among: ['checked', 'challenge'], default: 'checked' },
    { type: 'flag', key: 'beginners', group: 'game', default: false },
    { type: 'choice', key: 'faceDown', group: 'game', among: ['edge', 'anywhere'], default: 'edge' },
    { type: 'flag', key: 'coverSame', group: 'game', default: false },
    {
      type: 'choice',
      key: 'words.classes',
      group: 'game',
      among: commonClasses,
      languages: classLanguages,
      default: 'open',
    },
    { type: 'words', key: 'words.houseWords', group: 'game', min: 3, max: 9, default: [] },
    ...layerOptions('game'),
    { type: 'clock', key: 'clock', default: { type: 'turn', seconds: 60 } },
  ],
  presets: [
    { id: 'classic', sets: {} },
    { id: 'beginners', sets: { beginners: true, clock: { type: 'none' } } },
    { id: 'challenge', sets: { judging: 'challenge' } },
  ],
  preset: 'classic',
  refusals: {
    'classes-language': ['words.classes'],
    'face-down-beginners': ['faceDown', 'beginners'],
    clock: ['clock'],
  },
} as const satisfies OptionSchema

const rules: OptionRules<Config> = {
  schema: abrahaminetzOptions,
  /** A24 */
  check: ({ faceDown, beginners }) =>
    faceDown === 'anywhere' && !beginners
      ? {
          code: 'face-down-beginners',
          text: 'Where a card may lie face down matters only with the beginners’ option.',
          params: {},
        }
      : undefined,
}

export const configure = (options: unknown, alphabet: Alphabet): Result<Config> =>
  readOptions(rules, options ?? {}, spellingOf(alphabet))

export const seats = () => ({ min: 2, max: 6 })
