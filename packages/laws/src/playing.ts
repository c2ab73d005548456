import { seatsOf } from '@estocade/kernel'
import { canonical, equal } from './data.ts'
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
      if (!kit.reference || dice.unit() >= (kit.slow ?? kit.thorough ?? 0.1)) return
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
  let first: unknown
  return {
    state(live) {
      const pieces = trial.kit.pieces(live.state)
      first ??= pieces
      hold(
        equal(pieces, first),
        () => `version ${live.version}: ${canonical(pieces)} instead of ${canonical(first)}`,
      )
    },
  }
})

/** Checked by the walk itself. It is listed here so that it has a name and a line in the report. */
export const terminates = law('terminates', () => ({}))

export const dutyOrOutcome = law('somebody has a duty, or there is an outcome', (trial, hold, dice) => ({
  state(live, duties) {
    const { game, seats } = trial
    const at = `version ${live.version}`
    for (const viewer of often(trial, dice) ? viewersOf(seats) : viewersOf(0)) {
      const view = game.view(live.state, viewer)
      const outcome = game.outcome(view)
      hold((duties.length === 0) === (outcome !== undefined), () => `${at}: ${canonical([duties, outcome])}`)
      hold(equal(game.toAct(view), duties), () => `${at}: not the same for ${viewer}`)
    }
  },
}))
