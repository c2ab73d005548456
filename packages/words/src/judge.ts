import { type Alphabet, foreignLetter } from './alphabet.ts'
import type { Analysis } from './analysis.ts'
import { LONGEST_WORD } from './automaton-builder.ts'
import { withWords } from './house-words.ts'
import { hasLayers, type Layers, type RemovedWord, removedForms, selectLayers } from './layers.ts'
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

/** Which words count: a class and the layers over it. */
export interface WordRules extends Layers {
  readonly classes: WordClasses
}

export interface JudgeConfig extends WordRules {
  /** Forbid lengthening a word into another form of its own dictionary entry. */
  readonly sameEntry?: boolean
  /** Words the table has agreed on, normalised; a foreign letter in one is a bug of the caller. */
  readonly houseWords?: readonly string[]
}

export type Verdict =
  | { readonly admitted: true; readonly analyses: readonly Analysis[] }
  | {
      readonly admitted: false
      readonly reason: Reason
      readonly text: string
      /** Why a word was removed, as whoever removed it put it. */
      readonly because?: string
      readonly analyses: readonly Analysis[]
    }

export interface Judge {
  readonly lexicon: Lexicon
  readonly config: JudgeConfig
  /** `word` is normalised. The analyses are those that admit it, or all that do not. */
  admits(word: string): Verdict
  /** Do the two words share a dictionary entry? Always false unless `config.sameEntry`. */
  sameEntry(old: string, next: string): boolean
  /** What `admits` admits, house words included. */
  readonly vocabulary: Vocabulary
  /**
   * The same without words that offend: what bots, hints, reviews and lists of words draw on. People may lay
   * such words unless the table refuses them.
   */
  readonly proposable: Vocabulary
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
  #proposable: Vocabulary | undefined
  #removed: ReadonlyMap<string, RemovedWord> | undefined

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
    const removal = this.#removal(word)
    if (removal !== undefined) return { ...refused('removed-word', word, analyses), ...because(removal) }
    if (!this.lexicon.has(word)) return refused('unknown-word', word, [])
    if (this.#rules.usedOnly && this.lexicon.rare.has(this.lexicon.numberOf(word)))
      return refused('rare-word', word, analyses)
    const verdict: Verdict =
      this.lexicon.readings === undefined ? { admitted: true, analyses } : this.#judge(word, analyses)
    return verdict.admitted ? this.#judgeLayers(word, verdict) : verdict
  }

  sameEntry(old: string, next: string): boolean {
    if (this.config.sameEntry !== true) return false
    const entries = new Set(this.lexicon.analyses(old).map(({ entry }) => entry))
    // Also readings that would not be admitted: ESSEN may be the plural of Esse.
    return this.lexicon.analyses(next).some(({ entry }) => entries.has(entry))
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= withWords(admitted(this.lexicon, this.config.classes, this.config), [
      ...this.#houseWords,
    ])
    return this.#vocabulary
  }

  get proposable(): Vocabulary {
    if (this.lexicon.offensive.size === 0 || this.config.family === true) return this.vocabulary
    const layers = { ...this.config, family: true }
    this.#proposable ??= withWords(admitted(this.lexicon, this.config.classes, layers), [...this.#houseWords])
    return this.#proposable
  }

  withHouseWords(words: readonly string[]): Judge {
    const houseWords = [...new Set([...this.#houseWords, ...words])]
    return new LexiconJudge(this.lexicon, { ...this.config, houseWords })
  }

  #removal(word: string): RemovedWord | undefined {
    const { removed } = this.config
    if (removed === undefined || removed.length === 0) return undefined
    this.#removed ??= removedForms(this.lexicon, removed)
    return this.#removed.get(word)
  }

  #judgeLayers(word: string, verdict: Verdict): Verdict {
    const { family, common } = this.config
    if (family === true && this.lexicon.offends(word))
      return refused('offensive-word', word, verdict.analyses)
    const { ranks } = this.lexicon
    if (typeof common !== 'number' || ranks === undefined || this.lexicon.rank(word) <= common) return verdict
    return refused('rare-word', word, verdict.analyses)
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

const because = ({ because }: RemovedWord) => (because === undefined ? {} : { because })

/** One vocabulary for each lexicon, class and layers: its indexes are large. */
const vocabularies = new WeakMap<Lexicon, Map<string, Vocabulary>>()

function admitted(lexicon: Lexicon, classes: WordClasses, layers: Layers): Vocabulary {
  const known = vocabularies.get(lexicon) ?? new Map<string, Vocabulary>()
  vocabularies.set(lexicon, known)
  const { removed, family, common } = layers
  const key = hasLayers(layers) ? JSON.stringify([classes, removed, family, common]) : classes
  let vocabulary = known.get(key)
  if (vocabulary === undefined) {
    const selected = selectClass(lexicon, classes)
    vocabulary = vocabularyOf(lexicon, hasLayers(layers) ? selectLayers(lexicon, selected, layers) : selected)
    known.set(key, vocabulary)
  }
  return vocabulary
}

function selectClass(lexicon: Lexicon, classes: WordClasses): Uint8Array | undefined {
  const { reading, unanalysed, usedOnly } = classRules[classes]
  const passes = (...[pos, form]: Parameters<typeof reading>) => reading(pos, form) === undefined
  const selected = lexicon.readings?.select(passes, lexicon.size, unanalysed)
  if (usedOnly && selected !== undefined) for (const number of lexicon.rare) selected[number] = 0
  return selected
}
