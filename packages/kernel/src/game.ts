import type { Chance } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Decided } from './decision.ts'
import type { Result } from './result.ts'
import type { Seat, Viewer, ViewOf } from './seat.ts'

/** The vocabulary of one game. All of it is plain JSON data. */
export interface GameTypes {
  Config: object
  State: object
  Event: { readonly type: string }
  Action: { readonly type: string }
  View: ViewOf<object>
  SeenEvent: { readonly type: string }
}

/**
 * Something a seat may or must do now. `about` names the turn, window or round so that an answer to an
 * old one is recognised as stale. `limit` (seconds) is the time that the rule book sets for it, besides
 * the table's clock; during a `window` the table's turn clock is stopped.
 */
export interface Duty {
  readonly seat: Seat
  readonly for: 'turn' | 'window' | 'round'
  readonly about: string
  readonly limit?: number
}

/** A side that left the match before its end: it conceded, or its bank of time was empty. */
export interface Leaving {
  readonly seat: Seat
  readonly by: 'choice' | 'time'
}

/** How a game played alone is ranked among the player's own of the same kind. */
export interface Alone {
  /** Equal for games that can be compared. Its first word is the language, its second the size of the board. */
  readonly kind: string
  /** Points to reach. */
  readonly goal: number
  readonly turns: number
}

export interface Outcome {
  readonly scores: readonly number[]
  /** One seat, several in a draw, none when nobody wins. */
  readonly winners: readonly Seat[]
  /** A code of the game's catalogue: `full`, `conceded`, … */
  readonly reason: string
  /** Who left, in that order; absent when nobody did. */
  readonly left?: readonly Leaving[]
  /** Absent when others played, when hints were used, and when the game has no such ranking. */
  readonly alone?: Alone
}

/**
 * A game is a whole match. Every method is a pure function: no clock, no randomness but `chance`, no
 * dictionary in `evolve`, `view`, `see`. The laws beside each method are checked for every game by
 * `@estocade/laws`.
 */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Increased when a logged action would be decided differently by the new rules. */
  readonly rulesVersion: number

  /** Options from anywhere; presets are bundles of options. Law: configure(configure(x)) = configure(x). */
  configure(options: unknown): Result<G['Config']>
  /** How many seats this configuration takes. */
  seats(config: G['Config']): { readonly min: number; readonly max: number }
  clock(config: G['Config']): Clock

  /** The state before the first event. */
  empty(config: G['Config'], seats: number): G['State']
  /** Deals. Law: the events depend on config, seats and chance only. */
  setup(config: G['Config'], seats: number, chance: Chance): readonly G['Event'][]
  /** Law: refused ⇒ nothing changed, no chance used; accepted ⇒ events are complete facts that lead to the state. */
  decide(
    state: G['State'],
    seat: Seat,
    action: G['Action'],
    chance: Chance,
  ): Result<Decided<G['State'], G['Event']>>
  /** Law: total; needs neither dictionary nor chance. */
  evolve(state: G['State'], event: G['Event']): G['State']

  /** Keeps what an undo does not restore, such as used hints: `returned` with those parts of `undone`. */
  keep?(returned: G['State'], undone: G['State']): G['State']

  /** The only way out of State. Law (secrecy): states that differ in what the viewer cannot see give equal views. */
  view(state: G['State'], viewer: Viewer): G['View']
  /** Redaction of one event, `before` being the state it applied to. Law: secrecy, as for `view`. */
  see(event: G['Event'], viewer: Viewer, before: G['State']): G['SeenEvent']

  /** Law: empty ⇔ `outcome` is defined. The same for every viewer. */
  toAct(view: G['View']): readonly Duty[]
  /** Lazy. Law: every one passes `decide`; complete against the slow reference. Needs the seat's own view. */
  plays(view: G['View'], seat: Seat): Iterable<G['Action']>
  /** What is done for a seat whose time is up. Law: passes `decide` while the seat has a duty. */
  onTimeout(view: G['View'], seat: Seat): G['Action']
  outcome(view: G['View']): Outcome | undefined
}
