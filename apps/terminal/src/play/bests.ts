import { type AloneResult, compareAlone } from '@estocade/games'
import type { Entry } from '@estocade/table'
import type { Say } from '../texts/index.ts'
import { gameName } from './names.ts'
import { type SavedGame, savedGames } from './table/save-file.ts'

/** A finished game alone, from the file it is kept in. */
interface Best extends AloneResult {
  readonly game: string
  readonly at: number
}

/** Rows shown of each kind. */
const PLACES = 5

/** Every match that a file holds: several may be played at one table. */
const bestsIn = ({ header, entries }: SavedGame): readonly Best[] =>
  entries.flatMap(({ at, events }: Entry) =>
    events.flatMap((event) => {
      if (event.type !== 'over' || event.outcome.alone === undefined) return []
      return [{ game: header.game, at, points: event.outcome.scores[0]!, ...event.outcome.alone }]
    }),
  )

/** Finished games alone on this machine, each kind ranked. */
export function personalBests(saves: readonly SavedGame[] = savedGames()): readonly Best[] {
  const all = saves.flatMap(bestsIn)
  const kinds = [...new Set(all.map(({ game, kind }) => `${game} ${kind}`))].toSorted()
  return kinds.flatMap((kind) =>
    all
      .filter((best) => `${best.game} ${best.kind}` === kind)
      .toSorted((a, b) => compareAlone(a, b) || a.at - b.at)
      .slice(0, PLACES),
  )
}

export function bestLines(say: Say, bests: readonly Best[]): readonly string[] {
  const lines = bests.map(({ game, kind, points, turns, at }) => {
    const [language, board] = kind.split(' ')
    const date = new Date(at).toLocaleDateString(say.language, { dateStyle: 'medium' })
    const label = `${gameName(game)} ${language} ${board}`
    return say('labelled', { label, value: `${say('bestRow', { points, count: turns })} (${date})` })
  })
  return [say('bests'), say('bestsIs'), ...lines]
}

/** Whether the game that just ended is a best, or else the best. The game's own file is already among the saves. */
export function bestLine(say: Say, game: string, mine: AloneResult): string {
  const rivals = personalBests().filter((one) => one.game === game && one.kind === mine.kind)
  const own = rivals.findIndex((one) => compareAlone(one, mine) === 0)
  const [best] = rivals.filter((_, i) => i !== own)
  const order = best === undefined ? -1 : compareAlone(mine, best)
  if (order < 0) return say('bestNew')
  return order === 0 ? say('bestEqual') : say('bestStands', { points: best!.points, count: best!.turns })
}
