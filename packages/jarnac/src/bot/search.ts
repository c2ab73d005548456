import type { Dice } from '@estocade/kernel'
import type { Candidate } from './candidates.ts'
import type { Knowledge } from './knowledge.ts'
import { Outlook } from './outlook.ts'
import { Deck, Playout } from './playout.ts'
import { lead, Policy } from './policy.ts'
import { Position } from './position.ts'
import { Race } from './race.ts'
import { SwapLetters } from './swap-letters.ts'

/** Applies a first move and returns how good the game then is for side 0, 0…1. */
export type Trial = (position: Position, deck: Deck) => number

/** The least number of letters in a reserve that is swapped in playouts. Measured: 5 to 7 are equally good. */
const SWAP_FROM = 5
/** The turns of each side in a playout. */
const FAR_LAPS = 2
/** With so few empty rows on the fuller of two boards, playouts go on to the end of the game. */
const LATE_ROWS = 2
/** More turns of a side than a game has. */
const ALL_LAPS = 100
/** The number of first moves that are compared: the best by the policy. */
const WIDTH = 8

/** Searches by playouts. Budgets are numbers of playouts. */
export class Search {
  readonly policy: Policy
  readonly swaps: SwapLetters
  private scratch: Position | undefined
  private readonly deck = new Deck(256)
  readonly far: Playout
  private readonly toEnd: Playout
  private readonly near: Playout

  constructor(knowledge: Knowledge) {
    this.policy = new Policy(knowledge)
    this.swaps = new SwapLetters(knowledge)
    const swapRule = (position: Position, side: number, out: Uint8Array) => {
      if (position.reserveSize[side]! < SWAP_FROM) return false
      this.swaps.pick(position, side, out)
      return true
    }
    const outlook = new Outlook(knowledge, true)
    this.far = new Playout(this.policy, swapRule, outlook, FAR_LAPS)
    this.toEnd = new Playout(this.policy, swapRule, outlook, ALL_LAPS)
    this.near = new Playout(this.policy, swapRule, new Outlook(knowledge, false), 0)
  }

  /** The best of `candidates` (not empty), or `undefined` when passing is better than filling the last row now. */
  play(
    position: Position,
    candidates: readonly Candidate[],
    work: number,
    dice: Dice,
  ): Candidate | undefined {
    const { terms } = position
    const first = candidates[0]!
    const last = position.filled[0] === terms.rows - 1
    if (last && terms.endsAtOnce && !terms.lastJarnac && first.value >= 1000) return first
    const moves: (Candidate | undefined)[] = candidates.slice(0, WIDTH)
    if (last && moves.some((move) => move!.row < 0)) moves.push(undefined)
    const playout = this.playoutFor(position)
    const trials = moves.map((move) =>
      move === undefined ? this.passing(playout) : this.laying(playout, move),
    )
    return moves[this.bestOf(position, trials, work, dice)]
  }

  /** The letters to swap, or `undefined` to take one. Call it only when a swap is allowed. */
  opening(position: Position, work: number, dice: Dice, far: boolean): Uint8Array | undefined {
    const threes = far ? this.threes(position) : this.threes(position).slice(0, 1)
    const playout = far ? this.playoutFor(position) : this.near
    const trials = [this.taking(playout), ...threes.map((back) => this.swapping(playout, back))]
    const best = this.bestOf(position, trials, work, dice)
    return best === 0 ? undefined : threes[best - 1]
  }

  /** Sets of three letters, the least helpful ones. */
  private threes(position: Position): readonly Uint8Array[] {
    const worst = new Uint8Array(Math.min(4, position.reserveSize[0]!))
    this.swaps.pick(position, 0, worst)
    if (worst.length < 4) return [worst]
    return [3, 2, 1, 0].map((kept) => worst.filter((_, i) => i !== kept))
  }

  private playoutFor({ terms, filled }: Position): Playout {
    const isLate = terms.sides === 2 && terms.rows - Math.max(filled[0]!, filled[1]!) <= LATE_ROWS
    return isLate ? this.toEnd : this.far
  }

  private passing(playout: Playout): Trial {
    return (position, deck) => playout.afterPass(position, 0, deck)
  }

  private laying(playout: Playout, { row, target }: Candidate): Trial {
    return (position, deck) => {
      position.lay(0, row, target)
      if (position.isFull(0) && position.terms.endsAtOnce) return standing(position)
      deck.deal(position, 0, true, 1)
      return playout.run(position, 0, deck)
    }
  }

  private taking(playout: Playout): Trial {
    return (position, deck) => {
      deck.deal(position, 0, true, 1)
      return playout.run(position, 0, deck)
    }
  }

  private swapping(playout: Playout, back: Uint8Array): Trial {
    return (position, deck) => {
      deck.deal(position, 0, true, 3)
      position.putBack(0, back)
      return playout.run(position, 0, deck)
    }
  }

  /**
   * All trials get the same bags. Those that are clearly worse than the best so far are dropped, and the search ends when one
   * is left or the work is done.
   */
  private bestOf(position: Position, trials: readonly Trial[], work: number, dice: Dice): number {
    const scratch = this.scratchFor(position)
    const race = new Race(trials.length, work)
    while (!race.isOver) {
      this.deck.shuffle(position.bag, dice)
      for (const trial of race.left) {
        this.deck.restart()
        scratch.copy(position)
        race.add(trial, trials[trial]!(scratch, this.deck))
      }
      race.drop()
    }
    return race.best
  }

  private scratchFor(position: Position): Position {
    const { scratch } = this
    const { sides, rows } = position.terms
    if (scratch === undefined || scratch.terms.sides !== sides || scratch.terms.rows !== rows)
      this.scratch = new Position(position.graph, position.terms)
    this.scratch!.terms = position.terms
    return this.scratch!
  }
}

function standing(position: Position): number {
  const ahead = lead(position, 0)
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}
