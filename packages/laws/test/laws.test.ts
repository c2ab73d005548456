import { type Game, ok, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { type HandsTypes, hiddenHands } from '../../kernel/test/hidden-hands.ts'
import { describeLaws } from '../src/describe-laws.ts'
import { laws, simplestFault, tryLaws } from '../src/index.ts'
import { handsKit } from './hands-kit.ts'

describeLaws('a game with hidden hands', handsKit(hiddenHands, 100))

type Broken = Game<HandsTypes>
let calls = 0

/** Each breaks one law; the name is the law's. */
const broken: Record<string, (sound: Broken) => Broken> = {
  'configure twice is configure once': (sound) => ({
    ...sound,
    configure: (options) => ok({ hand: Math.min(4, (options as { hand: number }).hand + 1) }),
  }),
  'the same action and chance give the same events': (sound) => ({
    ...sound,
    setup: (config, seats, chance) => (calls++ % 2 ? sound.setup(config, seats, chance) : []),
  }),
  'the state a decision carries is where its events lead': (sound) => ({
    ...sound,
    decide(state, by, action, chance) {
      const decided = sound.decide(state, by, action, chance)
      return decided.ok ? ok({ events: decided.value.events, state }) : decided
    },
  }),
  'refused, nothing changes': (sound) => ({
    ...sound,
    decide(state, by, action, chance) {
      chance.below(2)
      return sound.decide(state, by, action, chance)
    },
  }),
  'plays are accepted': (sound) => ({
    ...sound,
    *plays(view, by) {
      yield* sound.plays(view, by)
      if (by === view.turn) yield { type: 'show', card: '10' }
    },
  }),
  'plays are all there are': (sound) => ({
    ...sound,
    plays: (view, by) => [...sound.plays(view, by)].filter(({ card }) => card !== '9'),
  }),
  'no piece is lost or made': (sound) => ({
    ...sound,
    evolve: (state, event) =>
      event.type === 'drew' ? { ...sound.evolve(state, event), bag: state.bag } : sound.evolve(state, event),
  }),
  'the folded log is the live state at every prefix': (sound) => ({
    ...sound,
    evolve: (state, event) => ({ ...sound.evolve(state, event), note: calls++ }),
  }),
  'all data is plain JSON': (sound) => ({
    ...sound,
    evolve: (state, event) => ({ ...sound.evolve(state, event), note: undefined }),
  }),
  terminates: (sound) => ({
    ...sound,
    evolve: (state, event) =>
      event.type === 'shown' ? { ...state, turn: seat((state.turn + 1) % state.hands.length) } : state,
    empty: (config, seats) => ({ ...sound.empty(config, seats), hands: Array<string>(seats).fill('12') }),
  }),
  'somebody has a duty, or there is an outcome': (sound) => ({ ...sound, outcome: () => undefined }),
  'a time-out is accepted': (sound) => ({ ...sound, onTimeout: () => ({ type: 'show', card: '10' }) }),
  'a true log is verified, a false one is named': (sound) => ({
    ...sound,
    setup: (config, seats, chance) => (calls++ % 3 ? sound.setup(config, seats, chance) : []),
  }),
  'an undo gives the pieces back and no draw': (sound) => ({
    ...sound,
    evolve: (state, event) => ({ ...sound.evolve(state, event), note: calls++ }),
  }),
  'what a viewer cannot see changes no byte they get': (sound) => ({
    ...sound,
    view: (state, viewer) => ({ ...sound.view(state, viewer), next: state.hands.join() }),
  }),
  'methods throw nothing and change nothing': (sound) => ({
    ...sound,
    evolve(state, event) {
      if (event.type === 'drew') (state.bag as Record<string, number>)[event.card]! -= 1
      return sound.evolve(state, event)
    },
  }),
}

describe('the laws notice', () => {
  it.each(laws.map(({ name }) => name))('a game that breaks: %s', (name) => {
    const game = broken[name]!(hiddenHands)
    expect([...tryLaws(handsKit(game, 12)).faults.keys()]).toContain(name)
  })

  it('an event that shows a hidden card', () => {
    const game: Broken = { ...hiddenHands, see: (event) => event }
    expect([...tryLaws(handsKit(game, 12)).faults.keys()]).toEqual([
      'what a viewer cannot see changes no byte they get',
    ])
  })

  it('an action accepted after the end', () => {
    const game: Broken = {
      ...hiddenHands,
      decide: (state, by, action, chance) => {
        const decided = hiddenHands.decide(state, by, action, chance)
        return !decided.ok && decided.error.code === 'over' ? ok({ events: [], state }) : decided
      },
    }
    expect(tryLaws(handsKit(game, 12)).faults.get('refused, nothing changes')).toContain('after the end')
  })

  it('and tell the simplest setting that shows the fault', () => {
    const kit = handsKit(broken['no piece is lost or made']!(hiddenHands), 12)
    expect(simplestFault(kit, 'no piece is lost or made')).toContain('Simplest')
  })
})
