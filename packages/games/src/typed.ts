import type { GameTypes, Log } from '@estocade/kernel'
import type { GameById } from './games.ts'

export type GameId = keyof GameById

/** The view of a table: its game, and its match if there is one. */
interface SeenTable {
  readonly game: string
  readonly match?: { readonly view: GameTypes['View'] } | undefined
}

/** Tables hold data of any game. This is the only place where data gets the types of its game. */
const typed = <T>(value: unknown): T => value as T

function mustBe(found: string, game: GameId): void {
  if (found !== game) throw new Error(`This is ${found}, not ${game}.`)
}

/** The match's view at a table of this game; throws at a table of another. */
export function viewIn<K extends GameId>(table: SeenTable, game: K): GameById[K]['View'] {
  mustBe(table.game, game)
  if (table.match === undefined) throw new Error('No match has begun at this table.')
  return typed(table.match.view)
}

/** Events that a table of this game showed. */
export const eventsIn = <K extends GameId>(
  _game: K,
  events: readonly GameTypes['SeenEvent'][],
): readonly GameById[K]['SeenEvent'][] => typed(events)

/** An action made or proposed at a table of this game. */
export const actionIn = <K extends GameId>(_game: K, action: GameTypes['Action']): GameById[K]['Action'] =>
  typed(action)

/** The log of a match of this game; throws for another. */
export function logIn<K extends GameId>(log: Log<GameTypes>, game: K): Log<GameById[K]> {
  mustBe(log.header.game, game)
  return typed(log)
}
