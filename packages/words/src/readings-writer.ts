import type { Alphabet } from './alphabet.ts'
import { type Form, forms, type PartOfSpeech, partsOfSpeech } from './analysis.ts'
import { ByteWriter } from './byte-writer.ts'
import { fold, foldCharacter } from './fold.ts'
import { asBytes, type Sections } from './format.ts'
import { HEADS_A_BLOCK, WORDS_A_BLOCK, type Writing, writings } from './readings.ts'

/** A reading to be written: as `Analysis`, its entry named by any text. */
export interface WrittenReading {
  readonly display: string
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly form: Form
  readonly entry: string
}

/** The sections that `Readings` reads, for words in alphabet order. */
export function writeReadings(
  words: readonly string[],
  readingsOf: (word: string) => readonly WrittenReading[],
  alphabet: Alphabet,
): Sections {
  const heads = new Heads(words, readingsOf, alphabet)
  const characters = rankCharacters(words, readingsOf)
  const tags = new Map<string, number>()
  const writer = new ByteWriter()
  const blocks: number[] = []
  let head = 0
  for (const [number, word] of words.entries()) {
    if (number % WORDS_A_BLOCK === 0) {
      blocks.push(writer.length)
      head = 0
    }
    const readings = readingsOf(word)
    writer.number(readings.length)
    let before: string | undefined
    for (const reading of readings) {
      const changes = changesOf(reading.display, word, alphabet)
      const writing = writingOf(reading.display, word, before, changes)
      writer.number(numberIn(tags, [reading.pos, reading.form, writing].join('\t')))
      const next = heads.numberOf(reading)
      writer.signed(next - head)
      head = next
      writeDisplay(writer, writing, reading.display, changes, characters)
      before = reading.display
    }
  }
  return {
    readingBlocks: asBytes(Uint32Array.from(blocks)),
    readings: writer.finish(),
    ...heads.write(characters),
    characters: asBytes(Uint16Array.from(characters.keys(), (char) => char.charCodeAt(0))),
    tags: writeTags([...tags.keys()]),
  }
}

/** Head words in the order of their tiles, so that words and their heads run alongside. */
class Heads {
  readonly #numbers = new Map<string, number>()
  readonly #lemmas: string[] = []
  /** The first head of each head's entry. */
  readonly #entries: number[] = []

  constructor(
    words: readonly string[],
    readingsOf: (word: string) => readonly WrittenReading[],
    alphabet: Alphabet,
  ) {
    const heads = new Map<string, { readonly tiles: string; readonly reading: WrittenReading }>()
    for (const word of words)
      for (const reading of readingsOf(word)) {
        const key = keyOf(reading)
        if (!heads.has(key)) heads.set(key, { tiles: tilesOf(reading.lemma, alphabet), reading })
      }
    const firsts = new Map<string, number>()
    for (const [key, { reading }] of [...heads].sort(byTiles)) {
      const number = this.#numbers.size
      this.#numbers.set(key, number)
      this.#lemmas.push(reading.lemma)
      if (!firsts.has(reading.entry)) firsts.set(reading.entry, number)
      this.#entries.push(firsts.get(reading.entry)!)
    }
  }

  numberOf(reading: WrittenReading): number {
    return this.#numbers.get(keyOf(reading))!
  }

  write(characters: ReadonlyMap<string, number>): Sections {
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
      writer.number(lemma.length - shared)
      for (let i = shared; i < lemma.length; i++) writer.number(characters.get(lemma[i]!)!)
      writer.number(number - this.#entries[number]!)
      before = lemma
    }
    return { headBlocks: asBytes(Uint32Array.from(blocks)), heads: writer.finish() }
  }
}

const keyOf = ({ entry, lemma }: WrittenReading) => `${entry}\t${lemma}`

const byTiles = (
  [a, { tiles: x }]: [string, { readonly tiles: string }],
  [b, { tiles: y }]: [string, { readonly tiles: string }],
) => (x < y ? -1 : x > y ? 1 : a < b ? -1 : 1)

function tilesOf(lemma: string, alphabet: Alphabet): string {
  const folded = fold(lemma, alphabet)
  return folded.ok ? folded.value : lemma.toUpperCase()
}

/** Commonest first, so that most take one byte. */
function rankCharacters(
  words: readonly string[],
  readingsOf: (word: string) => readonly WrittenReading[],
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const count = (text: string) => {
    for (let i = 0; i < text.length; i++) uses.set(text[i]!, (uses.get(text[i]!) ?? 0) + 1)
  }
  for (const word of words)
    for (const { lemma, display } of readingsOf(word)) {
      count(lemma)
      count(display)
    }
  const ranked = [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  return new Map(ranked.map(([char], rank) => [char, rank]))
}

interface Change {
  /** Tiles passed as they are since the last change. */
  readonly pass: number
  readonly character: string
}

/** What makes the display form of the word in lower case; `undefined` when they do not fold alike. */
function changesOf(display: string, word: string, alphabet: Alphabet): readonly Change[] | undefined {
  const changes: Change[] = []
  let at = 0
  let last = 0
  for (let i = 0; i < display.length; i++) {
    const character = display[i]!
    const tiles = foldCharacter(character, alphabet)
    if (tiles === undefined || !word.startsWith(tiles, at)) return undefined
    if (tiles.length !== 1 || character !== tiles.toLowerCase()) {
      changes.push({ pass: at - last, character })
      last = at + tiles.length
    }
    at += tiles.length
  }
  return at === word.length ? changes : undefined
}

function writingOf(
  display: string,
  word: string,
  before: string | undefined,
  changes: readonly Change[] | undefined,
): Writing {
  if (display === before) return 'same'
  if (changes === undefined) return 'spelled'
  if (changes.length === 0) return 'plain'
  return display === word[0] + word.slice(1).toLowerCase() ? 'capital' : 'changed'
}

function writeDisplay(
  writer: ByteWriter,
  writing: Writing,
  display: string,
  changes: readonly Change[] | undefined,
  characters: ReadonlyMap<string, number>,
): void {
  if (writing === 'spelled') {
    writer.number(display.length)
    for (let i = 0; i < display.length; i++) writer.number(characters.get(display[i]!)!)
  } else if (writing === 'changed') {
    writer.number(changes!.length)
    for (const { pass, character } of changes!) {
      writer.number(pass)
      writer.number(characters.get(character)!)
    }
  }
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
