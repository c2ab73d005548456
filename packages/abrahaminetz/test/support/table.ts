import { type Chance, chanceFrom, type Refusal, seat, seedFrom } from '@estocade/kernel'
import type { Lexicon } from '@estocade/words'
import {
  type Abrahaminetz,
  type Action,
  createAbrahaminetz,
  type Event,
  type Grow,
  type State,
  type View,
} from '../../src/index.ts'
import { listed } from './lexicons.ts'

export interface Scene {
  readonly words: string | Lexicon
  readonly options?: object
  readonly rack?: string
  readonly hands?: readonly string[]
  /** The loose cards of the stock. */
  readonly stock?: string
  readonly under?: string
  readonly starting?: boolean
  readonly change?: Partial<State>
}

/** A table in any position of a game; seat 0 is to move. */
export class TestTable {
  readonly game: Abrahaminetz
  state: State
  events: readonly Event[] = []
  /** The first random numbers, in order; the following ones come from a seed. */
  lots: number[] = []

  constructor({ words, options, rack = '', hands = ['', ''], stock, under = '', starting, change }: Scene) {
    this.game = createAbrahaminetz(typeof words === 'string' ? listed(words) : words)
    const config = this.game.configure(options)
    if (!config.ok) throw new Error(config.error.text)
    const empty = this.game.empty(config.value, hands.length)
    const loose: Record<string, number> = {}
    for (const card of stock ?? '') loose[card] = (loose[card] ?? 0) + 1
    this.state = {
      ...empty,
      rack,
      hands,
      under,
      stock: stock === undefined ? empty.stock : loose,
      turns: starting ? 0 : 1,
      phase: starting ? empty.phase : { type: 'turn', seat: seat(0), number: 1, exchanges: 0 },
      ...change,
    }
  }

  try(by: number, action: Action): Refusal | undefined {
    const decided = this.game.decide(this.state, seat(by), action, this.#chance())
    if (!decided.ok) {
      if (decided.error.text === '') throw new Error(`${decided.error.code} without a text`)
      return decided.error
    }
    this.events = decided.value.events
    this.state = decided.value.state
    return undefined
  }

  /** The refusal's code, or `ok`. */
  code(by: number, action: Action): string {
    return this.try(by, action)?.code ?? 'ok'
  }

  do(by: number, action: Action): this {
    const refusal = this.try(by, action)
    if (refusal !== undefined) throw new Error(`${refusal.code}: ${refusal.text}`)
    return this
  }

  lay(by: number, cards: string, grow: Grow = 'none', down?: string): string {
    return this.code(
      by,
      down === undefined ? { type: 'lay', grow, cards } : { type: 'lay', grow, cards, down },
    )
  }

  view(viewer: number | 'spectator' = 'spectator'): View {
    return this.game.view(this.state, viewer === 'spectator' ? viewer : seat(viewer))
  }

  event<T extends Event['type']>(type: T): Extract<Event, { type: T }> | undefined {
    return this.events.find((event): event is Extract<Event, { type: T }> => event.type === type)
  }

  /** The points of the last word or pass. */
  get points(): number | undefined {
    return (this.event('scored') ?? this.event('passed'))?.points
  }

  #chance(): Chance {
    const chance = chanceFrom(seedFrom('table'))
    return {
      get drawn() {
        return chance.drawn
      },
      below: (n) => Math.min(this.lots.shift() ?? chance.below(n), n - 1),
    }
  }
}

export const table = (scene: Scene): TestTable => new TestTable(scene)
