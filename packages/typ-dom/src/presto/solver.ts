import { type Dice, diceFrom } from '@estocade/kernel'
import { emptyGrid, type Grid, withStones } from '../grid.ts'
import { laidBy } from '../placement.ts'
import type { Moves } from '../search/index.ts'
import { colourOf, isJollyStone, type Stone, stoneSet, stoneShown, takeStones } from '../stones.ts'
import type { TableWords } from '../table/table-words.ts'

export interface SolveOptions {
  /** How many moves the solver may examine. Work is counted in moves, so the result is the same on every machine. */
  readonly work?: number
  readonly seed?: string
  /** T33: how many stones may be left over. */
  readonly spare?: number
}

export interface PrestoSolver {
  /** A connected crossword of all the stones; `undefined` if none was found within the allowed work. */
  solve(stones: readonly Stone[], options?: SolveOptions): Grid | undefined
}

const USUAL_WORK = 4_000_000
/** The cost of starting a search, counted in moves. */
const SEARCH_WORK = 200
/** Jollies fill the last gaps: while more stones than this are left, they stay in the hand. */
const JOLLIES_FROM = 8
/** How many words are tried at a step, by the number of stones left after it. */
const breadth = (left: number): number => (left > 9 ? 1 : left > 6 ? 2 : left > 3 ? 4 : 8)

/**
 * Makes several attempts from an empty table. Each lays the word that uses most stones, counts hard letters more, and
 * keeps the remaining colours balanced. It backtracks a little near the end, and otherwise starts again with other
 * random choices.
 */
export function prestoSolver(words: TableWords): PrestoSolver {
  const set = stoneSet(words.judge.lexicon.alphabet)
  const weights = Float64Array.from(set.letters, (letter) => 2 + (set.points[letter] ?? 0))
  const redMask = Uint8Array.from(set.letters, (letter) => (colourOf(letter) === 'red' ? 1 : 0))

  interface Attempt {
    readonly spare: number
    readonly dice: Dice
    readonly noise: number
    /** The work left in total, and for this attempt. */
    total: number
    own: number
  }

  function extend(grid: Grid, rack: readonly Stone[], attempt: Attempt): Grid | undefined {
    if (rack.length <= attempt.spare) return grid
    if (attempt.total <= 0 || attempt.own <= 0) return undefined
    const moves = movesFor(grid, rack)
    attempt.total -= moves.length + SEARCH_WORK
    attempt.own -= moves.length + SEARCH_WORK
    for (const i of bestMoves(moves, rack, attempt)) {
      const stones = laidBy(moves.at(i))
      const left = takeStones(
        rack,
        stones.map(({ stone }) => stoneShown(stone)),
      )!
      const found = extend(withStones(grid, stones), left, attempt)
      if (found) return found
      if (attempt.total <= 0 || attempt.own <= 0) return undefined
    }
    return undefined
  }

  function movesFor(grid: Grid, rack: readonly Stone[]): Moves {
    const letters = rack.filter((stone) => !isJollyStone(stone))
    const early = rack.length > JOLLIES_FROM && letters.length < rack.length
    const plain = early ? words.search.all({ grid, rack: letters, touching: true }) : undefined
    return plain && plain.length > 0 ? plain : words.search.all({ grid, rack, touching: true })
  }

  function bestMoves(moves: Moves, rack: readonly Stone[], { dice, noise }: Attempt): readonly number[] {
    const reds = rack.filter((stone) => colourOf(stone) === 'red').length
    const width = breadth(rack.length)
    const best: number[] = []
    const scores: number[] = []
    for (let i = 0; i < moves.length; i++) {
      const { weight, red, laid, jollies } = moves.weigh(i, weights, redMask)
      const left = rack.length - laid
      const unbalance = Math.abs(reds - red - 0.4 * left)
      const score = weight - 4 * jollies - 3 * unbalance + noise * dice.unit()
      let at = best.length
      while (at > 0 && scores[at - 1]! < score) at--
      if (at >= width) continue
      best.splice(at, 0, i)
      scores.splice(at, 0, score)
      if (best.length > width) {
        best.pop()
        scores.pop()
      }
    }
    return best
  }

  return {
    solve(stones, { work = USUAL_WORK, seed = '', spare = 0 } = {}) {
      const dice = diceFrom(`presto/${seed}/${stones.join('')}`)
      let total = work
      for (let n = 0; total > 0; n++) {
        const attempt = { spare, dice, noise: Math.min(4 + n, 24), total, own: work / 20 }
        const found = extend(emptyGrid, stones, attempt)
        if (found) return found
        if (attempt.total === total) return undefined
        total = attempt.total
      }
      return undefined
    },
  }
}
