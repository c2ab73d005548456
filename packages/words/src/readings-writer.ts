import type { Alphabet } from './alphabet.ts'
import { ByteWriter } from './byte-writer.ts'
import { asBytes, type Sections } from './format.ts'
import { normaliseCharacter } from './normalise.ts'
import { type Form, forms, type PartOfSpeech, partsOfSpeech } from './reading.ts'
import { HEADS_A_BLOCK, WORDS_A_BLOCK, type Writing, writings } from './readings.ts'
import { alphabetTiles } from './tiles-of-lemma.ts'

/** A reading to be written: like `Reading`, but with any text as the entry's id. Texts are composed (NFC). */
export interface WrittenReading {
  readonly display: string
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly form: Form
  readonly entry?: string
}

/** Entries, commonest first; the frequency of the first `counted` is known, the others' is estimated. */
export interface Ranking {
  readonly entries: readonly string[]
  readonly counted: number
}

/** The sections that `Readings` reads: the readings of each word. The words are in alphabet order. */
export function writeReadings(
  words: readonly string[],
  readings: readonly (readonly WrittenReading[])[],
  alphabet: Alphabet,
  ranking: Ranking = { entries: [], counted: 0 },
): Sections {
  const heads = new Heads(readings, alphabet)
  const characters = rankCharacters(readings)
  const tags = new Map<string, number>()
  const writer = new ByteWriter()
  const blocks: number[] = []
  let written = 0
  let head = 0
  for (const [number, word] of words.entries()) {
    if (number % WORDS_A_BLOCK === 0) {
      blocks.push(writer.length)
      head = 0
    }
    writer.number(readings[number]!.length)
    let before: string | undefined
    for (const { display, pos, form } of readings[number]!) {
      const changes = display === before ? undefined : changesOf(display, word, alphabet)
      const writing = display === before ? 'same' : writingOf(display, word, changes)
      writer.number(numberIn(tags, `${pos}\t${form}\t${writing}`))
      const next = heads.numberOf(written++)
      writer.signed(next - head)
      head = next
      writeDisplay(writer, writing, display, changes, characters)
      before = display
    }
  }
  return {
    readingBlocks: asBytes(Uint32Array.from(blocks)),
    readings: writer.finish(),
    ...heads.write(characters),
    characters: asBytes(Uint16Array.from(characters.keys())),
    tags: writeTags([...tags.keys()]),
    ranking: heads.writeRanking(ranking),
  }
}

/** Head words sorted by their tiles, so that they can be read in parallel with the words. */
class Heads {
  /** The head of each reading, in the order of the readings. */
  readonly #numbers: Uint32Array
  readonly #lemmas: string[] = []
  /** The first head of each head's entry. */
  readonly #entries: number[] = []
  /** For each entry, its first head. */
  readonly #firsts = new Map<string, number>()

  constructor(readings: readonly (readonly WrittenReading[])[], alphabet: Alphabet) {
    const found = new Map<string, Head>()
    const met: Head[] = []
    for (const ofWord of readings)
      for (const reading of ofWord) {
        const entry = reading.entry ?? `${reading.pos}:${reading.lemma}`
        const key = `${entry}\t${reading.lemma}`
        let head = found.get(key)
        if (head === undefined) {
          head = {
            key,
            entry,
            lemma: reading.lemma,
            tiles: alphabetTiles(reading.lemma, alphabet),
            number: 0,
          }
          found.set(key, head)
        }
        met.push(head)
      }
    const firsts = this.#firsts
    for (const head of [...found.values()].sort(byTiles)) {
      head.number = this.#lemmas.length
      this.#lemmas.push(head.lemma)
      if (!firsts.has(head.entry)) firsts.set(head.entry, head.number)
      this.#entries.push(firsts.get(head.entry)!)
    }
    this.#numbers = Uint32Array.from(met, ({ number }) => number)
  }

  /** For the n-th reading. */
  numberOf(reading: number): number {
    return this.#numbers[reading]!
  }

  /** The number of counted entries, then the first head of each entry. Entries that are too long to pack are left out. */
  writeRanking({ entries, counted }: Ranking): Uint8Array {
    const heads = entries.map((entry) => this.#firsts.get(entry))
    const kept = heads.filter((head) => head !== undefined)
    const keptCounted = heads.slice(0, counted).filter((head) => head !== undefined).length
    return asBytes(Uint32Array.from([keptCounted, ...kept]))
  }

  write(characters: ReadonlyMap<number, number>): Sections {
    const writer = new ByteWriter()
    const blocks: number[] = []
    let before = ''
    for (const [number, lemma] of this.#lemmas.entries()) {
      if (number % HEADS_A_BLOCK === 0) {
        blocks.push(writer.length)
        before = ''
      }
      let shared = 0
      while (shared < lemma.length && lemma[shared] === before[shared]) shared++
      writer.number(shared)
      writeText(writer, lemma.slice(shared), characters)
      writer.number(number - this.#entries[number]!)
      before = lemma
    }
    return { headBlocks: asBytes(Uint32Array.from(blocks)), heads: writer.finish() }
  }
}

interface Head {
  readonly key: string
  readonly entry: string
  readonly lemma: string
  readonly tiles: string
  number: number
}

const byTiles = (a: Head, b: Head) => (a.tiles < b.tiles || (a.tiles === b.tiles && a.key < b.key) ? -1 : 1)

/** The rank of each code unit, commonest first, so that most take one byte. */
function rankCharacters(readings: readonly (readonly WrittenReading[])[]): ReadonlyMap<number, number> {
  const uses = new Uint32Array(1 << 16)
  const count = (text: string) => {
    for (let i = 0; i < text.length; i++) uses[text.charCodeAt(i)]!++
  }
  for (const ofWord of readings)
    for (const { lemma, display } of ofWord) {
      count(lemma)
      count(display)
    }
  const used = [...uses.keys()].filter((code) => uses[code]! > 0)
  const ranked = used.sort((a, b) => uses[b]! - uses[a]! || a - b)
  return new Map(ranked.map((code, rank) => [code, rank]))
}

interface Change {
  /** The number of unchanged tiles since the last change. */
  readonly pass: number
  readonly character: string
}

/** The changes that make the display form from the word in lower case; `undefined` if they normalise differently. */
function changesOf(display: string, word: string, alphabet: Alphabet): readonly Change[] | undefined {
  const changes: Change[] = []
  let at = 0
  let last = 0
  for (let i = 0; i < display.length; i++) {
    const character = display[i]!
    const tiles = normaliseCharacter(character, alphabet)
    if (tiles === undefined || !word.startsWith(tiles, at)) return undefined
    if (tiles.length !== 1 || character !== tiles.toLowerCase()) {
      changes.push({ pass: at - last, character })
      last = at + tiles.length
    }
    at += tiles.length
  }
  return at === word.length ? changes : undefined
}

function writingOf(display: string, word: string, changes: readonly Change[] | undefined): Writing {
  if (changes === undefined) return 'spelled'
  if (changes.length === 0) return 'plain'
  return display === word[0] + word.slice(1).toLowerCase() ? 'capital' : 'changed'
}

function writeDisplay(
  writer: ByteWriter,
  writing: Writing,
  display: string,
  changes: readonly Change[] | undefined,
  characters: ReadonlyMap<number, number>,
): void {
  if (writing === 'spelled') writeText(writer, display, characters)
  else if (writing === 'changed') {
    writer.number(changes!.length)
    for (const { pass, character } of changes!) {
      writer.number(pass)
      writer.number(characters.get(character.charCodeAt(0))!)
    }
  }
}

function writeText(writer: ByteWriter, text: string, characters: ReadonlyMap<number, number>): void {
  writer.number(text.length)
  for (let i = 0; i < text.length; i++) writer.number(characters.get(text.charCodeAt(i))!)
}

function numberIn(table: Map<string, number>, key: string): number {
  const known = table.get(key)
  if (known !== undefined) return known
  table.set(key, table.size)
  return table.size - 1
}

const writeTags = (tags: readonly string[]): Uint8Array =>
  Uint8Array.from(
    tags.flatMap((tag) => {
      const [pos, form, writing] = tag.split('\t')
      return [
        partsOfSpeech.indexOf(pos as PartOfSpeech),
        forms.indexOf(form as Form),
        writings.indexOf(writing as Writing),
      ]
    }),
  )
