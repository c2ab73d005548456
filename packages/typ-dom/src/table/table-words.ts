import { type Judge, judge as judgeWith, type Lexicon, type WordClasses } from '@estocade/words'
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

/** By house words and word classes; without classes those of the judge. */
export type WordsFor = (houseWords: readonly string[], classes?: WordClasses) => TableWords

export function tableWords(judge: Judge): WordsFor {
  const known = new Map<string, TableWords>()
  return (houseWords, classes = judge.config.classes) => {
    const key = [classes, ...houseWords].join(' ')
    const found = known.get(key)
    if (found) return found
    if (known.size >= KEPT) known.delete(known.keys().next().value!)
    const plain = classes === judge.config.classes ? judge : judgeOf(judge.lexicon, classes)
    const made = wordsOf(houseWords.length === 0 ? plain : plain.withHouseWords(houseWords))
    known.set(key, made)
    return made
  }
}

/** The classes a table may choose besides those of the box; games of one dictionary share their judges. */
const judges = new WeakMap<Lexicon, Map<WordClasses, Judge>>()

function judgeOf(lexicon: Lexicon, classes: WordClasses): Judge {
  const known = judges.get(lexicon) ?? new Map<WordClasses, Judge>()
  judges.set(lexicon, known)
  const found = known.get(classes) ?? judgeWith(lexicon, { classes })
  known.set(classes, found)
  return found
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
