import type { Analysis } from './analysis.ts'
import type { Lexicon } from './lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Named bundles of word classes. `open` is every kind of word but the always excluded ones. */
export type WordClasses =
  | 'open'
  | 'classic-de'
  | 'professional-de'
  | 'classic-fr'
  | 'competition-fr'
  | 'typ-dom'

export interface JudgeConfig {
  readonly classes: WordClasses
  /** Forbid lengthening a word into another form of its own dictionary entry. */
  readonly sameEntry?: boolean
  /** Words the table has agreed on, folded. */
  readonly houseWords?: readonly string[]
}

/** Why a word is not admitted; a code of the catalogue of texts. */
export type Reason =
  | 'foreign-letter'
  | 'unknown-word'
  | 'name'
  | 'abbreviation'
  | 'interjection'
  | 'prefix'
  | 'word-class'
  | 'verb-form'
  | 'noun-form'
  | 'unanalysed'

export type Verdict =
  | { readonly admitted: true; readonly analyses: readonly Analysis[] }
  | {
      readonly admitted: false
      readonly reason: Reason
      readonly text: string
      readonly analyses: readonly Analysis[]
    }

export interface Judge {
  readonly lexicon: Lexicon
  readonly config: JudgeConfig
  admits(word: string): Verdict
  /** Do the two words share a dictionary entry? Always false unless `config.sameEntry`. */
  sameEntry(old: string, next: string): boolean
  /** What `admits` admits, house words included. */
  readonly vocabulary: Vocabulary
  /** The same judge with further house words. */
  withHouseWords(words: readonly string[]): Judge
}
