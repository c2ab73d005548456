import {
  crosswordOf,
  hasLayers,
  type Judge,
  judge as judgeWith,
  type Lexicon,
  type WordRules,
} from '@estocade/words'
import {
  type BestSearch,
  bestGraphOf,
  bestSearch,
  type MoveSearch,
  moveSearch,
  type StoneWorths,
} from '../search/index.ts'
import { stoneSet } from '../stones.ts'

/** T12: the words that count at one table: those that the judge admits, and the house words. */
export interface TableWords {
  readonly judge: Judge
  has(word: string): boolean
  readonly search: MoveSearch
  /** The search for the word with the highest worth. */
  bestBy(worths: StoneWorths): BestSearch
  /** The same without offensive words, for bots and hints. */
  readonly proposing: TableWords
}

/** Searches keep large scratch arrays, so only a few are kept; a process uses few lists of house words at a time. */
const KEPT = 4

/** By house words and word rules; without rules, those of the judge apply. */
export type WordsFor = (houseWords: readonly string[], rules?: WordRules) => TableWords

export function tableWords(judge: Judge): WordsFor {
  const known = new Map<string, TableWords>()
  return (houseWords, rules = { classes: judge.config.classes }) => {
    const key = JSON.stringify([rules, houseWords])
    const found = known.get(key)
    if (found) return found
    if (known.size >= KEPT) known.delete(known.keys().next().value!)
    const usual = rules.classes === judge.config.classes && !hasLayers(rules)
    const plain = usual ? judge : judgeOf(judge.lexicon, rules)
    const made = wordsOf(houseWords.length === 0 ? plain : plain.withHouseWords(houseWords))
    known.set(key, made)
    return made
  }
}

/** The rules a table may choose besides those of the box; games of one dictionary share their judges. */
const judges = new WeakMap<Lexicon, Map<string, Judge>>()

function judgeOf(lexicon: Lexicon, rules: WordRules): Judge {
  const known = judges.get(lexicon) ?? new Map<string, Judge>()
  const key = JSON.stringify(rules)
  judges.set(lexicon, known)
  const found = known.get(key) ?? judgeWith(lexicon, rules)
  known.set(key, found)
  return found
}

function wordsOf(judge: Judge): TableWords {
  const { alphabet } = judge.lexicon
  let search: MoveSearch | undefined
  let proposing: TableWords | undefined
  return {
    judge,
    has: (word) => judge.admits(word).admitted,
    get search() {
      search ??= moveSearch(alphabet.letters, crosswordOf(judge.vocabulary), stoneSet(alphabet).points)
      return search
    },
    bestBy: (worths) =>
      bestSearch(alphabet.letters, crosswordOf(judge.vocabulary), worths, () =>
        bestGraphOf(judge.vocabulary),
      ),
    get proposing() {
      const { lexicon, config } = judge
      proposing ??=
        judge.proposable === judge.vocabulary
          ? this
          : wordsOf(judgeWith(lexicon, { ...config, family: true }))
      return proposing
    },
  }
}
