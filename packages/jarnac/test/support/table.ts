import { type Bag, bagSize, type Chance, type Refusal, seat, without, withPieces } from '@estocade/kernel'
import type { Lexicon } from '@estocade/words'
import {
  createJarnac,
  type Hinter,
  type Jarnac,
  type JarnacAction,
  type JarnacEvent,
  type JarnacState,
  type JarnacView,
} from '../../src/index.ts'

/**
 * A chance that draws `letters` in this order. `+X` means that X was put back into the bag meanwhile. A test
 * that draws more letters fails.
 */
export function wishing(bag: Bag, letters: string): Chance {
  let left = bag
  let at = 0
  let drawn = 0
  return {
    get drawn() {
      return drawn
    },
    below(n) {
      for (; letters[at] === '+'; at += 2) left = withPieces(left, letters[at + 1]!)
      const letter = letters[at++]
      if (letter === undefined)
        throw new Error(`A letter is drawn that was not wished for (after ${letters})`)
      if (n !== bagSize(left)) throw new Error(`The bag has ${n} letters, not ${bagSize(left)}`)
      const place = Object.keys(left)
        .filter((kind) => kind < letter)
        .reduce((sum, kind) => sum + left[kind]!, 0)
      const rest = without(left, letter)
      if (rest === undefined) throw new Error(`No ${letter} in the bag`)
      left = rest
      drawn++
      return place
    },
  }
}

/** A chance that lets this side begin. */
const lot = (first: number): Chance => ({ drawn: 0, below: () => first })

/** A table at which the test chooses the actions and the draws. */
export class TestTable {
  state: JarnacState
  /** Events of the last action. */
  events: readonly JarnacEvent[] = []

  constructor(
    readonly game: Jarnac,
    options: object,
    readonly seats: number,
    draws = '',
    first = 0,
  ) {
    const config = game.configure(options)
    if (!config.ok) throw new Error(config.error.text)
    const empty = game.empty(config.value, seats)
    const chance = seats === 1 ? wishing(empty.bag, draws) : lot(first)
    this.state = this.after(game.setup(config.value, seats, chance), empty)
  }

  private after(events: readonly JarnacEvent[], state: JarnacState): JarnacState {
    this.events = events
    return events.reduce(this.game.evolve, state)
  }

  /** The action must be allowed; `draws` come out of the bag, all of them. */
  do(by: number, action: JarnacAction, draws = ''): this {
    const chance = wishing(this.state.bag, draws)
    const decided = this.game.decide(this.state, seat(by), action, chance)
    if (!decided.ok) throw new Error(`${JSON.stringify(action)} by ${by}: ${decided.error.text}`)
    const wished = draws.replace(/\+./g, '').length
    if (chance.drawn !== wished) throw new Error(`${chance.drawn} letters were drawn, not ${draws}`)
    this.state = this.after(decided.value.events, this.state)
    return this
  }

  refusal(by: number, action: JarnacAction): Refusal {
    const decided = this.game.decide(this.state, seat(by), action, wishing(this.state.bag, ''))
    if (decided.ok) throw new Error(`${JSON.stringify(action)} was allowed`)
    if (decided.error.text === '') throw new Error(`${decided.error.code} without a text`)
    return decided.error
  }

  code(by: number, action: JarnacAction): string {
    return this.refusal(by, action).code
  }

  /** Words and reserve of a side: `MAU REST | T`; an empty row among words is `-`. */
  show(by: number): string {
    const { rows, reserve } = this.state.sides[by]!
    const last = rows.findLastIndex((word) => word !== '')
    return `${[...rows.slice(0, last + 1).map((word) => word || '-'), '|'].join(' ')} ${reserve}`.trim()
  }

  get view(): JarnacView {
    return this.game.view(this.state, 'spectator')
  }

  get window(): string {
    const { phase } = this.state
    if (phase.type === 'challenge') return phase.window
    if (phase.type === 'opening' || phase.type === 'last-jarnac') return phase.window?.id ?? 'none'
    return 'none'
  }

  // Short forms of common actions.
  take = (by: number, draws: string) => this.do(by, { type: 'take' }, draws)
  lay = (by: number, word: string, row: number | null, draws = '') =>
    this.do(by, { type: 'lay', word, row }, draws)
  pass = (by: number, draws = '') => this.do(by, { type: 'pass' }, draws)
  call = (by: number, word: string, row: number | null, draws = '') =>
    this.do(by, { type: 'call', window: this.window, word, row }, draws)
  decline = (by: number) => this.do(by, { type: 'decline', window: this.window })
  accept = (by: number, draws = '') => this.do(by, { type: 'accept', window: this.window }, draws)
  challenge = (by: number, draws = '') => this.do(by, { type: 'challenge', window: this.window }, draws)

  /** Who may act, and for what: `1 turn`, `2 window 10`. */
  get duties(): readonly string[] {
    return this.game
      .toAct(this.view)
      .map((duty) => `${duty.seat} ${duty.for}${duty.limit === undefined ? '' : ` ${duty.limit}`}`)
  }

  get outcome() {
    return this.game.outcome(this.view)
  }
}

export const table = (
  lexicon: Lexicon,
  options: object,
  {
    seats = 2,
    draws = '',
    first = 0,
    hinter,
  }: { seats?: number; draws?: string; first?: number; hinter?: Hinter } = {},
): TestTable => new TestTable(createJarnac(lexicon, hinter), options, seats, draws, first)
