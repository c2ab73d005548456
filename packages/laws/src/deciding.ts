import { appendAct, deal, seatsOf } from '@estocade/kernel'
import { canonical } from './data.ts'
import { chanceAt, law, often } from './law.ts'

export const configureTwice = law('configure twice is configure once', (_, hold) => ({
  start({ game, config }) {
    const again = game.configure(config)
    hold(again.ok, () => (again.ok ? '' : again.error.text))
    hold(again.ok && canonical(again.value) === canonical(config), () => canonical(config))
  },
}))

export const stateFollows = law(
  'the state a decision carries is where its events lead',
  (trial, hold, dice) => ({
    step(from, step, to) {
      if (step.type !== 'act' || !often(trial, dice)) return
      const { game, fairness } = trial
      const again = appendAct(game, from, step.seat, step.action, fairness)
      hold(again.ok && canonical(again.value.live) === canonical(to), () => canonical(step))
    },
  }),
)

export const deterministic = law('the same action and chance give the same events', (trial, hold, dice) => ({
  step(from, step) {
    if (step.type === 'undo' || (step.type === 'act' && !often(trial, dice))) return
    const { game, header, fairness } = trial
    if (step.type === 'deal') {
      const again = deal(game, header, fairness)
      hold(canonical(again) === canonical(step), () => `${canonical(step)} then ${canonical(again)}`)
      return
    }
    const again = appendAct(game, from, step.seat, step.action, fairness)
    const repeated = again.ok ? again.value.step : again.error
    hold(canonical(repeated) === canonical(step), () => `${canonical(step)} then ${canonical(repeated)}`)
  },
}))

/** The state is frozen, so only data that JSON cannot hold could change unnoticed, and `plainData` forbids that. */
export const refusalsChangeNothing = law('refused, nothing changes', (trial, hold, dice) => {
  const { game, kit, seats } = trial
  const recent: Parameters<typeof game.decide>[2][] = []
  return {
    step(_, step) {
      if (step.type === 'act') recent.push(step.action)
      if (recent.length > 4) recent.shift()
    },
    state(live, duties) {
      if (duties.length > 0 && !often(trial, dice)) return
      for (const seat of seatsOf(seats)) {
        const wild = kit.wild?.(game.view(live.state, seat), seat, dice) ?? []
        for (const action of [...wild, ...recent]) {
          const chance = chanceAt(trial, live.draws)
          const decided = game.decide(live.state, seat, action, chance)
          const what = `${JSON.stringify(action)} by ${seat} at version ${live.version}`
          if (decided.ok) hold(duties.length > 0, () => `${what} was accepted after the end`)
          else {
            hold(chance.drawn === live.draws, () => `${what} used chance`)
            hold(decided.error.code !== '' && decided.error.text !== '', () => `${what}: no reason given`)
          }
        }
      }
    },
  }
})

export const timeoutAccepted = law('a time-out is accepted', (trial, hold, dice) => ({
  state(live, duties) {
    if (!often(trial, dice)) return
    const { game } = trial
    for (const { seat } of duties) {
      const action = game.onTimeout(game.view(live.state, seat), seat)
      const decided = game.decide(live.state, seat, action, chanceAt(trial, live.draws))
      hold(decided.ok, () => `${JSON.stringify(action)}: ${decided.ok ? '' : decided.error.text}`)
    }
  },
}))
