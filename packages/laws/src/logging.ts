import {
  after,
  before,
  type Dice,
  fold,
  type GameTypes,
  type Live,
  type Log,
  returned,
  type Step,
  verify,
} from '@estocade/kernel'
import { canonical, equal, notPlain } from './data.ts'
import { law, often, viewersOf } from './law.ts'
import type { Walk } from './walk.ts'

export const foldIsLive = law('the folded log is the live state at every prefix', (trial, hold, dice) => ({
  end({ steps, lives }) {
    const stored = JSON.parse(JSON.stringify(steps)) as typeof steps
    const game = trial.kit.wordless ?? trial.game
    let live = before(game, trial.header)
    for (const [i, step] of stored.entries()) {
      live = after(game, live, step, step.type === 'undo' ? stored.slice(0, i) : [])
      hold(same(live, lives[i + 1]!), () => `version ${i + 1} folds otherwise`)
    }
    const cut = dice.below(steps.length + 1)
    hold(same(fold(trial.game, trial.header, stored.slice(0, cut)), lives[cut]!), () => `prefix ${cut}`)
  },
}))

const same = <G extends GameTypes>(a: Live<G>, b: Live<G>) =>
  a.version === b.version && a.draws === b.draws && equal(a.state, b.state)

export const plainData = law('all data is plain JSON', (trial, hold, dice) => {
  const { game, seats } = trial
  const plain = (value: unknown, what: string) => {
    const fault = notPlain(value)
    hold(fault === undefined, () => `${what} at ${fault}`)
  }
  return {
    start: ({ config }) => plain(config, 'config'),
    state(live) {
      plain(live.state, 'state')
      if (!often(trial, dice)) return
      for (const viewer of viewersOf(seats)) plain(game.view(live.state, viewer), 'view')
    },
    step(from, step) {
      if (step.type === 'undo') return
      if (step.type === 'act') plain(step.action, 'action')
      plain(step.events, 'event')
      if (!often(trial, dice)) return
      let state = from.state
      for (const event of step.events) {
        for (const viewer of viewersOf(seats)) plain(game.see(event, viewer, state), 'seen event')
        state = game.evolve(state, event)
      }
    },
  }
})

export const verified = law('a true log is verified, a false one is named', (trial, hold, dice) => ({
  end(path) {
    if (!often(trial, dice)) return
    const { game } = trial
    const log = copyOf(logOf(path))
    const fault = verify(game, log)
    hold(fault === undefined, () => `a true log: version ${fault?.version}: ${fault?.text}`)
    for (const forged of forgeries(log, dice)) {
      const found = verify(game, forged.log)
      hold(found?.version === forged.version, () => `${forged.what}: ${canonical(found) ?? 'not noticed'}`)
    }
  },
}))

/** The value after it was written and read as JSON. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const logOf = <G extends GameTypes>({ trial, steps }: Walk<G>): Log<G> => ({
  header: trial.header,
  steps,
  serverSeed: trial.fairness.serverSeed,
})

function* forgeries<G extends GameTypes>(log: Log<G>, dice: Dice) {
  const { header, steps } = log
  const at = dice.below(steps.length)
  const put = (step: Step<G>): Log<G> => ({ ...log, steps: steps.with(at, step) })
  const step = steps[at]!
  yield { what: 'one draw more', version: at + 1, log: put({ ...step, draws: step.draws + 1 }) }
  if (step.type !== 'undo' && step.events.length > 0)
    yield { what: 'an event left out', version: at + 1, log: put({ ...step, events: step.events.slice(1) }) }
  yield { what: 'another commitment', version: 0, log: { ...log, header: { ...header, commitment: '00' } } }
  yield { what: 'another game', version: 0, log: { ...log, header: { ...header, game: `${header.game}?` } } }
  yield { what: 'no deal', version: 1, log: { ...log, steps: steps.slice(1) } }
}

export const undone = law('an undo gives the pieces back and no draw', (trial, hold) => {
  const states = new Map<number, Parameters<typeof trial.game.evolve>[0]>()
  return {
    state: (live) => void states.set(live.version, live.state),
    step(from, step, to) {
      if (step.type !== 'undo') return hold(step.draws >= from.draws, () => 'the draws were rewound')
      // What a game keeps, such as used hints, is not restored.
      const expected = returned(trial.game, states.get(step.to)!, from.state)
      hold(equal(to.state, expected), () => `not the state of version ${step.to}`)
      hold(to.draws === from.draws, () => 'the draws were rewound')
      hold(equal(trial.kit.pieces(to.state), trial.kit.pieces(from.state)), () => 'pieces')
    },
  }
})
