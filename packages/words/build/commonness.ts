import type { Form, LexiconId, PartOfSpeech } from '../src/index.ts'
import { type Evidence, evidenceFor } from './commonness/evidence.ts'
import { Looks, transparency } from './commonness/looks.ts'
import type { Harvest, Reading } from './harvest.ts'

/**
 * How much rarer than its entry a form is, when nothing is known of the form itself: powers of e, guessed after
 * what is common in running text.
 */
const formRarity: Partial<Record<Form, number>> = {
  plural: 0.6,
  case: 0.9,
  inflected: 0.5,
  'past participle': 0.7,
  'present participle': 1.4,
  gerund: 1.2,
  finite: 1.5,
  comparative: 1.5,
  superlative: 1.9,
}

/** What no list has is most likely a noun that one knows, or a verb that nobody uses. */
const estimateRarity: Partial<Record<PartOfSpeech, number>> = { verb: 1, adjective: 0.4, unknown: 0.8 }

const notInPlay = new Set<PartOfSpeech>(['name', 'abbreviation', 'prefix'])
const closed = new Set<PartOfSpeech>([
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'particle',
  'interjection',
])

/** A dictionary entry: how many forms it has and how common the commonest of them is. */
interface Entry {
  size: number
  best: number | undefined
  estimate: number | undefined
}

/**
 * Fills in `harvest.commonness`. A word on a frequency list has its place there. One that is not is rarer than
 * the whole list; it follows the commonest form of its entry at a distance, or else is placed by an estimate: the
 * size of its paradigm, how much of it is a common word, its length, its looks and the number of its readings.
 */
export function rateCommonness(id: LexiconId, harvest: Harvest): void {
  new Rating(id, harvest).rate()
}

class Rating {
  private readonly evidence: Evidence
  private readonly looks: Looks
  /** By part of speech, then by lemma: a key of both in one string would have to be made a million times. */
  private readonly entries = new Map<string, Map<string, Entry>>()
  private readonly bySyllable: boolean

  constructor(
    id: LexiconId,
    private readonly harvest: Harvest,
  ) {
    this.evidence = evidenceFor(id)
    this.looks = new Looks(this.evidence)
    this.bySyllable = id === 'vi' || id === 'vi29'
  }

  rate(): void {
    for (const readings of this.harvest.words.values()) this.credit(readings)
    for (const [word, readings] of this.harvest.words)
      this.harvest.commonness.set(word, positive(this.scoreOf(word, readings)))
  }

  /** Tells the entries of a word's readings how common one of their forms is. */
  private credit(readings: readonly Reading[]): void {
    const hasClosed = readings.some(({ pos }) => closed.has(pos))
    for (const reading of readings) {
      if (notInPlay.has(reading.pos)) continue
      const entry = this.entryOf(reading)
      entry.size++
      const score = this.evidence.scores.get(reading.display.toLowerCase())
      if (score === undefined) continue
      // `para` is common as a preposition, not as a form of parar; and what is shared is divided.
      const share = Math.log(readings.length) + (hasClosed && !closed.has(reading.pos) ? 4 : 0)
      entry.best = Math.max(entry.best ?? Number.NEGATIVE_INFINITY, score - share)
    }
  }

  private entryOf({ entry, pos, lemma }: Reading): Entry {
    const colon = entry?.indexOf(':') ?? -1
    const ofClass = this.classOf(colon < 0 ? pos : entry!.slice(0, colon))
    const key = entry?.slice(colon + 1) ?? lemma
    let found = ofClass.get(key)
    if (found === undefined) {
      found = { size: 0, best: undefined, estimate: undefined }
      ofClass.set(key, found)
    }
    return found
  }

  private classOf(pos: string): Map<string, Entry> {
    let found = this.entries.get(pos)
    if (found === undefined) {
      found = new Map()
      this.entries.set(pos, found)
    }
    return found
  }

  private scoreOf(word: string, readings: readonly Reading[]): number {
    const written = word.toLowerCase()
    let best = this.evidence.scores.get(written) ?? Number.NEGATIVE_INFINITY
    for (const { display } of readings)
      best = Math.max(best, this.evidence.scores.get(display.toLowerCase()) ?? best)
    // Looks only break ties: half of the subtitles' words were said once.
    if (best > Number.NEGATIVE_INFINITY) return best + 0.05 * this.looks.usual(written)
    if (readings.length === 0) return this.unevidenced(written) - 5
    for (const reading of readings) best = Math.max(best, this.scoreByEntry(reading))
    return best + 0.3 * Math.log(readings.length)
  }

  private scoreByEntry(reading: Reading): number {
    const written = reading.display.toLowerCase()
    if (this.bySyllable) return this.scoreBySyllables(written, reading)
    if (notInPlay.has(reading.pos)) return this.unevidenced(written) - 6
    const entry = this.entryOf(reading)
    const { floor } = this.evidence
    const behind =
      entry.best === undefined ? this.estimate(entry, reading) : 0.35 * Math.max(entry.best, 2 * floor)
    return this.unevidenced(written) + behind - (formRarity[reading.form] ?? 0.3)
  }

  /** The most that a word without a place on any list can reach, given its looks. */
  private unevidenced(written: string): number {
    const { floor, rarity } = this.evidence
    return floor - rarity(written) + 0.35 * this.looks.usual(written) - 0.05 * written.length
  }

  private estimate(entry: Entry, { lemma, pos }: Reading): number {
    entry.estimate ??=
      Math.min(1, 0.2 * Math.log2(entry.size)) +
      1.6 * transparency(lemma.toLowerCase(), this.evidence) -
      0.2 * Math.max(0, lemma.length - 5) -
      4.2
    return entry.estimate - (estimateRarity[pos] ?? 0)
  }

  /** The Vietnamese list counts syllables: a word is about as common as they are together. */
  private scoreBySyllables(written: string, { pos }: Reading): number {
    const syllables = written.split(' ')
    const { scores, floor } = this.evidence
    const sum = syllables.reduce((total, syllable) => total + (scores.get(syllable) ?? floor - 1), 0)
    const known = notInPlay.has(pos) ? 5 : pos === 'unknown' ? 2 : 0
    return sum / syllables.length - 1.6 * syllables.length - known + 0.35 * this.looks.usual(written)
  }
}

/** Scores reach down to about −30; a missing score counts as 0. */
const positive = (score: number) => Math.max(1, score + 50)
