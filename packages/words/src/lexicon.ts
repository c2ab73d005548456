import type { Alphabet } from './alphabet.ts'
import { Automaton } from './automaton.ts'
import { type Arcs, readArcs } from './automaton-arc.ts'
import { type OpenedFile, openFile, type Read } from './format.ts'
import type { IndexStore } from './index-store.ts'
import { Ranks } from './ranks.ts'
import type { Reading } from './reading.ts'
import { Readings, type WordReadings } from './readings.ts'
import { readWordNumbers } from './word-numbers.ts'

/**
 * All known forms of one language, normalised to tiles (`LAEUFE`), each with its readings. Words are numbered 0…size−1 in
 * alphabet order; all data about a word is stored under its number.
 */
export interface Lexicon {
  readonly alphabet: Alphabet
  /** SHA-256 of the file's content, in hexadecimal; logs identify the dictionary by it. */
  readonly hash: string
  readonly size: number
  has(word: string): boolean
  /** −1 if it is not a word of the lexicon. */
  numberOf(word: string): number
  wordAt(number: number): string
  /** In alphabet order. */
  words(): Iterable<string>
  /** Empty for plain word lists, which have no readings. */
  readingsOf(word: string): readonly Reading[]
  /** How the word is written: the commonest display form, or the normalised word in lower case. */
  display(word: string): string
  /** 255 for the commonest words, 0 for the rarest; each value is shared by about the same number of words. */
  commonness(word: string): number
  /**
   * The rank of the commonest dictionary entry that the word is a form of: 1 for the commonest entry of the language,
   * `Infinity` beyond the ranked ones.
   */
  rank(word: string): number
  /** Ranks by entry; `undefined` for a plain word list. */
  readonly ranks: Ranks | undefined
  /** Whether the word is offensive: a slur or an obscenity. Such words are playable, but no program proposes them. */
  offends(word: string): boolean
  /** The same, by word number. */
  readonly offensive: ReadonlySet<number>
  /** Numbers of words that only one source has and no text uses; strict classes refuse them. */
  readonly rare: ReadonlySet<number>
  /** The words alone, for searches that walk them. */
  readonly automaton: Automaton
  /** The data about the words, by word number; `undefined` for a plain word list. */
  readonly readings: WordReadings | undefined
  /** Keeps the indexes of its vocabularies; without one they are built in each process. */
  readonly indexes: IndexStore | undefined
}

/** Reads a lexicon file in place. `checkHash` checks the bytes once, after a build or download. */
export function openLexicon(file: Uint8Array | ArrayBuffer, indexes?: IndexStore): Read<Lexicon> {
  const opened = openFile(file)
  if (!opened.ok) return opened
  const { automaton } = opened.value.sections
  const arcs = automaton === undefined ? undefined : readArcs(automaton)
  if (arcs === undefined)
    return { ok: false, error: { code: 'damaged', text: 'The words of the lexicon file are damaged.' } }
  return { ok: true, value: new LexiconReader(opened.value, arcs, indexes) }
}

class LexiconReader implements Lexicon {
  readonly alphabet: Alphabet
  readonly hash: string
  readonly size: number
  readonly automaton: Automaton
  readonly readings: Readings | undefined
  readonly ranks: Ranks | undefined
  readonly indexes: IndexStore | undefined
  readonly #commonness: Uint8Array | undefined
  readonly #sections: OpenedFile['sections']
  #rare: ReadonlySet<number> | undefined
  #offensive: ReadonlySet<number> | undefined

  constructor({ alphabet, hash, size, sections }: OpenedFile, arcs: Arcs, indexes: IndexStore | undefined) {
    this.alphabet = alphabet
    this.hash = hash
    this.size = size
    this.automaton = new Automaton(arcs, alphabet)
    this.readings = Readings.from(sections, alphabet)
    this.#commonness = sections.commonness
    this.ranks = sections.ranking === undefined ? undefined : new Ranks(sections.ranking)
    this.#sections = sections
    this.indexes = indexes
  }

  // These are read when first needed: looking one word up needs neither.
  get rare(): ReadonlySet<number> {
    this.#rare ??= readWordNumbers(this.#sections.rare ?? new Uint8Array())
    return this.#rare
  }

  get offensive(): ReadonlySet<number> {
    this.#offensive ??= readWordNumbers(this.#sections.offensive ?? new Uint8Array())
    return this.#offensive
  }

  has(word: string): boolean {
    return this.automaton.has(word)
  }

  numberOf(word: string): number {
    return this.automaton.numberOf(word)
  }

  wordAt(number: number): string {
    return this.automaton.wordAt(number)
  }

  words(): Iterable<string> {
    return this.automaton.words()
  }

  readingsOf(word: string): readonly Reading[] {
    const number = this.readings === undefined ? -1 : this.numberOf(word)
    return number < 0 ? [] : this.readings!.of(number, word)
  }

  display(word: string): string {
    return this.readingsOf(word)[0]?.display ?? word.toLowerCase()
  }

  commonness(word: string): number {
    const number = this.#commonness === undefined ? -1 : this.numberOf(word)
    return number < 0 ? 0 : this.#commonness![number]!
  }

  rank(word: string): number {
    let best = Number.POSITIVE_INFINITY
    if (this.ranks !== undefined)
      for (const { entry } of this.readingsOf(word)) best = Math.min(best, this.ranks.of(entry))
    return best
  }

  offends(word: string): boolean {
    return this.offensive.size > 0 && this.offensive.has(this.numberOf(word))
  }
}
