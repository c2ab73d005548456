import type { Judge } from '@estocade/words'
import { Finder } from '../bot/finder.ts'
import { type Knowledge, knowledgeOf } from '../bot/knowledge.ts'
import { rackOf } from '../bot/table.ts'
import type { JarnacConfig } from '../config.ts'
import { bestSet, type TakeableWords, type Taking } from './best-set.ts'

/** The board that a caller may take words from, and the limits of the window. */
export interface JarnacChance {
  /** The victim's rows, '' for an empty one. */
  readonly rows: readonly string[]
  readonly reserve: string
  /** The caller's empty rows. */
  readonly freeRows: number
  /** Calls the caller still has; `null` is no limit. */
  readonly calls: number | null
  /** The victim's words of this length and longer are safe. */
  readonly immunity: number | null
  /** Last Jarnac (J32): a new word must have more letters than this, and needs no empty row of the victim. */
  readonly longerThan?: number
  /** Whether the victim had an empty row when it passed (J21); without it, whether `rows` has one. */
  readonly hadRoom?: boolean
  /** Words that may not be laid in this game. */
  readonly refused?: (word: string, from: string) => boolean
}

export interface JarnacWord {
  /** The victim's row, `null` for a new word. */
  readonly row: number | null
  readonly word: string
}

export interface BestJarnacs {
  readonly jarnac: readonly JarnacWord[]
  /** The sum of the squares of the words' lengths. */
  readonly points: number
}

/** The calls that together take most points, in an order in which they can be made. */
export function bestJarnacs(judge: Judge, config: JarnacConfig, chance: JarnacChance): BestJarnacs {
  const knowledge = knowledgeOf(judge, config)
  const takeable = takeableWords(knowledge, chance, ({ length }) => length ** 2)
  const { taken, worth } = bestSet(takeable)
  const jarnac = taken.map(({ row, id }) => wordFor(knowledge, chance, row, id))
  return { jarnac, points: worth }
}

/** The value of a taking, by its class, its length and the row it comes from (−1: a new word). */
export type Worth = (taking: { readonly id: number; readonly length: number; readonly row: number }) => number

export function takeableWords(knowledge: Knowledge, chance: JarnacChance, worth: Worth): TakeableWords {
  const { graph } = knowledge
  const finder = new Finder(graph)
  const reserve = rackOf(chance.reserve, graph)
  const safe = chance.immunity ?? Infinity
  const takings = (row: number): readonly Taking[] =>
    Array.from(finder.found.subarray(0, finder.count))
      .filter((id) => wordsFor(knowledge, chance, row, id).length > 0)
      .map((id) => ({
        id,
        letters: lettersAdded(knowledge, chance.rows[row] ?? '', id),
        worth: worth({ id, length: graph.length[id]!, row }),
      }))
  const rows = chance.rows.map((word, row) => {
    if (word === '' || word.length >= safe) return []
    finder.growingLetters(rackOf(word, graph), reserve)
    return takings(row)
  })
  finder.fresh(reserve, 0)
  const hasRoom = chance.longerThan !== undefined || (chance.hadRoom ?? chance.rows.includes(''))
  const fresh = takings(-1).filter(({ letters }) => hasRoom && letters.length > (chance.longerThan ?? 0))
  return {
    reserve,
    rows,
    fresh,
    most: Math.min(chance.freeRows, chance.calls ?? Infinity),
  }
}

/** The first of a class's words in alphabetical order. */
function wordFor(knowledge: Knowledge, chance: JarnacChance, row: number, id: number): JarnacWord {
  return { row: row < 0 ? null : row, word: wordsFor(knowledge, chance, row, id)[0]! }
}

const wordsFor = (knowledge: Knowledge, chance: JarnacChance, row: number, id: number): readonly string[] =>
  knowledge.words(id, chance.rows[row] ?? '', chance.refused)

function lettersAdded({ graph }: Knowledge, word: string, id: number): readonly number[] {
  const rack = rackOf(word, graph)
  const letters: number[] = []
  for (let x = 0; x < rack.length; x++)
    for (let n = graph.counts[id * rack.length + x]! - rack[x]!; n > 0; n--) letters.push(x)
  return letters
}
