import type { Judge } from '@estocade/words'
import { Finder } from '../bot/finder.ts'
import { type Knowledge, knowledgeOf } from '../bot/knowledge.ts'
import { rackOf } from '../bot/table.ts'
import type { JarnacConfig } from '../config.ts'
import { bestSet, type Spoils, type Taking } from './best-set.ts'

/** What a caller may take, as far as the rules of the window go. */
export interface JarnacChance {
  /** The victim's rows, '' for an empty one. */
  readonly rows: readonly string[]
  readonly reserve: string
  /** The caller's empty rows. */
  readonly freeRows: number
  /** Calls the caller still has; `null` is no limit. */
  readonly calls: number | null
  /** Victim's words of so many letters and more are safe. */
  readonly immunity: number | null
  /**
   * New words from the reserve: `allowed` when the victim has an empty row or gets one by a call before,
   * or only those longer than a number of letters (last Jarnac, J35).
   */
  readonly longerThan?: number
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
  const spoils = spoilsOf(knowledge, chance, ({ length }) => length ** 2)
  const { taken, worth } = bestSet(spoils)
  const jarnac = taken.map(({ row, id }) => wordFor(knowledge, chance, row, id))
  return { jarnac, points: worth }
}

/** How much a taking counts: its class, its length, the row it comes from (−1: a new word). */
export type Worth = (taking: { readonly id: number; readonly length: number; readonly row: number }) => number

export function spoilsOf(knowledge: Knowledge, chance: JarnacChance, worth: Worth): Spoils {
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
  const fresh = takings(-1).filter(({ letters }) => letters.length > (chance.longerThan ?? 0))
  return {
    reserve,
    rows,
    fresh,
    most: Math.min(chance.freeRows, chance.calls ?? Infinity),
    rowFirst: chance.longerThan === undefined && !chance.rows.includes(''),
  }
}

/** The commonest word of the class that may be laid there. */
/** Of several words of the same letters the first in alphabet order. */
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
