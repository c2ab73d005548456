import { entryOf } from '@estocade/games'
import type { TableView } from '@estocade/table'
import type { Say } from '../texts/index.ts'

export const levelName = (say: Say, level: string): string =>
  say.named(`level_${level}`, { defaultValue: level })

/** A program is marked, so that it is never taken for a person. */
export const memberName = (
  { name, program }: { readonly name: string; readonly program?: boolean },
  say: Say,
): string => (program ? say('programName', { name }) : name)

/** A player at the table, by id. */
export function playerName({ sides }: TableView, player: string, say: Say): string {
  const found = sides.flatMap(({ members }) => members).find((member) => member.player === player)
  return found === undefined ? '' : memberName(found, say)
}

/** The name of each side: its people, or the bot's level; two of one level are numbered. */
export function sideNames({ sides }: TableView, say: Say): readonly string[] {
  const plain = sides.map(({ members, bot }, seat) => {
    if (bot !== undefined) return levelName(say, bot)
    return members.map((one) => memberName(one, say)).join(' + ') || say('seatNumber', { seat: seat + 1 })
  })
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name,
  )
}

/** A game's name is the same in every language. */
export const gameName = (game: string): string => entryOf(game)?.name ?? game
