import { type Alphabet, foreignLetter } from './alphabet.ts'
import { LONGEST_WORD } from './automaton-builder.ts'
import { withWords } from './house-words.ts'
import {
  type ChangedForms,
  changedForms,
  hasLayers,
  type Layers,
  newForms,
  selectLayers,
  type WordChange,
} from './layers.ts'
import type { Lexicon } from './lexicon.ts'
import type { Reading } from './reading.ts'
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
  /** House words of the table, normalised; a foreign letter in one is a bug of the caller. */
  readonly houseWords?: readonly string[]
}

export type Verdict =
  | { readonly admitted: true; readonly readings: readonly Reading[] }
  | {
      readonly admitted: false
      readonly reason: Reason
      readonly text: string
      /** The reason for the removal, written by the person who removed the word. */
      readonly because?: string
      readonly readings: readonly Reading[]
    }

export type RefusedWord = Extract<Verdict, { readonly admitted: false }>

export interface Judge {
  readonly lexicon: Lexicon
  readonly config: JudgeConfig
  /** `word` is normalised. The answer has the readings that admit it, or, if it is refused, all of them. */
  admits(word: string): Verdict
  /** Whether the two words share a dictionary entry. Always false unless `config.sameEntry`. */
  sameEntry(old: string, next: string): boolean
  /** The words that `admits` admits, house words included. */
  readonly vocabulary: Vocabulary
  /**
   * The same without offensive words. Bots, hints, reviews and word lists use this one. People may lay offensive words
   * unless the table refuses them.
   */
  readonly proposable: Vocabulary
  /** The same judge with more house words. */
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
  #changed: ChangedForms | undefined

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
    const readings = this.lexicon.readingsOf(word)
    if (this.#houseWords.has(word)) return { admitted: true, readings }
    const change = this.#changeOf(word)
    if (change?.change === 'removed') return removedBy(change, word, readings)
    if (change?.change === 'added') return this.#judgeFamily(word, { admitted: true, readings })
    if (!this.lexicon.has(word)) return refused('unknown-word', word, [])
    if (this.#rules.usedOnly && this.lexicon.rare.has(this.lexicon.numberOf(word)))
      return refused('rare-word', word, readings)
    const verdict: Verdict =
      this.lexicon.readings === undefined ? { admitted: true, readings } : this.#judge(word, readings)
    return verdict.admitted ? this.#judgeLayers(word, verdict) : verdict
  }

  sameEntry(old: string, next: string): boolean {
    if (this.config.sameEntry !== true) return false
    const entries = new Set(this.lexicon.readingsOf(old).map(({ entry }) => entry))
    // This includes readings that are not admitted: ESSEN may be the plural of Esse.
    return this.lexicon.readingsOf(next).some(({ entry }) => entries.has(entry))
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

  #changeOf(word: string): WordChange | undefined {
    const { removed = [], changes = [] } = this.config
    if (removed.length === 0 && changes.length === 0) return undefined
    this.#changed ??= changedForms(this.lexicon, this.config)
    return this.#changed.get(word)
  }

  #judgeLayers(word: string, verdict: Verdict): Verdict {
    const { common } = this.config
    const { ranks } = this.lexicon
    const known = typeof common !== 'number' || ranks === undefined || this.lexicon.rank(word) <= common
    const allowed = this.#judgeFamily(word, verdict)
    return known || !allowed.admitted ? allowed : refused('rare-word', word, verdict.readings)
  }

  #judgeFamily(word: string, verdict: Verdict): Verdict {
    return this.config.family === true && this.lexicon.offends(word)
      ? refused('offensive-word', word, verdict.readings)
      : verdict
  }

  #judge(word: string, readings: readonly Reading[]): Verdict {
    if (readings.length === 0)
      return this.#rules.unanalysed ? { admitted: true, readings } : refused('unanalysed', word, readings)
    const reasons = readings.map(({ pos, form }) => this.#rules.reading(pos, form))
    const deciding = readings.filter((_, i) => reasons[i] === undefined)
    if (deciding.length > 0) return { admitted: true, readings: deciding }
    return refused(reasonsByHelp.find((reason) => reasons.includes(reason))!, word, readings)
  }
}

const canBeLaid = (word: string, alphabet: Alphabet) =>
  word.length > 0 && word.length <= LONGEST_WORD && foreignLetter(word, alphabet) === undefined

const refused = (reason: Reason, word: string, readings: readonly Reading[]): RefusedWord => ({
  admitted: false,
  reason,
  text: reasonTexts[reason](word),
  readings,
})

function removedBy({ because }: WordChange, word: string, readings: readonly Reading[]): Verdict {
  const refusal = refused('removed-word', word, readings)
  if (because === undefined || because === '') return refusal
  return { ...refusal, text: `${reasonTexts['removed-word'](word)} ${because}`, because }
}

/** The reason for a removal, as a parameter of a refusal; empty if none was given. */
export const becauseOf = (verdict: Verdict): { readonly because?: string } =>
  verdict.admitted || verdict.because === undefined ? {} : { because: verdict.because }

/** One vocabulary for each lexicon, class and layers, because its indexes are large. */
const vocabularies = new WeakMap<Lexicon, Map<string, Vocabulary>>()

function admitted(lexicon: Lexicon, classes: WordClasses, layers: Layers): Vocabulary {
  const known = vocabularies.get(lexicon) ?? new Map<string, Vocabulary>()
  vocabularies.set(lexicon, known)
  const { removed, changes, family, common } = layers
  const key = hasLayers(layers) ? JSON.stringify([classes, removed, changes, family, common]) : classes
  const vocabulary = known.get(key) ?? vocabularyFor(lexicon, classes, layers)
  known.set(key, vocabulary)
  return vocabulary
}

function vocabularyFor(lexicon: Lexicon, classes: WordClasses, layers: Layers): Vocabulary {
  const selected = selectClass(lexicon, classes)
  if (!hasLayers(layers)) return vocabularyOf(lexicon, selected)
  const changed = changedForms(lexicon, layers)
  const inPlay = vocabularyOf(lexicon, selectLayers(lexicon, selected, layers, changed))
  return withWords(inPlay, newForms(lexicon, changed))
}

/** By class; a vocabulary and the one without offensive words share it. */
const selections = new WeakMap<Lexicon, Map<WordClasses, Uint8Array | undefined>>()

function selectClass(lexicon: Lexicon, classes: WordClasses): Uint8Array | undefined {
  const known = selections.get(lexicon) ?? new Map<WordClasses, Uint8Array | undefined>()
  selections.set(lexicon, known)
  if (!known.has(classes)) known.set(classes, selectionOf(lexicon, classes))
  return known.get(classes)
}

function selectionOf(lexicon: Lexicon, classes: WordClasses): Uint8Array | undefined {
  const { reading, unanalysed, usedOnly } = classRules[classes]
  const passes = (...[pos, form]: Parameters<typeof reading>) => reading(pos, form) === undefined
  const selected = lexicon.readings?.select(passes, lexicon.size, unanalysed)
  if (usedOnly && selected !== undefined) for (const number of lexicon.rare) selected[number] = 0
  return selected
}
