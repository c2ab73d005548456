import type { PlayController } from './play-controller.ts'
import type { Stage } from './stage.ts'
import { teamPrompt } from './team.ts'

/** What the player has to do: first what others wait for, then the prompt of the game. */
export function promptLines(
  { say, session }: PlayController,
  { game, scene }: Extract<Stage, { type: 'table' }>,
): readonly string[] {
  if (scene.table.phase === 'over') return [say('promptOver')]
  const wish = scene.table.request === undefined ? [] : [say('answerWish')]
  const prompt = game.prompt(scene)
  // Where several share the keyboard, the one who is asked is named.
  const isShared = session.seats().length > 1 && scene.due
  const asked = isShared ? say('labelled', { label: scene.names[scene.me]!, value: prompt }) : prompt
  return [...wish, ...teamPrompt(scene), asked]
}
