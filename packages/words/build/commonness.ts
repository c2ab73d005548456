import type { Form, LexiconId, PartOfSpeech } from '../src/index.ts'
import { Entries, type Entry, notInPlay, shareOf } from './commonness/entries.ts'
import { type Evidence, evidenceFor, scoreIn } from './commonness/evidence.ts'
import { Looks, transparency } from './commonness/looks.ts'
import type { Harvest, Reading } from './harvest.ts'

/**
 * How much rarer than its entry a form is, if nothing is known about the form itself, as powers of e. The values are
 * estimates from running text.
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

/** A word that no list has is probably either a noun that people know, or a verb that nobody uses. */
const estimateRarity: Partial<Record<PartOfSpeech, number>> = { verb: 1, adjective: 0.4, unknown: 0.8 }

/** How many entries are ranked; beyond these the lists contain too little data. */
const RANKED = 20_000
/** Vietnamese ranks are estimates from syllables. */
const RANKED_BY_SYLLABLES = 6600

/**
 * Fills in `harvest.commonness` and `harvest.ranking`. The score of a word on a frequency list is the mean of the lists.
 * A word on no list gets a lower score than all listed words: the score of its entry less a distance, or else an
 * estimate from the size of its paradigm, the share of it that is a common word, its length, its letter pairs and its
 * number of readings.
 */
export function rateCommonness(id: LexiconId, harvest: Harvest): void {
  new Rating(id, harvest).rate()
}

class Rating {
  private readonly evidence: Evidence
  private readonly looks: Looks
  private readonly entries: Entries
  private readonly bySyllable: boolean

  constructor(
    id: LexiconId,
    private readonly harvest: Harvest,
  ) {
    this.evidence = evidenceFor(id)
    this.looks = new Looks(this.evidence)
    this.entries = new Entries(this.evidence)
    this.bySyllable = id === 'vi' || id === 'vi29'
  }

  rate(): void {
    for (const readings of this.harvest.words.values()) this.entries.credit(readings)
    this.entries.score()
    for (const [word, readings] of this.harvest.words)
      this.harvest.commonness.set(word, positive(this.scoreOf(word, readings)))
    this.rank()
  }

  private rank(): void {
    const counted = this.bySyllable ? [] : [...this.entries.all()].filter(({ evidenced }) => evidenced)
    const ranked = this.bySyllable ? this.scoredBySyllables() : counted
    const longest = this.bySyllable ? RANKED_BY_SYLLABLES : RANKED
    const keys = ranked.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1)).slice(0, longest)
    this.harvest.ranking = {
      entries: keys.map(({ key }) => key),
      counted: Math.min(counted.length, longest),
    }
  }

  private scoredBySyllables(): Entry[] {
    for (const entry of this.entries.all()) entry.score = Number.NEGATIVE_INFINITY
    for (const readings of this.harvest.words.values())
      for (const reading of readings) {
        if (notInPlay.has(reading.pos)) continue
        const entry = this.entries.of(reading)
        const score = this.scoreBySyllables(reading.display.toLowerCase(), reading)
        entry.score = Math.max(entry.score, score)
      }
    return [...this.entries.all()].filter(({ score }) => score > Number.NEGATIVE_INFINITY)
  }

  private scoreOf(word: string, readings: readonly Reading[]): number {
    if (readings.length === 0) return this.unevidenced(word.toLowerCase()) - 5
    let best = Number.NEGATIVE_INFINITY
    for (const reading of readings) best = Math.max(best, this.scoreOfReading(reading, readings))
    return best + 0.1 * Math.log(readings.length)
  }

  private scoreOfReading(reading: Reading, readings: readonly Reading[]): number {
    const written = reading.display.toLowerCase()
    if (this.bySyllable) return this.scoreBySyllables(written, reading)
    if (notInPlay.has(reading.pos)) return this.unevidenced(written) - 6
    const entry = this.entries.of(reading)
    if (this.evidence.scores.has(written)) {
      const share = shareOf(reading, readings)
      const listed = scoreIn(this.evidence.lists, ({ shares }) => share * (shares.get(written) ?? 0))
      // The letter pairs only break ties.
      return listed + entry.extra + 0.05 * this.looks.usual(written)
    }
    const behind = entry.evidenced
      ? 0.35 * Math.max(entry.score, 2 * this.evidence.floor)
      : this.estimate(entry, reading)
    return this.unevidenced(written) + behind - (formRarity[reading.form] ?? 0.3)
  }

  /** The highest score that a word on no list can get, given its letter pairs. */
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

  /** The Vietnamese list counts syllables: a word is about as common as its syllables are together. */
  private scoreBySyllables(written: string, { pos }: Reading): number {
    const syllables = written.split(' ')
    const { scores, floor } = this.evidence
    const sum = syllables.reduce((total, syllable) => total + (scores.get(syllable) ?? floor), 0)
    const known = notInPlay.has(pos) ? 5 : pos === 'unknown' ? 2 : 0
    return sum / syllables.length - 1.6 * syllables.length - known + 0.35 * this.looks.usual(written)
  }
}

/** Scores reach down to about −30; a missing score counts as 0. */
const positive = (score: number) => Math.max(1, score + 50)
