import type { Lexicon } from './lexicon.ts'

/** The words that a player thinks of. */
export interface WordStock {
  /** They are forms of so many of the commonest dictionary entries… */
  readonly entries: number
  /** …and are among so many of the commonest word forms. */
  readonly forms: number
}

/** How familiar a word is to a player: 1 for the commonest of all, near 0 for the rarest known, 0 for an unknown one. */
export type Familiarity = (word: string) => number

/** Entries beyond this rank are all equally unfamiliar. */
const STRANGEST = 30_000
/** The familiarity of these entries. */
const LEAST = 0.05

const kept = new WeakMap<Lexicon, Map<string, Familiarity>>()

export function familiarityOf(lexicon: Lexicon, { entries, forms }: WordStock): Familiarity {
  const known = kept.get(lexicon) ?? new Map<string, Familiarity>()
  kept.set(lexicon, known)
  const key = `${entries}/${forms}`
  let familiarity = known.get(key)
  if (familiarity === undefined) {
    familiarity = lexicon.ranks === undefined ? byLot(lexicon, forms) : byRank(lexicon, entries, forms)
    known.set(key, familiarity)
  }
  return familiarity
}

function byRank(lexicon: Lexicon, entries: number, forms: number): Familiarity {
  const rarest = 256 * (1 - Math.min(1, forms / lexicon.size))
  const rankOf = remembering((word) => lexicon.rank(word))
  return (word) => {
    // A house word: all players of the table have agreed on it.
    if (!lexicon.has(word)) return 1
    if (lexicon.commonness(word) < rarest) return 0
    const rank = rankOf(word)
    return rank > entries ? 0 : strengthOf(rank)
  }
}

/** A complete dictionary has about so many forms. */
const WHOLE = 200_000

/** A plain list does not say which words are common: each gets a random place, as if the list were a dictionary. */
const byLot =
  (lexicon: Lexicon, forms: number): Familiarity =>
  (word) => {
    if (!lexicon.has(word)) return 1
    const lot = lotOf(word)
    return lot * WHOLE > forms ? 0 : strengthOf(lot * STRANGEST)
  }

const strengthOf = (rank: number): number =>
  Math.max(LEAST, 1 - Math.log(Math.max(1, rank)) / Math.log(STRANGEST))

/** So many words are cached, because decoding their readings takes long. */
const MOST_REMEMBERED = 50_000

function remembering(rank: (word: string) => number): (word: string) => number {
  const found = new Map<string, number>()
  return (word) => {
    let value = found.get(word)
    if (value === undefined) {
      value = rank(word)
      if (found.size >= MOST_REMEMBERED) found.clear()
      found.set(word, value)
    }
    return value
  }
}

/** A number in [0, 1) that depends on the text alone. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
