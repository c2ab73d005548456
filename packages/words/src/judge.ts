import { type Alphabet, foreignLetter } from './alphabet.ts'
import type { Analysis } from './analysis.ts'
import { LONGEST_WORD } from './automaton-builder.ts'
import { withWords } from './house-words.ts'
import type { Lexicon } from './lexicon.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import {
  type ClassRules,
  classRules,
  type Reason,
  reasonsByHelp,
  reasonTexts,
  type WordClasses,
} from './word-classes.ts'

export interface JudgeConfig {
  readonly classes: WordClasses
  /** Forbid lengthening a word into another form of its own dictionary entry. */
  readonly sameEntry?: boolean
  /** Words the table has agreed on, folded; a foreign letter in one is a bug of the caller. */
  readonly houseWords?: readonly string[]
}

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
  /** `word` is folded. The analyses are those that admit it, or all that do not. */
  admits(word: string): Verdict
  /** Do the two words share a dictionary entry? Always false unless `config.sameEntry`. */
  sameEntry(old: string, next: string): boolean
  /** What `admits` admits, house words included. */
  readonly vocabulary: Vocabulary
  /** The same judge with further house words. */
  withHouseWords(words: readonly string[]): Judge
}

export const judge = (lexicon: Lexicon, config: JudgeConfig): Judge => new LexiconJudge(lexicon, config)

class LexiconJudge implements Judge {
  readonly lexicon: Lexicon
  readonly config: JudgeConfig
  readonly #rules: ClassRules
  readonly #houseWords: ReadonlySet<string>
  #vocabulary: Vocabulary | undefined

  constructor(lexicon: Lexicon, config: JudgeConfig) {
    this.lexicon = lexicon
    this.config = config
    this.#rules = classRules[config.classes]
    this.#houseWords = new Set(config.houseWords)
    for (const word of this.#houseWords)
      if (!canBeLaid(word, lexicon.alphabet)) throw new RangeError(`Not a word of tiles: ${word}`)
  }

  admits(word: string): Verdict {
    if (word === '' || foreignLetter(word, this.lexicon.alphabet) !== undefined)
      return refused('foreign-letter', word, [])
    const analyses = this.lexicon.analyses(word)
    if (this.#houseWords.has(word)) return { admitted: true, analyses }
    if (!this.lexicon.has(word)) return refused('unknown-word', word, [])
    return this.lexicon.readings === undefined ? { admitted: true, analyses } : this.#judge(word, analyses)
  }

  sameEntry(old: string, next: string): boolean {
    if (this.config.sameEntry !== true) return false
    const entries = new Set(this.lexicon.analyses(old).map(({ entry }) => entry))
    // Also readings that would not be admitted: ESSEN may be the plural of Esse.
    return this.lexicon.analyses(next).some(({ entry }) => entries.has(entry))
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= withWords(admitted(this.lexicon, this.config.classes), [...this.#houseWords])
    return this.#vocabulary
  }

  withHouseWords(words: readonly string[]): Judge {
    const houseWords = [...new Set([...this.#houseWords, ...words])]
    return new LexiconJudge(this.lexicon, { ...this.config, houseWords })
  }

  #judge(word: string, analyses: readonly Analysis[]): Verdict {
    if (analyses.length === 0)
      return this.#rules.unanalysed ? { admitted: true, analyses } : refused('unanalysed', word, analyses)
    const reasons = analyses.map(({ pos, form }) => this.#rules.reading(pos, form))
    const deciding = analyses.filter((_, i) => reasons[i] === undefined)
    if (deciding.length > 0) return { admitted: true, analyses: deciding }
    return refused(reasonsByHelp.find((reason) => reasons.includes(reason))!, word, analyses)
  }
}

const canBeLaid = (word: string, alphabet: Alphabet) =>
  word.length > 0 && word.length <= LONGEST_WORD && foreignLetter(word, alphabet) === undefined

const refused = (reason: Reason, word: string, analyses: readonly Analysis[]): Verdict => ({
  admitted: false,
  reason,
  text: reasonTexts[reason](word),
  analyses,
})

/** One vocabulary for each lexicon and class, whoever asks: its indexes are large. */
const vocabularies = new WeakMap<Lexicon, Map<WordClasses, Vocabulary>>()

function admitted(lexicon: Lexicon, classes: WordClasses): Vocabulary {
  const known = vocabularies.get(lexicon) ?? new Map<WordClasses, Vocabulary>()
  vocabularies.set(lexicon, known)
  let vocabulary = known.get(classes)
  if (vocabulary === undefined) {
    const { reading, unanalysed } = classRules[classes]
    const passes = (...[pos, form]: Parameters<typeof reading>) => reading(pos, form) === undefined
    vocabulary = vocabularyOf(lexicon, lexicon.readings?.select(passes, lexicon.size, unanalysed))
    known.set(classes, vocabulary)
  }
  return vocabulary
}
