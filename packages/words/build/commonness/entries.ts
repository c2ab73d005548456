import type { PartOfSpeech } from '../../src/index.ts'
import type { Reading } from '../harvest.ts'
import { type Evidence, scoreIn } from './evidence.ts'
import { familySizes } from './families.ts'

/** A dictionary entry and what is known of how common it is. */
export interface Entry {
  readonly key: string
  readonly lemma: string
  /** Number of forms. */
  size: number
  /** By list, the sum of its forms' shares. */
  readonly shares: Float64Array
  evidenced: boolean
  mentions: number
  /** What mentions in the thesaurus, compounds and length add to the score. */
  extra: number
  /** Logarithm of its frequency, with `extra`. */
  score: number
  estimate: number | undefined
}

export const notInPlay: ReadonlySet<PartOfSpeech> = new Set(['name', 'abbreviation', 'prefix'])
export const closedClasses: ReadonlySet<PartOfSpeech> = new Set([
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'particle',
  'interjection',
])

/** The share of a word's frequency that a reading gets: `para` is nearly always a preposition, rarely a form of parar. */
export const shareOf = (reading: Reading, readings: readonly Reading[]): number =>
  readings.some(({ pos }) => closedClasses.has(pos)) && !closedClasses.has(reading.pos)
    ? 0.02 / readings.length
    : 1 / readings.length

/** The entries of a harvest. */
export class Entries {
  /** By part of speech, then by lemma: a combined key would be built a million times. */
  private readonly byClass = new Map<string, Map<string, Entry>>()

  constructor(private readonly evidence: Evidence) {}

  of({ entry, pos, lemma }: Reading): Entry {
    const colon = entry?.indexOf(':') ?? -1
    const name = colon < 0 ? pos : entry!.slice(0, colon)
    let ofClass = this.byClass.get(name)
    if (ofClass === undefined) {
      ofClass = new Map()
      this.byClass.set(name, ofClass)
    }
    const key = entry?.slice(colon + 1) ?? lemma
    let found = ofClass.get(key)
    if (found === undefined) {
      found = this.created(`${name}:${key}`, key)
      ofClass.set(key, found)
    }
    return found
  }

  *all(): Generator<Entry> {
    for (const ofClass of this.byClass.values()) yield* ofClass.values()
  }

  /** Adds a word's frequency to the entries of its readings. */
  credit(readings: readonly Reading[]): void {
    for (const reading of readings) {
      if (notInPlay.has(reading.pos)) continue
      const entry = this.of(reading)
      entry.size++
      const written = reading.display.toLowerCase()
      const share = shareOf(reading, readings)
      const mentioned = this.evidence.mentions?.get(written) ?? 0
      entry.mentions = Math.max(entry.mentions, mentioned / readings.length)
      if (!this.evidence.scores.has(written)) continue
      entry.evidenced = true
      for (const [index, { shares }] of this.evidence.lists.entries())
        entry.shares[index]! += share * (shares.get(written) ?? 0)
    }
  }

  /** Call it after all words are credited. */
  score(): void {
    const { lists, mentions } = this.evidence
    const families =
      mentions === undefined
        ? undefined
        : familySizes(new Set([...this.all()].map(({ lemma }) => lemma.toLowerCase())))
    for (const entry of this.all()) {
      entry.extra = -0.08 * entry.lemma.length
      if (mentions !== undefined) entry.extra += 0.6 * Math.log(0.1 + entry.mentions)
      if (families !== undefined)
        entry.extra += 0.4 * Math.log(1 + (families.get(entry.lemma.toLowerCase()) ?? 0))
      entry.score = scoreIn(lists, (_, index) => entry.shares[index]!) + entry.extra
    }
  }

  private created(key: string, lemma: string): Entry {
    return {
      key,
      lemma,
      size: 0,
      shares: new Float64Array(this.evidence.lists.length),
      evidenced: false,
      mentions: 0,
      extra: 0,
      score: 0,
      estimate: undefined,
    }
  }
}
