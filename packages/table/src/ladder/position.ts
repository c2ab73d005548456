import type { Game, GameTypes, Seat } from '@estocade/kernel'

/** The version of the line protocol between ladder and engine: docs/bots.md describes it. */
export const protocolVersion = 1

/** The most plays that a position lists. */
const MOST_PLAYS = 2_000

/** A position that is sent to an engine, as one line of JSON. */
export interface EnginePosition {
  readonly protocol: number
  /** The answer repeats it. */
  readonly id: number
  readonly game: string
  readonly seat: number
  /** The same for a whole match, for engines that use randomness. */
  readonly seed: string
  /** What a player at that seat sees. */
  readonly view: unknown
  /** Actions that the rules allow now, mainly those with words. Others, such as an exchange, may be missing. */
  readonly plays: readonly unknown[]
  /** The action of a time-out. It is always allowed. */
  readonly otherwise: unknown
}

export interface EngineAnswer {
  readonly id: number
  readonly action: unknown
}

export function positionFor(
  game: Game<GameTypes>,
  view: GameTypes['View'],
  seat: Seat,
  seed: string,
  id: number,
): EnginePosition {
  const plays: unknown[] = []
  for (const play of game.plays(view, seat)) {
    if (plays.length >= MOST_PLAYS) break
    plays.push(play)
  }
  const otherwise = game.onTimeout(view, seat)
  return { protocol: protocolVersion, id, game: game.id, seat, seed, view, plays, otherwise }
}
