import { abrahaminetzGame } from './abrahaminetz/index.ts'
import { jarnacGame } from './jarnac/index.ts'
import type { TerminalGame } from './terminal-game.ts'
import { kreuzwortGame, pointGame, prestoGame, rechtGame } from './typ-dom/index.ts'

/** The list of all games of the terminal. A game gets only views of its own; the table names the game. */
export const terminalGames: readonly TerminalGame[] = [
  jarnacGame,
  abrahaminetzGame,
  kreuzwortGame,
  pointGame,
  prestoGame,
  rechtGame,
]

export const playableHere = (id: string): boolean => terminalGames.some((game) => game.id === id)

export function gameOf(id: string): TerminalGame {
  const game = terminalGames.find((one) => one.id === id)
  if (game === undefined) throw new Error(`The terminal does not know the game ${id}.`)
  return game
}
