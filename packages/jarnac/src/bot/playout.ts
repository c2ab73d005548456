import type { Dice } from '@estocade/kernel'
import type { Outlook } from './outlook.ts'
import { lead, type Policy } from './policy.ts'
import { EMPTY as importedEmpty, type Position } from './position.ts'

// A local copy: the engine does not inline imported constants into the loops below.
const EMPTY = importedEmpty

/** Writes the letters that a side would put back in a swap into `out`; false when it prefers to take one. */
export type SwapRule = (position: Position, side: number, out: Uint8Array) => boolean

/** One possible order of the bag. The bot's side draws from one end, the others from the other, so that a move does not change what the others draw. */
export class Deck {
  private readonly pieces: Uint8Array
  private size = 0
  private front = 0
  private back = 0

  constructor(most: number) {
    this.pieces = new Uint8Array(most)
  }

  shuffle(bag: Uint8Array, dice: Dice): void {
    this.size = 0
    for (let x = 0; x < bag.length; x++) for (let n = bag[x]!; n > 0; n--) this.pieces[this.size++] = x
    for (let i = this.size - 1; i > 0; i--) {
      const j = dice.below(i + 1)
      const piece = this.pieces[i]!
      this.pieces[i] = this.pieces[j]!
      this.pieces[j] = piece
    }
    this.restart()
  }

  restart(): void {
    this.front = 0
    this.back = this.size
  }

  get left(): number {
    return this.back - this.front
  }

  deal(position: Position, side: number, own: boolean, count: number): void {
    for (let i = 0; i < count && this.front < this.back; i++) {
      const x = own ? this.pieces[this.front++]! : this.pieces[--this.back]!
      position.reserve[side * position.letters + x]!++
      position.reserveSize[side]!++
    }
  }
}

/** Plays a position for some turns by the policy, and returns how good it then is for `me`, 0…1. */
export class Playout {
  private readonly back = new Uint8Array(3)

  constructor(
    private readonly policy: Policy,
    private readonly swaps: SwapRule,
    private readonly outlook: Outlook,
    /** How many turns every side has, the current one included; 0 is the current one alone. */
    private readonly laps: number,
  ) {}

  /** `me` has the turn and has taken its letters. The position is changed. */
  run(position: Position, me: number, deck: Deck): number {
    if (this.lays(position, me, me, deck)) return result(position, me)
    return this.afterPass(position, me, deck)
  }

  /** As `run`, but `me` has just passed. */
  afterPass(position: Position, me: number, deck: Deck): number {
    const { sides } = position.terms
    let side = me
    let idle = 0
    for (let turn = 1; turn < this.laps * sides && idle < sides; turn++) {
      side = (side + 1) % sides
      const before = position.score[side]!
      if (this.opens(position, side, me, deck)) return result(position, me)
      if (this.lays(position, side, me, deck)) return result(position, me)
      idle = deck.left === 0 && position.score[side] === before ? idle + 1 : 0
    }
    // Without letters in the bag nobody will ever lay again.
    if (idle === sides) return result(position, me)
    return this.outlook.promise(position, me, deck.left)
  }

  /** True when the game is over. */
  lays(position: Position, side: number, me: number, deck: Deck): boolean {
    const { policy } = this
    while (policy.best(position, side)) {
      position.lay(side, policy.row, policy.target)
      if (position.isFull(side) && position.terms.endsAtOnce) return true
      deck.deal(position, side, side === me, 1)
    }
    return position.isFull(side)
  }

  /** Begins the turn of `side`: a Jarnac, then letters. True when the game is over. */
  opens(position: Position, side: number, me: number, deck: Deck): boolean {
    const victim = (side + position.terms.sides - 1) % position.terms.sides
    if (this.steals(position, side, victim)) return true
    const own = side === me
    if (position.turns[side] === 0) deck.deal(position, side, own, position.terms.firstDraw)
    else if (
      position.terms.swap &&
      position.reserveSize[side]! >= 3 &&
      deck.left >= 3 &&
      this.swaps(position, side, this.back)
    ) {
      deck.deal(position, side, own, 3)
      position.putBack(side, this.back)
    } else deck.deal(position, side, own, 1)
    position.turns[side]!++
    return false
  }

  /** The policy lays everything except a word for the last row. That word can be taken by a Jarnac. */
  private steals(position: Position, side: number, victim: number): boolean {
    const { rows } = position.terms
    if (
      victim === side ||
      !position.terms.jarnac ||
      position.filled[victim] !== rows - 1 ||
      position.isFull(side)
    )
      return false
    const { finder } = this.policy
    const { length } = finder.graph
    finder.fresh(position.reserve, victim * position.letters)
    let longest = EMPTY
    for (let i = 0; i < finder.count; i++)
      if (longest === EMPTY || length[finder.found[i]!]! > length[longest]!) longest = finder.found[i]!
    if (longest === EMPTY) return false
    const last = position.filled[side] === rows - 1
    if (last && lead(position, side) + length[longest]! ** 2 <= 0) return false
    position.steal(side, victim, EMPTY, longest)
    return last && position.terms.endsAtOnce
  }
}

function result(position: Position, me: number): number {
  const ahead = lead(position, me)
  return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5
}
