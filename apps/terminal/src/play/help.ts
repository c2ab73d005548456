import type { CommandName, Say, TextKey } from '../texts/index.ts'
import type { Stage } from './stage.ts'
import { teamCommands } from './team.ts'

const always: readonly CommandName[] = [
  'hint',
  'undo',
  'concede',
  'rules',
  'values',
  'board',
  'history',
  'say',
  'appeal',
  'quit',
]

/** The commands that make sense now, each with what it does. */
export function helpLines(say: Say, stage: Stage): readonly string[] {
  if (stage.type !== 'table') return [say('helpGathering')]
  const { game, scene } = stage
  const over = scene.table.phase === 'over'
  const team = scene.team === undefined ? [] : teamCommands
  const names = over ? (['again', 'review', 'quit'] as const) : [...game.offers(scene), ...team, ...always]
  return [
    game.prompt(scene),
    '',
    ...names.map((name) => `/${say.command(name).padEnd(12)} ${say(`does_${name}` as TextKey)}`),
    '',
    say('helpTyping'),
  ]
}

export const rulesLines = (say: Say, stage: Stage): readonly string[] =>
  stage.type === 'table' ? say(stage.game.rules).split('\n') : [say('helpGathering')]
