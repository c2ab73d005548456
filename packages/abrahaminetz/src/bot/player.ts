import { type Bot, diceFrom, type Level, type Seat } from '@estocade/kernel'
import { doubtsOf, type Judge } from '@estocade/words'
import { type Cards, ERASER, JOKER, takeFrom, type Values, valuesOf } from '../cards.ts'
import { EXCHANGES } from '../decide.ts'
import { positionOf } from '../game.ts'
import { cardsUsed, EXCHANGE_COST } from '../laying.ts'
import { finderFor, type Play, type PlayFinder } from '../plays/finder.ts'
import { wordOn } from '../rack.ts'
import type { AbrahaminetzTypes, Action, Config, View } from '../types.ts'
import { type LevelSettings, levelSettings } from './levels.ts'
import { type Notice, noticing } from './notice.ts'
import { type Weighed, weighPlayouts } from './playouts.ts'
import { someOf, unseenBy } from './unseen.ts'
import { worthOfHand } from './worth.ts'

/** Gives the judge of a table's words; `createAbrahaminetz` makes one. */
export interface JudgeSource {
  judgeOf(config: Config): Judge
}

/**
 * The player of a named level. `seed` is secret and stays the same for the whole match: what is overlooked
 * is drawn from it once for each turn.
 */
export const abrahaminetzBot = (judges: JudgeSource, level: Level): Bot<AbrahaminetzTypes> =>
  botFrom(judges, level, ({ language }) => levelSettings(level, language))

/** A bot with any parameters. A budget can make it search less than its parameters say, not more. */
export const botWithSettings = (
  judges: JudgeSource,
  id: string,
  settings: LevelSettings,
): Bot<AbrahaminetzTypes> => botFrom(judges, id, () => settings)

const botFrom = (
  judges: JudgeSource,
  id: string,
  settingsFor: (config: Config) => LevelSettings,
): Bot<AbrahaminetzTypes> => ({
  id,
  choose(view, seat, seed, budget) {
    const settings = settingsFor(view.config)
    const work = Math.min(settings.work, budget?.work ?? settings.work)
    return new Chooser(judges.judgeOf(view.config), view, seat, seed, { ...settings, work }).choose()
  },
  prepare: (config) => void finderFor(judges.judgeOf(config).proposable),
})

/** How many kinds of card are considered for an exchange, and how many draws are tried for each. */
const TRIED = 3
const DRAWS = 6
/** The number of plays, by points, that are considered. */
const DEAREST = 40
/** The value of the card drawn for a pass: it gives more choice in the next turn. */
const CARD_DRAWN = 2
/** An eraser is about as hard to use as a letter of this value. */
const ERASER_PAINS = 3.5
/** With a play that is better than passing by this much, the bot does not exchange. */
const GOOD_ENOUGH = 4

export interface Advice {
  /** What the strongest bot would do. */
  readonly action: Action
  /** Its plays with their values, best first. */
  readonly plays: readonly Weighed[]
}

/** A hint for the side to move, by a bot that overlooks nothing and considers replies. */
export function hints(judges: JudgeSource, view: View, seat: Seat, most = 3): Advice {
  const chooser = new Chooser(judges.judgeOf(view.config), view, seat, 'hint', levelSettings('master'))
  return { action: chooser.choose(), plays: chooser.ranked().slice(0, most) }
}

/** One decision. */
class Chooser {
  readonly #finder: PlayFinder
  readonly #values: Values
  readonly #hand: Cards
  readonly #notice: Notice
  readonly #moment: string

  constructor(
    readonly judge: Judge,
    readonly view: View,
    readonly seat: Seat,
    readonly seed: string,
    readonly settings: LevelSettings,
  ) {
    this.#finder = finderFor(judge.proposable)
    this.#values = valuesOf(view.config.language)
    this.#hand = view.hands[seat] ?? ''
    this.#moment = `${seed}/${view.turns}`
    this.#notice = noticing(judge.lexicon, settings, wordOn(view.rack), this.#moment)
  }

  choose(): Action {
    const { phase } = this.view
    if (phase.type === 'window') return this.#answer(phase.window, phase.word)
    if (phase.type === 'starting') {
      const dearest = this.#plays(this.#hand)[0]
      return dearest === undefined ? { type: 'decline' } : { type: 'choose', cards: dearest.laying.cards }
    }
    if (phase.type !== 'turn') throw new Error('The bot has no duty.')
    return this.#turn(phase.exchanges)
  }

  ranked(): readonly Weighed[] {
    return this.#weigh(this.#value(this.#plays(this.#hand)))
  }

  #turn(exchanges: number): Action {
    const valued = this.#value(this.#plays(this.#hand))
    const best = valued[0]
    const idle = worthOfHand(this.#hand, this.view, this.#values)
    const playing = best === undefined ? Number.NEGATIVE_INFINITY : best.value
    const exchange = exchanges < EXCHANGES && this.view.stock > 0 ? this.#exchange(playing, idle) : undefined
    if (exchange !== undefined) return { type: 'exchange', card: exchange }
    const passing = idle + (this.view.stock > 0 ? CARD_DRAWN : 0)
    // A beginner lays whatever word comes to mind.
    const thrifty = this.settings.keeps !== 'nothing' && playing < passing
    if (best === undefined || thrifty) return { type: 'pass' }
    return { type: 'lay', ...this.#weigh(valued)[0]!.play.laying }
  }

  /** The plays that the bot notices, most points first. */
  #plays(hand: Cards): readonly Play[] {
    const { wrong } = this.view
    // A bot that overlooks nothing needs only the plays with most points.
    const most = this.settings.see < 1 || wrong.length > 0 ? undefined : DEAREST
    return this.#finder
      .best({ ...positionOf(this.view, this.seat), hand }, most, 'needed')
      .filter((play) => !wrong.includes(play.word) && this.#notice(play))
  }

  /** Points now and cards kept, best first. */
  #value(plays: readonly Play[]): readonly Weighed[] {
    return plays
      .map((play) => ({ play, value: this.#valueOf(play, this.#hand) }))
      .sort((a, b) => b.value - a.value)
  }

  #weigh(valued: readonly Weighed[]): readonly Weighed[] {
    if (this.settings.work === 0 || valued.length < 2) return valued
    const { settings, view, seat } = this
    const dice = diceFrom(this.#moment)
    return weighPlayouts(valued, view, seat, this.#finder, this.#values, settings.work, dice)
  }

  #valueOf({ points, laying }: Play, hand: Cards): number {
    if (this.settings.keeps !== 'cards') return points
    return points + worthOfHand(takeFrom(hand, cardsUsed(laying))!, this.view, this.#values)
  }

  /**
   * The card whose exchange has the highest expectation, if that is above playing or passing now. A bot that does not
   * value cards exchanges only when it can lay nothing; the weakest never does.
   */
  #exchange(playing: number, idle: number): string | undefined {
    if (this.settings.keeps === 'nothing') return undefined
    if (this.settings.keeps === 'points') {
      const stuck = playing === Number.NEGATIVE_INFINITY
      return stuck && this.view.phase.type === 'turn' && this.view.phase.exchanges === 0
        ? this.#hardest(1)[0]
        : undefined
    }
    if (playing > idle + GOOD_ENOUGH) return undefined
    const dice = diceFrom(`${this.#moment}/${this.#hand}`)
    const unseen = unseenBy(this.view, this.seat)
    const draws = Array.from({ length: DRAWS }, () => someOf(unseen, 1, dice))
    let best: string | undefined
    let most = Math.max(playing, idle)
    for (const card of this.#hardest(TRIED)) {
      const promise = this.#promiseOf(card, draws)
      if (promise <= most) continue
      most = promise
      best = card
    }
    return best
  }

  /**
   * The mean value of the best play, or of passing, after `card` was exchanged for each of `draws`. Plays are
   * overlooked with the same probability as now.
   */
  #promiseOf(card: string, draws: readonly string[]): number {
    const position = positionOf(this.view, this.seat)
    const left = takeFrom(this.#hand, card)!
    let sum = 0
    for (const drawn of draws) {
      const points = this.#finder.search.bestPoints({ ...position, hand: left + drawn, exchanges: 0 })
      sum += Math.max(0, this.settings.see * points)
    }
    return sum / draws.length + worthOfHand(left, this.view, this.#values) - EXCHANGE_COST
  }

  /** The kinds of card hardest to use, hardest first; jokers never. */
  #hardest(most: number): readonly string[] {
    const pains = (card: string) => (card === ERASER ? ERASER_PAINS : (this.#values[card] ?? 0))
    return [...new Set(this.#hand)]
      .filter((card) => card !== JOKER)
      .sort((a, b) => pains(b) - pains(a))
      .slice(0, most)
  }

  /** A26: the bot doubts a word by the words that it knows and by how unusual it looks, not by asking the judge. */
  #answer(window: string, word: string): Action {
    const doubt = doubtsOf(this.judge.lexicon, this.judge.vocabulary, this.settings)(word)
    const dice = diceFrom(`${this.seed}/${window}`)
    return { type: dice.unit() < this.settings.see * doubt ? 'challenge' : 'accept', window }
  }
}
