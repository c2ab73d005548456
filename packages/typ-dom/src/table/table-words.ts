import type { Judge } from '@estocade/words'
import { type BestSearch, bestSearch, type MoveSearch, moveSearch } from '../search/index.ts'
import { stoneSet } from '../stones.ts'

/** T12: the words that count at one table: the judge's and those its players agreed on. */
export interface TableWords {
  readonly judge: Judge
  has(word: string): boolean
  readonly search: MoveSearch
  readonly best: BestSearch
}

/** Searches keep large scratch arrays; a process plays with few lists of house words at a time. */
const KEPT = 4

export function tableWords(judge: Judge): (houseWords: readonly string[]) => TableWords {
  const known = new Map<string, TableWords>()
  return (houseWords) => {
    const key = houseWords.join(' ')
    const found = known.get(key)
    if (found) return found
    if (known.size >= KEPT) known.delete(known.keys().next().value!)
    const made = wordsOf(houseWords.length === 0 ? judge : judge.withHouseWords(houseWords))
    known.set(key, made)
    return made
  }
}

function wordsOf(judge: Judge): TableWords {
  const { alphabet } = judge.lexicon
  let search: MoveSearch | undefined
  let best: BestSearch | undefined
  return {
    judge,
    has: (word) => judge.admits(word).admitted,
    get search() {
      search ??= moveSearch(alphabet.letters, judge.vocabulary.crossword)
      return search
    },
    get best() {
      best ??= bestSearch(alphabet.letters, judge.vocabulary.crossword, stoneSet(alphabet).points)
      return best
    },
  }
}
