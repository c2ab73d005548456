import { type CommandName, commandNamed, type Say } from '../texts/index.ts'
import type { Stage } from './stage.ts'
import { teamReading } from './team.ts'

/** The meaning of a command that is neither the controller's nor a team's: the game's own. */
export const commandReading = (
  { game, scene }: Extract<Stage, { type: 'table' }>,
  name: CommandName,
  rest: string,
) => teamReading(game, scene, name, rest) ?? game.command(scene, name, rest)

/** A line that begins with a command's name after a slash. */
export function commandIn(say: Say, text: string): { name: CommandName; rest: string } | undefined {
  if (text === '?') return { name: 'help', rest: '' }
  if (!text.startsWith('/')) return undefined
  const [first = '', ...rest] = text.slice(1).split(' ')
  const name = commandNamed(say.language, first)
  return name === undefined ? undefined : { name, rest: rest.join(' ').trim() }
}
