import type { Bot, Game, GameTypes, Leaving, Result, Seat } from '@estocade/kernel'
import type { Lexicon, LexiconId } from '@estocade/words'

/** Where games find their dictionaries; `undefined` while one is not ready. */
export type Lexicons = (id: LexiconId) => Lexicon | undefined

/** A game as tables, clients and tools need it: the rules, the bots, and how its input is read. */
export interface Listing<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  /** Hash of the dictionary that a configuration is judged by. */
  lexicon(config: G['Config']): string
  /** Decodes an action that came from outside. */
  action(input: unknown): Result<G['Action']>
  /** What is done for a side that concedes or whose bank is empty; without it the match simply ends. */
  forfeit?(view: G['View'], seat: Seat, by: Leaving['by']): G['Action']
  /** All that others may know of a player's draft: how many pieces lie on it. Without it they know nothing. */
  progress?(draft: string): number
  readonly bots: ReadonlyMap<string, Bot<G>>
  /** The bot that answers a request for a hint. */
  readonly adviser: string
}
