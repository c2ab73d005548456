import type { Form, LexiconId, PartOfSpeech } from '../src/index.ts'

/** One reading of a word, as a source tells it. */
export interface Reading {
  /** As written: `Läufe`. */
  readonly display: string
  /** The head word as written: `Lauf`. */
  readonly lemma: string
  readonly pos: PartOfSpeech
  readonly form: Form
  /**
   * What makes two readings the same dictionary entry; `pos:lemma` unless told. Participles and German
   * -in feminines name their base's entry here.
   */
  readonly entry?: string
}

/** What a language's sources gave, before it is packed into a lexicon file. */
export class Harvest {
  readonly words = new Map<string, Reading[]>()
  /** Raw measure of how common a normalised word is: higher is commoner, any scale, missing is 0. */
  readonly commonness = new Map<string, number>()
  /** Entries as `Reading.entry` names them, commonest first; of the first `counted` the frequency is known. */
  ranking: { readonly entries: readonly string[]; readonly counted: number } = { entries: [], counted: 0 }
  /** Normalised words that offend. */
  readonly offensive = new Set<string>()
  /** Normalised words that only one source knows and no text: for the open class alone. */
  readonly rare = new Set<string>()

  /** Adds a normalised word, with one reading of it if there is one; equal readings are kept once. */
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
  /** `progress` is told the share done, 0…1, now and then. */
  harvest(progress: (share: number) => void): Harvest
}
