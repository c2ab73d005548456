import type { Dice } from '@estocade/kernel'
import type { Duel } from './duel.ts'
import { EMPTY_ROW, LETTER, NO_CLASS, NO_LETTER, type WordTable } from './word-table.ts'

/** The turns of a playout, of both sides together, the current one included. */
const HORIZON = 4
/** At the horizon a lead of so many points counts as a 73 % chance to win. */
const SCALE = 50
/** A side that holds so many letters after its last turn swaps three of them. */
const SWAPS_FROM = 5

/** An order of the bag. Side 0 draws from its front, side 1 from its end, so that neither changes the other's luck. */
export class Order {
  private readonly pieces: number[] = []
  private front = 0
  private back = 0

  fill(letter: number, count: number): void {
    for (let i = 0; i < count; i++) this.pieces.push(letter)
  }

  shuffle(dice: Dice): void {
    const { pieces } = this
    for (let i = pieces.length - 1; i > 0; i--) {
      const j = dice.below(i + 1)
      const piece = pieces[i]!
      pieces[i] = pieces[j]!
      pieces[j] = piece
    }
  }

  restart(): void {
    this.front = 0
    this.back = this.pieces.length
  }

  deal(duel: Duel, side: number, count: number): void {
    for (let i = 0; i < count && this.front < this.back; i++)
      duel.give(side, side === 0 ? this.pieces[this.front++]! : this.pieces[--this.back]!)
  }

  get left(): number {
    return this.back - this.front
  }
}

/** Plays on by a simple policy (P4t): always the play of the highest value, as long as there is one. */
export class Playout {
  /** The play that `choose` found. */
  private row = NO_CLASS
  private into = NO_CLASS
  private readonly sorted: number[] = []

  constructor(private readonly words: WordTable) {}

  /** The chance of side 0 to win when it goes on with its turn; the position is changed. */
  goOn(duel: Duel, order: Order): number {
    return this.turn(duel, 0, order) ? result(duel) : this.pass(duel, order)
  }

  /** The same when side 0 has passed. */
  pass(duel: Duel, order: Order): number {
    if (duel.isFull(0)) return result(duel)
    let side = 0
    for (let turn = 1; turn < HORIZON; turn++) {
      side = 1 - side
      if (this.open(duel, side, order) || this.turn(duel, side, order)) return result(duel)
    }
    return 1 / (1 + Math.exp((this.worth(duel, 1) - this.worth(duel, 0)) / SCALE))
  }

  /** True when the game is over. */
  private turn(duel: Duel, side: number, order: Order): boolean {
    while (this.choose(duel, side)) {
      duel.lay(side, { row: this.row, into: this.into })
      if (duel.isFull(side) && duel.rules.endsAtOnce) return true
      order.deal(duel, side, 1)
    }
    return duel.isFull(side)
  }

  /** Begins a turn: a Jarnac if the other side held a last word back, then letters. True when the game is over. */
  private open(duel: Duel, side: number, order: Order): boolean {
    if (duel.isLast(1 - side) && !duel.isFull(side)) {
      const word = this.longestShort(duel, 1 - side)
      const ends = duel.isLast(side) && duel.rules.endsAtOnce
      if (word !== NO_CLASS && (!duel.isLast(side) || this.wins(duel, side, word))) {
        duel.steal(side, word)
        if (ends) return true
      }
    }
    if (duel.filled[side] === 0 && duel.held[side] === 0) order.deal(duel, side, duel.rules.firstDraw)
    else if (duel.held[side]! >= SWAPS_FROM && order.left >= 3) {
      order.deal(duel, side, 3)
      for (let i = 0; i < 3; i++) duel.remove(side, this.leastUseful(duel, side))
    } else order.deal(duel, side, 1)
    return false
  }

  /** The word for the last row is laid when it wins, and kept otherwise. */
  private choose(duel: Duel, side: number): boolean {
    this.into = NO_CLASS
    if (duel.isLast(side)) {
      const word = this.longestShort(duel, side)
      if (word !== NO_CLASS && this.wins(duel, side, word)) {
        this.row = NO_CLASS
        this.into = word
        return true
      }
    }
    const best = this.bestGrowth(duel, side)
    if (!duel.isFull(side) && !duel.isLast(side)) this.bestNewWord(duel, side, best)
    return this.into !== NO_CLASS
  }

  private wins(duel: Duel, side: number, word: number): boolean {
    return duel.lead(side) + this.words.length[word]! ** 2 > 0
  }

  /** A row's growths are in order of value, so that the first whose letters are there is its best. */
  private bestGrowth(duel: Duel, side: number): number {
    const { first, into, one, two, value, alphabet } = this.words
    const { rows, reserve, height } = duel
    const base = side * alphabet.length
    let best = -Infinity
    if (duel.held[side] === 0) return best
    for (let row = 0; row < height; row++) {
      const old = rows[side * height + row]!
      if (old === NO_CLASS) continue
      for (let i = first[old]!; i < first[old + 1]!; i++) {
        const x = one[i]!
        const y = two[i]!
        if (reserve[base + x] === 0) continue
        if (y !== NO_LETTER && reserve[base + y]! < (x === y ? 2 : 1)) continue
        const gain = value[into[i]!]! - value[old]! - (y === NO_LETTER ? 0 : LETTER)
        if (gain > best) {
          best = gain
          this.row = row
          this.into = into[i]!
        }
        break
      }
    }
    return best
  }

  private bestNewWord(duel: Duel, side: number, beat: number): void {
    const { value, length } = this.words
    let best = beat
    this.eachShort(duel, side, (word) => {
      const gain = value[word]! - EMPTY_ROW - LETTER * (length[word]! - 1)
      if (gain <= best) return
      best = gain
      this.row = NO_CLASS
      this.into = word
    })
  }

  private longestShort(duel: Duel, side: number): number {
    const { length } = this.words
    let longest = NO_CLASS
    this.eachShort(duel, side, (word) => {
      if (longest === NO_CLASS || length[word]! > length[longest]!) longest = word
    })
    return longest
  }

  /** Calls `tell` for the words of three and four letters in a reserve. Longer new words are not needed in playouts. */
  private eachShort(duel: Duel, side: number, tell: (word: number) => void): void {
    const { words, sorted } = this
    const { short } = words
    if (duel.held[side]! < 3) return
    const count = this.sort(duel, side)
    for (let a = 0; a < count - 2; a++)
      for (let b = a + 1; b < count - 1; b++)
        for (let c = b + 1; c < count; c++) {
          const three = short[words.keyOf(sorted[a]!, sorted[b]!, sorted[c]!, -1)]!
          if (three !== NO_CLASS) tell(three)
          for (let d = c + 1; d < count; d++) {
            const four = short[words.keyOf(sorted[a]!, sorted[b]!, sorted[c]!, sorted[d]!)]!
            if (four !== NO_CLASS) tell(four)
          }
        }
  }

  private sort(duel: Duel, side: number): number {
    const size = this.words.alphabet.length
    let count = 0
    for (let x = 0; x < size; x++)
      for (let n = duel.reserve[side * size + x]!; n > 0; n--) this.sorted[count++] = x
    return count
  }

  /** A second letter of the same kind helps half as much. */
  private leastUseful(duel: Duel, side: number): number {
    const { useful, alphabet } = this.words
    let least = -1
    let leastUse = Infinity
    for (let x = 0; x < alphabet.length; x++) {
      const count = duel.reserve[side * alphabet.length + x]!
      if (count === 0 || useful[x]! / count >= leastUse) continue
      least = x
      leastUse = useful[x]! / count
    }
    return least
  }

  private worth(duel: Duel, side: number): number {
    let worth = LETTER * duel.held[side]!
    for (let row = 0; row < duel.height; row++) {
      const c = duel.rows[side * duel.height + row]!
      worth += c === NO_CLASS ? EMPTY_ROW : this.words.value[c]!
    }
    return worth
  }
}

export const result = (duel: Duel): number => (1 + Math.sign(duel.lead(0))) / 2
