import type { Game, GameTypes, Viewer } from '@estocade/kernel'
import type { Passage } from './kit.ts'
import { law, often, viewersOf } from './law.ts'

export const secrecy = law('what a viewer cannot see changes no byte they get', (trial, hold, dice) => {
  const { game, kit, seats } = trial
  return {
    step(from, step) {
      if (step.type === 'undo' || !often(trial, dice)) return
      for (const viewer of viewersOf(seats)) {
        const truth = { state: from.state, events: step.events }
        const other = kit.hide(truth, viewer, dice)
        if (other === undefined) continue
        const seen = seenBy(game, truth, viewer)
        const seenToo = seenBy(game, other, viewer)
        const at = seen.findIndex((bytes, i) => bytes !== seenToo[i])
        hold(
          at < 0 && seen.length === seenToo.length,
          () => `${viewer} at version ${from.version}: ${seen[at]} or ${seenToo[at]}`,
        )
      }
    },
  }
})

/** All bytes a viewer gets of a passage: view, duties, and the event before each. */
function seenBy<G extends GameTypes>(
  game: Game<G>,
  { state, events }: Passage<G>,
  viewer: Viewer,
): readonly string[] {
  const look = (at: G['State']) => {
    const view = game.view(at, viewer)
    return JSON.stringify([view, game.toAct(view), game.outcome(view)])
  }
  const bytes = [look(state)]
  let at = state
  for (const event of events) {
    bytes.push(JSON.stringify(game.see(event, viewer, at)))
    at = game.evolve(at, event)
    bytes.push(look(at))
  }
  return bytes
}
