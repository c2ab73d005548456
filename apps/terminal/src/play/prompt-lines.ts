import type { PlayController } from './play-controller.ts'
import type { Stage } from './stage.ts'
import { teamPrompt } from './team.ts'

/** What the player has to do: first what others wait for, then the prompt of the game. */
export function promptLines(
  { say, session }: PlayController,
  { game, scene }: Extract<Stage, { type: 'table' }>,
): readonly string[] {
  if (scene.table.phase === 'over') return [say('promptOver')]
  const to = session.seats().length > 1 ? `${scene.names[scene.me] ?? ''}: ` : ''
  const wish = scene.table.request === undefined ? [] : [say('answerWish')]
  return [...wish, ...teamPrompt(scene), `${to}${game.prompt(scene)}`]
}
