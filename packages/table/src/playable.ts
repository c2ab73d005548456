import type { Bot, Game, GameTypes, Leaving, Result, Seat } from '@estocade/kernel'

export type AnyGame = Game<GameTypes>
export type AnyAction = GameTypes['Action']

/** A game as a table needs it: the rules, who can play it for a machine, and how its input is read. */
export interface Playable {
  readonly game: AnyGame
  /** Hash of the dictionary the configuration is judged by; '' when it needs none. */
  lexicon(config: GameTypes['Config']): string
  /** Decodes an action that came from outside. Law: what it returns, `decide` can be asked about without throwing. */
  action(input: unknown): Result<AnyAction>
  /** What is done for a side that concedes or whose bank is empty; without it the match simply ends. */
  forfeit?(view: GameTypes['View'], seat: Seat, by: Leaving['by']): AnyAction
  /** All that others may know of a player's draft: how many pieces lie on it. Without it they know nothing. */
  progress?(draft: string): number
  readonly bots: ReadonlyMap<string, Bot<GameTypes>>
  /** The bot that answers a request for a hint. */
  readonly adviser?: string
}

export type Catalogue = ReadonlyMap<string, Playable>
