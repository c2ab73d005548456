import { gameOf } from '../games/index.ts'
import { savedGame } from './saved-games.ts'

/** The folder of the saved game's rules; `undefined` for an unknown game. */
export async function folderOf(game: string): Promise<string> {
  const saved = await savedGame(game).catch(() => undefined)
  return gameOf(saved?.opening.game ?? '')?.folder ?? ''
}
