import type { Alphabet } from './alphabet.ts'
import { ByteReader } from './byte-reader.ts'
import { asUint32, type Sections } from './format.ts'
import { normaliseCharacter } from './normalise.ts'
import { type Form, forms, type PartOfSpeech, partsOfSpeech, type Reading } from './reading.ts'

/**
 * The data about the words, as variable-length numbers (7 bits per byte, low bits first), read in place.
 *
 * `readings`: for each word in order the number of its readings, then each reading: its tag, its head (as the difference
 * to the previous head of the block, sign in the lowest bit), and the display form, stored as the tag's writing says.
 * `readingBlocks` has the offset of every `WORDS_A_BLOCK`-th word.
 *
 * `heads`: the head words. For each: how many letters it shares with the previous head of the block, how many letters
 * follow, these letters, and how many heads back the first head of the same entry is. `headBlocks` has the offset of
 * every `HEADS_A_BLOCK`-th head.
 *
 * `tags`: three bytes each: part of speech, form, writing. `characters`: the code units used, commonest first; a letter in
 * the other sections is its place in this table.
 */
export const WORDS_A_BLOCK = 16
export const HEADS_A_BLOCK = 8

/** How a reading's display form is stored; the place in this list is the code in the file. */
export const writings = [
  /** The normalised word in lower case. */
  'plain',
  /** The same with a capital first letter: German nouns. */
  'capital',
  /** The same as the previous reading's. */
  'same',
  /** The number of changes; for each, how many tiles to copy unchanged, and the character that comes next. */
  'changed',
  /** Number of characters, then the characters. */
  'spelled',
] as const
export type Writing = (typeof writings)[number]

interface Tag {
  readonly pos: PartOfSpeech
  readonly form: Form
  readonly writing: Writing
}

/** The data about the words of a lexicon, by their numbers. */
export interface WordReadings {
  /** For each word, 1 if one of its readings passes; words without a reading get `unread`. */
  select(passes: (pos: PartOfSpeech, form: Form) => boolean, size: number, unread: boolean): Uint8Array
  /** The numbers of all words that have a reading of one of these entries. */
  sharing(entries: ReadonlySet<number>, size: number): readonly number[]
}

type ReadingSection = 'readingBlocks' | 'readings' | 'headBlocks' | 'heads' | 'characters' | 'tags'

export class Readings implements WordReadings {
  readonly #alphabet: Alphabet
  readonly #tags: readonly Tag[]
  readonly #blocks: Uint32Array
  readonly #stream: ByteReader
  readonly #headBlocks: Uint32Array
  readonly #headStream: ByteReader
  readonly #characters: readonly string[]
  /** Scratch: the current head word, as places in `#characters`. */
  readonly #spelling: number[] = []

  /** `undefined` if the file has no data about its words. */
  static from(sections: Sections, alphabet: Alphabet): Readings | undefined {
    const { readingBlocks, readings, headBlocks, heads, characters, tags } = sections
    if (!readingBlocks || !readings || !headBlocks || !heads || !characters || !tags) return undefined
    return new Readings({ readingBlocks, readings, headBlocks, heads, characters, tags }, alphabet)
  }

  private constructor(sections: Required<Pick<Sections, ReadingSection>>, alphabet: Alphabet) {
    this.#alphabet = alphabet
    this.#blocks = asUint32(sections.readingBlocks)
    this.#stream = new ByteReader(sections.readings)
    this.#headBlocks = asUint32(sections.headBlocks)
    this.#headStream = new ByteReader(sections.heads)
    this.#tags = readTags(sections.tags)
    this.#characters = readCharacters(sections.characters)
  }

  /** The readings of the word with this number. */
  of(number: number, word: string): readonly Reading[] {
    const stream = this.#stream
    stream.at = this.#blocks[Math.floor(number / WORDS_A_BLOCK)]!
    let head = 0
    for (let before = number % WORDS_A_BLOCK; before > 0; before--)
      for (let left = stream.number(); left > 0; left--) {
        const tag = this.#tags[stream.number()]!
        head += stream.signed()
        this.#skipDisplay(tag.writing)
      }
    const found: Reading[] = []
    for (let left = stream.number(); left > 0; left--) {
      const { pos, form, writing } = this.#tags[stream.number()]!
      head += stream.signed()
      const display = this.#display(writing, word, found.at(-1)?.display ?? '')
      found.push({ ...this.#head(head), pos, form, display })
    }
    return found
  }

  /** For each word, 1 if one of its readings passes; words without a reading get `unread`. */
  select(passes: (pos: PartOfSpeech, form: Form) => boolean, size: number, unread: boolean): Uint8Array {
    const passing = this.#tags.map(({ pos, form }) => passes(pos, form))
    const selected = new Uint8Array(size)
    const stream = this.#stream
    stream.at = 0
    for (let number = 0; number < size; number++) {
      const count = stream.number()
      let any = count === 0 && unread
      for (let left = count; left > 0; left--) {
        const tag = stream.number()
        stream.number()
        this.#skipDisplay(this.#tags[tag]!.writing)
        any ||= passing[tag]!
      }
      if (any) selected[number] = 1
    }
    return selected
  }

  /** The numbers of all words that have a reading of one of these entries. */
  sharing(entries: ReadonlySet<number>, size: number): readonly number[] {
    const first = this.#firstHeads()
    const stream = this.#stream
    const found: number[] = []
    stream.at = 0
    let head = 0
    for (let number = 0; number < size; number++) {
      if (number % WORDS_A_BLOCK === 0) head = 0
      let any = false
      for (let left = stream.number(); left > 0; left--) {
        const { writing } = this.#tags[stream.number()]!
        head += stream.signed()
        this.#skipDisplay(writing)
        any ||= entries.has(first[head]!)
      }
      if (any) found.push(number)
    }
    return found
  }

  /** For each head word the first head of its entry. */
  #firstHeads(): readonly number[] {
    const stream = this.#headStream
    const first: number[] = []
    stream.at = 0
    while (!stream.ended) {
      stream.number()
      for (let more = stream.number(); more > 0; more--) stream.number()
      first.push(first.length - stream.number())
    }
    return first
  }

  #head(head: number): { lemma: string; entry: number } {
    const stream = this.#headStream
    const spelling = this.#spelling
    stream.at = this.#headBlocks[Math.floor(head / HEADS_A_BLOCK)]!
    let length = 0
    let back = 0
    for (let left = head % HEADS_A_BLOCK; left >= 0; left--) {
      length = stream.number()
      for (let more = stream.number(); more > 0; more--) spelling[length++] = stream.number()
      back = stream.number()
    }
    let lemma = ''
    for (let i = 0; i < length; i++) lemma += this.#characters[spelling[i]!]
    return { lemma, entry: head - back }
  }

  #display(writing: Writing, word: string, before: string): string {
    switch (writing) {
      case 'plain':
        return word.toLowerCase()
      case 'capital':
        return word[0] + word.slice(1).toLowerCase()
      case 'same':
        return before
      case 'changed':
        return this.#changed(word)
      case 'spelled': {
        let text = ''
        for (let left = this.#stream.number(); left > 0; left--)
          text += this.#characters[this.#stream.number()]
        return text
      }
    }
  }

  #changed(word: string): string {
    let text = ''
    let at = 0
    for (let left = this.#stream.number(); left > 0; left--) {
      const next = at + this.#stream.number()
      const character = this.#characters[this.#stream.number()]!
      text += word.slice(at, next).toLowerCase() + character
      at = next + normaliseCharacter(character, this.#alphabet)!.length
    }
    return text + word.slice(at).toLowerCase()
  }

  #skipDisplay(writing: Writing): void {
    if (writing === 'changed') this.#stream.skip(2 * this.#stream.number())
    else if (writing === 'spelled') this.#stream.skip(this.#stream.number())
  }
}

function readTags(section: Uint8Array): readonly Tag[] {
  const tags: Tag[] = []
  for (let at = 0; at + 2 < section.length; at += 3)
    tags.push({
      pos: partsOfSpeech[section[at]!]!,
      form: forms[section[at + 1]!]!,
      writing: writings[section[at + 2]!]!,
    })
  return tags
}

function readCharacters(section: Uint8Array): readonly string[] {
  const characters: string[] = []
  for (let at = 0; at + 1 < section.length; at += 2)
    characters.push(String.fromCharCode(section[at]! | (section[at + 1]! << 8)))
  return characters
}
