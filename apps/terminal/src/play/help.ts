import type { TerminalGame } from '../games/terminal-game.ts'
import type { CommandName, Say, TextKey } from '../texts/index.ts'
import type { Stage } from './stage.ts'
import { teamCommands } from './team.ts'

const always: readonly CommandName[] = ['hint', 'undo', 'concede', 'rules', 'values', 'board', 'history']

/** At one's own keyboard there is nobody to write to. */
const atServer: readonly CommandName[] = ['say', 'appeal']

/** The commands that make sense now, each with what it does. */
export function helpLines(say: Say, stage: Stage, remote: boolean): readonly string[] {
  if (stage.type !== 'table') return [say('helpGathering')]
  const { game, scene } = stage
  const over = scene.table.phase === 'over'
  const team = scene.team === undefined ? [] : teamCommands
  const now = over
    ? (['again', 'review'] as const)
    : [...game.offers(scene), ...team, ...always, ...(remote ? atServer : [])]
  const names = [...now, 'quit'] as const
  return [
    game.prompt(scene),
    '',
    ...names.map((name) => `/${say.command(name).padEnd(13)} ${doesIn(say, name, game)}`),
    '',
    say('helpTyping'),
  ]
}

/** Only some games have hints that tell no more than the place. */
const doesIn = (say: Say, name: CommandName, { hint }: TerminalGame): string =>
  say(name === 'hint' && hint !== undefined ? 'does_hintRow' : (`does_${name}` as TextKey))

export const rulesLines = (say: Say, stage: Stage): readonly string[] =>
  stage.type === 'table' ? say(stage.game.rules).split('\n') : [say('helpGathering')]
