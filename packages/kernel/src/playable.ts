import type { Bot } from './bot.ts'
import type { Shapes } from './decode.ts'
import type { Game, GameTypes, Leaving } from './game.ts'
import type { Log } from './log.ts'
import type { OptionSchema } from './options.ts'
import type { Result } from './result.ts'
import type { Seat } from './seat.ts'

export type AnyGame = Game<GameTypes>
export type AnyAction = GameTypes['Action']

/** A game as a table needs it: the rules with their dictionaries, the bots, and how its input is read. */
export interface Playable<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** Hash of the dictionary that a configuration is judged by; '' when it needs none. */
  lexicon(config: G['Config']): string
  /** Decodes untrusted input as an action. Law: `decide` does not throw for its result. */
  action(input: unknown): Result<G['Action']>
  /** The action of a side that concedes or whose bank is empty; without it the match simply ends. */
  forfeit?(view: G['View'], seat: Seat, by: Leaving['by']): G['Action']
  /** The game's own hint, counted in its state; without it the table counts, and the adviser answers. */
  readonly hint?: G['Action']
  /** How the sides stand while the match runs, by seat, for lists. */
  scores?(view: G['View']): readonly number[]
  /**
   * What others may see of a player's draft: how many of the player's own pieces are on it. Without this method they
   * see nothing.
   */
  progress?(draft: string, view: G['View'], seat: Seat): number
  readonly bots: ReadonlyMap<string, Bot<G>>
  /** The level that answers a request for a hint where no bot plays. */
  readonly adviser?: string
  /**
   * By level, the bots for hints: they overlook nothing, but know no more words than players of that level. Without
   * them the bot `adviser` answers.
   */
  readonly advisers?: ReadonlyMap<string, Bot<G>>
}

export type Catalogue = ReadonlyMap<string, Playable>

/** A wrong line of a record in text notation, counted from 1. */
export interface RecordFault {
  readonly line: number
  readonly text: string
}

/** A game's text notation. */
export interface RecordFormat<G extends GameTypes = GameTypes> {
  /** True when a text begins like a record of this game. */
  recognises(text: string): boolean
  print(log: Log<G>): string
  /** Reads a log's text notation or JSON. It does not check the log by the rules: that is what `verify` does. */
  parse(text: string): Result<Log<G>, RecordFault>
}

/**
 * Everything about a game, as its package exports it and `@estocade/games` lists it. `L` is a dictionary: the
 * kernel does not know what that is.
 */
export interface GameEntry<G extends GameTypes = GameTypes, L = unknown> {
  readonly id: string
  /** A proper name, the same in every language. */
  readonly name: string
  /** The name on the box it comes in; one box may hold several games. */
  readonly box: string
  /** The default language of the game; without one, the player's language. */
  readonly home?: string
  readonly options: OptionSchema
  /** The actions that a player may send; `Playable.action` reads them, and the API describes them. */
  readonly actions: Shapes
  /** The bots, from the weakest to the strongest. */
  readonly levels: readonly string[]
  /** Every code that `configure` and `decide` refuse by. */
  readonly refusalCodes: readonly string[]
  /** Needs no dictionary: options are checked before one is loaded. */
  configure(options: unknown, language: string): Result<G['Config']>
  /** How many sides a configuration takes. */
  seats(config: G['Config']): { readonly min: number; readonly max: number }
  /** The game in all languages. `lexicons` returns `undefined` while a dictionary is not ready. */
  playable(lexicons: (language: string) => L | undefined): Playable<G>
  /** The text notation. Loaded when it is asked for: a running table needs neither this nor the review. */
  records(): Promise<RecordFormat<G>>
  /** Reviews a match: what the players missed. Each game has its own type of result. */
  review(lexicon: L, log: Log<G>): Promise<unknown>
}
