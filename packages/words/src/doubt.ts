import { familiarityOf, type WordStock } from './familiarity.ts'
import type { Lexicon } from './lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How likely a player is to doubt a word, 0…1. */
export type Doubt = (word: string) => number

/** The doubt about an unknown word that looks like a usual word. */
const SLIGHT = 0.06
/** People recognise so many times more words than they think of by themselves. */
const RECOGNISED = 3

/**
 * The doubts of a player. A player does not doubt words that they recognise. They judge other words only by how unusual
 * the letters look, so they may doubt a rare word and accept a wrong one.
 */
export function doubtsOf(lexicon: Lexicon, vocabulary: Vocabulary, { entries, forms }: WordStock): Doubt {
  const familiarity = familiarityOf(lexicon, { entries: RECOGNISED * entries, forms: RECOGNISED * forms })
  // A plain list does not say which of its words are rare.
  const all = lexicon.ranks === undefined
  const knows = (word: string) => vocabulary.has(word) && (all || familiarity(word) > 0)
  if (entries === Infinity && forms === Infinity) return (word) => (knows(word) ? 0 : 1)
  return (word) => (knows(word) ? 0 : SLIGHT + (1 - SLIGHT) * oddness(vocabulary, word))
}

/** Three letters in a row look unusual if fewer than one word in so many has them. */
const RARE = 20_000

/** The share of a word's letter triples that hardly any word has; the word's ends count as letters. */
function oddness(vocabulary: Vocabulary, word: string): number {
  const { counts, least } = threesOf(vocabulary)
  const threes = [...threesIn(word)]
  const odd = threes.filter((three) => (counts.get(three) ?? 0) < least).length
  return Math.min(1, (2 * odd) / threes.length)
}

interface Threes {
  readonly counts: ReadonlyMap<string, number>
  readonly least: number
}

const known = new WeakMap<Vocabulary, Threes>()

function threesOf(vocabulary: Vocabulary): Threes {
  const found = known.get(vocabulary)
  if (found !== undefined) return found
  const counts = new Map<string, number>()
  for (const word of vocabulary.words())
    for (const three of threesIn(word)) counts.set(three, (counts.get(three) ?? 0) + 1)
  const made = { counts, least: Math.max(1, vocabulary.size / RARE) }
  known.set(vocabulary, made)
  return made
}

function* threesIn(word: string): Iterable<string> {
  const framed = ` ${word} `
  for (let i = 0; i + 3 <= framed.length; i++) yield framed.slice(i, i + 3)
}
