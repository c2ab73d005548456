import type { TableView } from '@estocade/table'
import type { Say, TextKey } from '../texts/index.ts'

const levels = ['novice', 'pupil', 'fencer', 'provost', 'master'] as const

export function levelName(say: Say, level: string): string {
  const known = levels.find((one) => one === level)
  return known === undefined ? level : say(`level_${known}`)
}

/** A program never looks like a person. */
export const memberName = (
  { name, program }: { readonly name: string; readonly program?: boolean },
  say: Say,
): string => (program ? say('programName', { name }) : name)

/** A player at the table by his id. */
export function playerName({ sides }: TableView, player: string, say: Say): string {
  const found = sides.flatMap(({ members }) => members).find((member) => member.player === player)
  return found === undefined ? '' : memberName(found, say)
}

/** How each side is called: its people, or the bot's rank; two of one rank are numbered. */
export function sideNames({ sides }: TableView, say: Say): readonly string[] {
  const plain = sides.map(({ members, bot }, seat) => {
    if (bot !== undefined) return levelName(say, bot)
    return members.map((one) => memberName(one, say)).join(' + ') || say('seatNumber', { seat: seat + 1 })
  })
  return plain.map((name, seat) =>
    plain.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name,
  )
}

const gameKeys = ['jarnac', 'abrahaminetz', 'kreuzwort', 'point', 'presto', 'recht'] as const

export function gameName(say: Say, game: string): string {
  const known = gameKeys.find((one) => one === game)
  return known === undefined ? game : say(`game_${known}` satisfies TextKey)
}
