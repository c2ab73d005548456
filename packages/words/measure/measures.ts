import { judge, type Lexicon, type Vocabulary } from '../src/index.ts'
import { isClitic } from './clitics.ts'
import { tilesOf } from './lists.ts'

const SHORTEST = 3
const LONGEST = 9

const inRange = (word: string) => word.length >= SHORTEST && word.length <= LONGEST

/** The words the open class admits. */
export const admittedWords = (lexicon: Lexicon): Vocabulary => judge(lexicon, { classes: 'open' }).vocabulary

export interface Agreement {
  readonly admitted: number
  /** Share of our words that the reference has. */
  readonly precision: number
  /** Share of the reference's words that we have. */
  readonly recall: number
}

export function agreement(vocabulary: Vocabulary, reference: ReadonlySet<string>): Agreement {
  let admitted = 0
  let shared = 0
  for (const word of vocabulary.words()) {
    if (!inRange(word)) continue
    admitted++
    if (reference.has(word)) shared++
  }
  const wanted = [...reference].filter(inRange).length
  return { admitted, precision: shared / admitted, recall: shared / wanted }
}

export interface Missing {
  readonly top: number
  readonly ordinary: number
  /** Verbs with attached pronouns. */
  readonly clitics: number
  /** Words that the dictionary has only as names, or that only the name data has. */
  readonly names: number
  /** Ordinary words that are not admitted, commonest first. */
  readonly missing: readonly string[]
}

/** A token counts as an ordinary word if one of the references has it; this leaves out names and foreign words. */
export function missingWords(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  tokens: readonly string[],
  references: readonly ReadonlySet<string>[],
  isName: (token: string) => boolean,
  top: number,
): Missing {
  const seen = new Set<string>()
  const missing: string[] = []
  let clitics = 0
  let names = 0
  for (const token of tokens.slice(0, top)) {
    const word = tilesOf(token, lexicon.alphabet)
    if (word === undefined || !inRange(word) || seen.has(word)) continue
    if (!references.some((reference) => reference.has(word))) continue
    if (vocabulary.has(word)) seen.add(word)
    else if (isClitic(token, lexicon)) clitics++
    else if (isOnlyName(lexicon, word) || isName(token)) names++
    else {
      seen.add(word)
      missing.push(token)
    }
  }
  return { top, ordinary: seen.size, clitics, names, missing }
}

const isOnlyName = (lexicon: Lexicon, word: string) => {
  const readings = lexicon.readingsOf(word)
  return readings.length > 0 && readings.every(({ pos }) => pos === 'name')
}

/** The share of the entries up to a rank that have a form among the tokens. */
export function sharesOfRanked(
  lexicon: Lexicon,
  tokens: readonly string[],
  ranks: readonly number[],
): readonly number[] {
  const known = new Set(tokens.map((token) => token.toLowerCase()))
  const most = Math.max(...ranks)
  const found = new Uint8Array(most + 1)
  for (const word of lexicon.words())
    for (const { entry, display } of lexicon.readingsOf(word)) {
      if (!known.has(display.toLowerCase())) continue
      const rank = lexicon.ranks?.of(entry) ?? Number.POSITIVE_INFINITY
      if (rank <= most) found[rank] = 1
    }
  return ranks.map((rank) => found.subarray(1, rank + 1).reduce((sum, one) => sum + one, 0) / rank)
}
