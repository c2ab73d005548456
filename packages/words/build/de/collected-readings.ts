import type { Form, PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import { listed } from './word-list.ts'

/** The readings found so far of the words on the list. Words are keyed as the list has them. */
export class CollectedReadings {
  private readonly readings = new Map<string, Reading[]>()
  private unread: string[]

  constructor(readonly list: ReadonlySet<string>) {
    this.unread = [...list]
  }

  /** Adds a reading, if its display form is on the list and the reading is new. */
  add(display: string, lemma: string, pos: PartOfSpeech, form: Form, entry?: string): void {
    const word = listed(display)
    if (!this.list.has(word)) return
    const known = this.readings.get(word)
    if (known !== undefined && includes(known, lemma, pos, form, entry)) return
    const reading: Reading =
      entry === undefined ? { display, lemma, pos, form } : { display, lemma, pos, form, entry }
    if (known === undefined) this.readings.set(word, [reading])
    else known.push(reading)
  }

  has(word: string): boolean {
    return this.readings.has(word)
  }

  of(word: string): readonly Reading[] {
    return this.readings.get(word) ?? none
  }

  hasPart(word: string, pos: PartOfSpeech): boolean {
    const readings = this.readings.get(word)
    if (readings === undefined) return false
    for (const reading of readings) if (reading.pos === pos) return true
    return false
  }

  hasForm(word: string, pos: PartOfSpeech, form: Form): boolean {
    return this.of(word).some((reading) => reading.pos === pos && reading.form === form)
  }

  /** The words that have no reading yet, shorter ones first. */
  open(): readonly string[] {
    this.unread = this.unread.filter((word) => !this.readings.has(word)).sort((a, b) => a.length - b.length)
    return this.unread
  }

  /** All words read so far, with their readings. */
  read(): Iterable<readonly [string, readonly Reading[]]> {
    return this.readings
  }

  /** Replaces all readings of a word that turned out to be something else. */
  settle(word: string, readings: readonly Reading[]): void {
    if (readings.length > 0) this.readings.set(word, [...readings])
    else if (this.readings.delete(word)) this.unread.push(word)
  }
}

function includes(
  readings: readonly Reading[],
  lemma: string,
  pos: PartOfSpeech,
  form: Form,
  entry: string | undefined,
): boolean {
  for (const known of readings) {
    if (known.lemma === lemma && known.pos === pos && known.form === form && known.entry === entry)
      return true
  }
  return false
}

const none: readonly Reading[] = []

export const verbEntry = (infinitive: string): string => `verb:${infinitive}`

export const isParticiple = ({ pos, form }: Reading): boolean => pos === 'verb' && form.endsWith('participle')
