import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Alphabet } from './alphabet.ts'
import type { Automaton } from './automaton.ts'
import type { IndexStore } from './index-store.ts'
import type { Lexicon } from './lexicon.ts'
import type { Ranks } from './ranks.ts'
import type { Form, PartOfSpeech, Reading } from './reading.ts'
import type { WordReadings } from './readings.ts'

/**
 * A dictionary with the words of an own list, such as a club's tournament list. Readings, commonness and marks come from
 * a built lexicon for the words that it has. The hash covers both, so that a log identifies exactly these words.
 */
export const withOwnList = (base: Lexicon, list: Lexicon): Lexicon => new OwnListLexicon(base, list)

/** The list alone decides which words exist, so even a name is admitted. */
const ignored: ReadonlySet<PartOfSpeech> = new Set(['name', 'abbreviation', 'prefix'])

class OwnListLexicon implements Lexicon {
  readonly alphabet: Alphabet
  readonly hash: string
  readonly size: number
  readonly automaton: Automaton
  readonly readings: WordReadings | undefined
  readonly ranks: Ranks | undefined
  readonly indexes: IndexStore | undefined
  readonly #base: Lexicon
  #rare: ReadonlySet<number> | undefined
  #offensive: ReadonlySet<number> | undefined

  constructor(base: Lexicon, list: Lexicon) {
    if (base.alphabet.id !== list.alphabet.id)
      throw new RangeError(`A list of ${list.alphabet.id} cannot replace the words of ${base.alphabet.id}.`)
    this.#base = base
    this.alphabet = base.alphabet
    this.hash = bytesToHex(sha256(utf8ToBytes(`${base.hash} ${list.hash}`)))
    this.size = list.size
    this.automaton = list.automaton
    this.ranks = base.ranks
    this.indexes = base.indexes
    this.readings = base.readings === undefined ? undefined : new OwnListReadings(this, base)
  }

  get rare(): ReadonlySet<number> {
    this.#rare ??= new Set()
    return this.#rare
  }

  get offensive(): ReadonlySet<number> {
    this.#offensive ??= new Set(
      Array.from(this.#base.offensive, (number) => this.numberOf(this.#base.wordAt(number))).filter(
        (number) => number >= 0,
      ),
    )
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
    return this.has(word) ? this.#base.readingsOf(word).filter(({ pos }) => !ignored.has(pos)) : []
  }

  display(word: string): string {
    return this.readingsOf(word)[0]?.display ?? word.toLowerCase()
  }

  commonness(word: string): number {
    return this.has(word) ? this.#base.commonness(word) : 0
  }

  rank(word: string): number {
    return this.has(word) ? this.#base.rank(word) : Number.POSITIVE_INFINITY
  }

  offends(word: string): boolean {
    return this.#base.offends(word)
  }
}

/** The base's readings under the numbers of the list. */
class OwnListReadings implements WordReadings {
  readonly #list: Lexicon
  readonly #base: Lexicon

  constructor(list: Lexicon, base: Lexicon) {
    this.#list = list
    this.#base = base
  }

  select(passes: (pos: PartOfSpeech, form: Form) => boolean, size: number, unread: boolean): Uint8Array {
    const base = this.#base
    const passing = base.readings!.select(
      (pos, form) => !ignored.has(pos) && passes(pos, form),
      base.size,
      unread,
    )
    const inPlay = base.readings!.select((pos) => !ignored.has(pos), base.size, false)
    const selected = new Uint8Array(size)
    let number = 0
    for (const word of this.#list.words()) {
      const known = base.numberOf(word)
      const read = known >= 0 && inPlay[known] === 1
      selected[number++] = read ? passing[known]! : Number(unread)
    }
    return selected
  }

  sharing(entries: ReadonlySet<number>): readonly number[] {
    const base = this.#base
    return base
      .readings!.sharing(entries, base.size)
      .map((number) => this.#list.numberOf(base.wordAt(number)))
      .filter((number) => number >= 0)
  }
}
