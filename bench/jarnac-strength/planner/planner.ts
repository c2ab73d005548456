import {
  callersLeft,
  type Jarnac,
  type JarnacAction,
  type JarnacTypes,
  type JarnacView,
  lettersOf,
  scoreOf,
  unseen,
} from '@estocade/jarnac'
import { type Bot, type Dice, diceFrom, type Seat } from '@estocade/kernel'
import { Duel, type Move } from './duel.ts'
import { Order, Playout, result } from './playout.ts'
import { EMPTY_ROW, LETTER, NO_CLASS, NO_LETTER, WordTable } from './word-table.ts'

/** How many playouts a decision has. */
const PLAYOUTS = 1000
/** How many first moves are compared. */
const WIDTH = 8

type Lay = Extract<JarnacAction, { type: 'lay' }>
type Call = Extract<JarnacAction, { type: 'call' }>
/** Makes a first move and returns the chance of side 0 to win. */
type Trial = (duel: Duel, order: Order) => number

/**
 * P5, the planner with rollouts: it compares first moves by playouts of four turns, with sequential halving.
 * For two sides and words of at least three letters. It shares the rules and the public search for plays with the
 * levels, and nothing else, so that it can judge them.
 */
export function planner(game: Jarnac): Bot<JarnacTypes> {
  let tables: WordTable | undefined
  return {
    id: 'planner',
    choose(view, seat, seed) {
      const { phase, config } = view
      const vocabulary = game.judgeOf(config).proposable
      tables ??= new WordTable(vocabulary, config.longest, lettersOf(config.language))
      if (phase.type === 'challenge') return { type: 'accept', window: phase.window }
      const dice = diceFrom(
        `${seed}/${view.turn}/${view.bag}/${view.sides.map((side) => side.reserve).join('/')}`,
      )
      const decision = new Decision(tables, view, seat, dice)
      const plays = [...game.plays(view, seat)].filter(
        (play) => (play.type !== 'lay' && play.type !== 'call') || vocabulary.has(play.word),
      )
      if (phase.type === 'playing') return decision.lay(plays.filter((play) => play.type === 'lay'))
      if (phase.type !== 'opening' && phase.type !== 'last-jarnac') throw new Error('The bot has no duty.')
      if (callersLeft(view, phase).includes(seat)) {
        const call = decision.call(plays.filter((play) => play.type === 'call'))
        if (call !== undefined) return call
        if (phase.type === 'last-jarnac' || phase.window?.final)
          return { type: 'decline', window: phase.window!.id }
      }
      return decision.open(plays.flatMap((play) => (play.type === 'swap' ? [play.letters] : [])))
    },
  }
}

class Decision {
  private readonly duel: Duel
  private readonly order = new Order()
  private readonly playout: Playout

  constructor(
    private readonly words: WordTable,
    private readonly view: JarnacView,
    private readonly seat: Seat,
    private readonly dice: Dice,
  ) {
    const { rows: height, ending, firstDraw } = view.config
    this.duel = new Duel(words, { height, endsAtOnce: ending !== 'full-and-passed', firstDraw })
    this.playout = new Playout(words)
    for (const [i, { rows, reserve }] of view.sides.entries()) {
      const side = i === seat ? 0 : 1
      for (const [row, word] of rows.entries()) if (word !== '') this.duel.put(side, row, words.classOf(word))
      for (const letter of reserve) this.duel.give(side, words.numberOf(letter))
    }
    for (const [letter, count] of Object.entries(unseen(view))) this.order.fill(words.numberOf(letter), count)
  }

  /** The best word, or a pass when the only one would lose the game. */
  lay(plays: readonly Lay[]): JarnacAction {
    const moves = new Map<string, { readonly play: Lay; readonly move: Move; readonly value: number }>()
    for (const play of plays) {
      const move = { row: play.row ?? NO_CLASS, into: this.words.classOf(play.word) }
      const key = `${move.row}/${move.into}`
      if (!moves.has(key)) moves.set(key, { play, move, value: this.valueOf(move) })
    }
    const best = [...moves.values()].sort((a, b) => b.value - a.value).slice(0, WIDTH)
    const trials = best.map(({ move }) => this.laying(move))
    const last = this.duel.isLast(0) && best.some(({ move }) => move.row === NO_CLASS)
    if (last) trials.push((duel, order) => this.playout.pass(duel, order))
    if (trials.length === 0) return { type: 'pass' }
    return best[this.bestOf(trials)]?.play ?? { type: 'pass' }
  }

  /** One letter, or a swap of the three least useful ones if that has the higher expectation. */
  open(threes: readonly string[]): JarnacAction {
    const use = this.useOfLetters()
    const useOf = (letters: string) => [...letters].reduce((sum, x) => sum + use[this.words.numberOf(x)]!, 0)
    const least = [...threes].sort((a, b) => useOf(a) - useOf(b))[0]
    if (least === undefined) return { type: 'take' }
    const numbers = [...least].map((x) => this.words.numberOf(x))
    const taking: Trial = (duel, order) => this.afterDraw(duel, order, 1)
    const swapping: Trial = (duel, order) => {
      for (const x of numbers) duel.remove(0, x)
      return this.afterDraw(duel, order, 3)
    }
    return this.bestOf([taking, swapping]) === 0 ? { type: 'take' } : { type: 'swap', letters: least }
  }

  /** The most valuable Jarnac; none if it would lose the game or the game is won without. */
  call(calls: readonly Call[]): Call | undefined {
    const { phase, sides, config } = this.view
    if (phase.type !== 'opening' && phase.type !== 'last-jarnac') return undefined
    const ended = phase.type === 'last-jarnac' || phase.window?.final
    const other = sides[1 - this.seat]!
    const lead = scoreOf(sides[this.seat]!.rows) - scoreOf(other.rows)
    if (ended && lead > 0) return undefined
    const gainOf = ({ word, row }: Call) => {
      const was = row === null ? '' : other.rows[row]!
      const taken = was === '' ? 0 : this.words.value[this.words.classOf(was)]! - EMPTY_ROW
      return (
        this.words.value[this.words.classOf(word)]! - EMPTY_ROW + taken + LETTER * (word.length - was.length)
      )
    }
    const best = [...calls].sort((a, b) => gainOf(b) - gainOf(a))[0]
    if (best === undefined || !this.duel.isLast(0) || ended || config.ending === 'full-and-passed')
      return best
    const was = best.row === null ? 0 : other.rows[best.row]!.length
    return lead + best.word.length ** 2 + was ** 2 > 0 ? best : undefined
  }

  private afterDraw(duel: Duel, order: Order, count: number): number {
    order.deal(duel, 0, count)
    return this.playout.goOn(duel, order)
  }

  private laying(move: Move): Trial {
    return (duel, order) => {
      duel.lay(0, move)
      return duel.isFull(0) && duel.rules.endsAtOnce ? result(duel) : this.afterDraw(duel, order, 1)
    }
  }

  private valueOf({ row, into }: Move): number {
    const { value, length } = this.words
    if (row === NO_CLASS) return value[into]! - EMPTY_ROW - LETTER * (length[into]! - 1)
    const old = this.duel.rows[row]!
    return value[into]! - value[old]! - LETTER * (length[into]! - length[old]! - 1)
  }

  /** What a letter is good for: growths of the rows that need it, and new words. */
  private useOfLetters(): Float64Array {
    const { first, into, one, two, value, useful } = this.words
    const use = useful.map((count) => count / 100)
    for (let row = 0; row < this.duel.height; row++) {
      const old = this.duel.rows[row]!
      if (old === NO_CLASS) continue
      for (let i = first[old]!; i < first[old + 1]!; i++) {
        const gain = value[into[i]!]! - value[old]!
        if (two[i] === NO_LETTER) use[one[i]!]! += Math.max(0, gain)
        else {
          use[one[i]!]! += Math.max(0, gain) * this.chanceOf(two[i]!)
          use[two[i]!]! += Math.max(0, gain) * this.chanceOf(one[i]!)
        }
      }
    }
    return use
  }

  /** A rough chance that the letter is there at the next turn. */
  private chanceOf(letter: number): number {
    return this.duel.reserve[letter]! > 0 ? 1 : 0.1
  }

  /** Sequential halving: all trials see the same orders of the bag, and each round keeps the better half. */
  private bestOf(trials: readonly Trial[]): number {
    const scratch = new Duel(this.words, this.duel.rules)
    const sums = trials.map(() => 0)
    let left = [...trials.keys()]
    const rounds = Math.ceil(Math.log2(trials.length))
    while (left.length > 1) {
      for (let n = Math.max(2, Math.floor(PLAYOUTS / rounds / left.length)); n > 0; n--) {
        this.order.shuffle(this.dice)
        for (const trial of left) {
          scratch.copy(this.duel)
          this.order.restart()
          sums[trial]! += trials[trial]!(scratch, this.order)
        }
      }
      left = left.sort((a, b) => sums[b]! - sums[a]!).slice(0, Math.ceil(left.length / 2))
    }
    return left[0]!
  }
}
