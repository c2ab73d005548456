import { gameOf } from '../games/index.ts'
import { savedGame } from './saved-games.ts'

/** Where the saved game's rules are; a game that is not there has none. */
export async function folderOf(game: string): Promise<string> {
  const saved = await savedGame(game).catch(() => undefined)
  return gameOf(saved?.opening.game ?? '')?.folder ?? ''
}
