import type { Form, LexiconId, PartOfSpeech } from '../src/index.ts'

/** One reading of a word, as a source has it. */
export interface Reading {
  /** As written: `Läufe`. */
  readonly display: string
  /** The head word as written: `Lauf`. */
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly form: Form
  /**
   * The id of the dictionary entry; by default `pos:lemma`. Readings with the same id belong to the same entry:
   * participles and German feminines in -in name the entry of their base word here.
   */
  readonly entry?: string
}

/** All words and readings from a language's sources, before they are packed into a lexicon file. */
export class Harvest {
  readonly words = new Map<string, Reading[]>()
  /** Raw measure of how common a normalised word is: higher is commoner, any scale, missing is 0. */
  readonly commonness = new Map<string, number>()
  /** Entries by their ids (`Reading.entry`), commonest first; the frequency of the first `counted` is known. */
  ranking: { readonly entries: readonly string[]; readonly counted: number } = { entries: [], counted: 0 }
  /** Normalised words that offend. */
  readonly offensive = new Set<string>()
  /** Normalised words that only one source has and no text uses; only the class `open` admits them. */
  readonly rare = new Set<string>()

  /** Adds a normalised word, and a reading of it if one is given; equal readings are stored once. */
  add(word: string, reading?: Reading): void {
    const readings = this.words.get(word) ?? []
    if (readings.length === 0) this.words.set(word, readings)
    if (reading !== undefined && !readings.some((known) => same(known, reading))) readings.push(reading)
  }
}

const same = (a: Reading, b: Reading) =>
  a.lemma === b.lemma &&
  a.pos === b.pos &&
  a.form === b.form &&
  a.display === b.display &&
  a.entry === b.entry

/** A language's recipe. Its version and the packages it reads are in `node/recipes.ts`. */
export interface Source {
  readonly id: LexiconId
  /** `progress` is called from time to time with the share done, 0…1. */
  harvest(progress: (share: number) => void): Harvest
}
