import { seatsOf } from '@estocade/kernel'
import { canonical } from './data.ts'
import { chanceAt, law, mostPlays, often, viewersOf } from './law.ts'
import { someOf } from './walk.ts'

export const playsAccepted = law('plays are accepted', (trial, hold, dice) => {
  const { game, seats } = trial
  return {
    state(live, duties) {
      if (duties.length > 0 && !often(trial, dice)) return
      for (const seat of seatsOf(seats))
        for (const action of someOf(game.plays(game.view(live.state, seat), seat), mostPlays(trial))) {
          const decided = game.decide(live.state, seat, action, chanceAt(trial, live.draws))
          hold(decided.ok, () => `${JSON.stringify(action)}: ${decided.ok ? '' : decided.error.text}`)
        }
    },
  }
})

export const playsComplete = law('plays are all there are', (trial, hold, dice) => {
  const { game, kit, seats } = trial
  return {
    state(live) {
      if (!kit.reference || !often(trial, dice)) return
      for (const seat of seatsOf(seats)) {
        const view = game.view(live.state, seat)
        const fast = someOf(game.plays(view, seat), mostPlays(trial)).map(canonical)
        if (fast.length >= mostPlays(trial)) continue
        const slow = new Set([...kit.reference(game, view, seat)].map(canonical))
        const twice = fast.find((play, i) => fast.indexOf(play) < i)
        hold(twice === undefined, () => `given twice: ${twice}`)
        const odd = fast.find((play) => !slow.has(play))
        hold(odd === undefined, () => `not in the reference: ${odd}`)
        const missed = [...slow].find((play) => !fast.includes(play))
        hold(missed === undefined, () => `missed: ${missed}`)
      }
    },
  }
})

export const piecesConserved = law('no piece is lost or made', (trial, hold) => {
  let first: string | undefined
  return {
    state(live) {
      const pieces = canonical(trial.kit.pieces(live.state))
      first ??= pieces
      hold(pieces === first, () => `version ${live.version}: ${pieces} instead of ${first}`)
    },
  }
})

/** Thrown by the walk itself; here so that it has a name and a line in the report. */
export const terminates = law('terminates', () => ({}))

export const dutyOrOutcome = law('somebody has a duty, or there is an outcome', (trial, hold) => ({
  state(live) {
    const { game, seats } = trial
    const duties = canonical(game.toAct(game.view(live.state, 'spectator')))
    for (const viewer of viewersOf(seats)) {
      const view = game.view(live.state, viewer)
      const outcome = game.outcome(view)
      hold(
        (duties === '[]') === (outcome !== undefined),
        () => `version ${live.version}: ${duties}, ${canonical(outcome)}`,
      )
      hold(
        canonical(game.toAct(view)) === duties,
        () => `version ${live.version}: not the same for ${viewer}`,
      )
    }
  },
}))
