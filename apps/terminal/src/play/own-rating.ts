import { type GameAgainstBots, ownRating, type Seat, suggestedLevel, winShare } from '@estocade/table'
import type { LexiconId } from '@estocade/words'
import { dictionaryName, type Say } from '../texts/index.ts'
import { gameName, levelName } from './names.ts'
import { type SavedGame, savedGames } from './table/save-file.ts'

/** The matches that one person has finished against bots; several may be played at one table. */
const againstBots = ({ header, entries }: SavedGame): readonly GameAgainstBots[] => {
  const { game, language, people, bots } = header
  if (people.length !== 1 || bots.length === 0) return []
  return entries.flatMap(({ at, events }) =>
    events.flatMap((event) =>
      event.type === 'over' ? [{ game, language, bots, at, result: winShare(event.outcome, 0 as Seat) }] : [],
    ),
  )
}

/** The rating of this machine's player in a game and language. */
export const ratingHere = (
  game: string,
  language: string,
  saves: readonly SavedGame[] = savedGames(),
): number | undefined =>
  ownRating(saves.flatMap(againstBots).filter((one) => one.game === game && one.language === language))

/** The level of a bot when none is named: the same as on the page. */
export const suitedLevel = (
  game: string,
  language: LexiconId,
  saves: readonly SavedGame[] = savedGames(),
): string => suggestedLevel(ratingHere(game, language, saves))

/** `undefined` before the first game. */
export function ratingLine(say: Say, game: string, language: LexiconId): string | undefined {
  const rating = ratingHere(game, language)
  if (rating === undefined) return undefined
  const level = levelName(say, suggestedLevel(rating))
  return say('ownRating', {
    game: gameName(game),
    language: dictionaryName(language, say.language),
    rating,
    level,
  })
}
