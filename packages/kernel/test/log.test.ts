import {
  after,
  appendAct,
  assertNever,
  before,
  deal,
  fold,
  headerFor,
  type Live,
  type Log,
  type Step,
  seat,
  seedFrom,
  verify,
} from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { hiddenHands as game, type HandsTypes } from './hidden-hands.ts'

const fairness = { serverSeed: seedFrom('server'), playerSeeds: ['a', 'b'] }
const header = headerFor(game, { hand: 3 }, 2, 'no words', fairness)

/** Each side shows the first card of its hand. */
function play(count: number): { log: Log<HandsTypes>; lives: Live<HandsTypes>[] } {
  const steps: Step<HandsTypes>[] = [deal(game, header, fairness)]
  const lives = [before(game, header), after(game, before(game, header), steps[0]!)]
  while (steps.length <= count) {
    const live = lives.at(-1)!
    const { turn, hands } = live.state
    const act = appendAct(game, live, turn, { type: 'show', card: hands[turn]![0]! }, fairness)
    if (!act.ok) throw new Error(act.error.text)
    expect(after(game, live, act.value.step, steps)).toEqual(act.value.live)
    lives.push(act.value.live)
    steps.push(act.value.step)
  }
  return { log: { header, steps, serverSeed: fairness.serverSeed }, lives }
}

describe('the log', () => {
  it('counts versions and draws', () => {
    const { lives } = play(3)
    expect(lives.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4])
    expect(lives.map(({ draws }) => draws)).toEqual([0, 6, 7, 8, 9])
  })

  it('folds to the live game at every prefix', () => {
    const { log, lives } = play(6)
    for (const [version, live] of lives.entries())
      expect(fold(game, header, log.steps.slice(0, version))).toEqual(live)
  })

  it('does not grow by a refused action', () => {
    const { lives } = play(1)
    expect(appendAct(game, lives.at(-1)!, seat(0), { type: 'show', card: 'x' }, fairness).ok).toBe(false)
  })

  it('gives a retried action the same random numbers', () => {
    const { lives, log } = play(2)
    const step = log.steps[2]!
    if (step.type !== 'act') throw new Error()
    expect(appendAct(game, lives[2]!, step.seat, step.action, fairness)).toMatchObject({
      ok: true,
      value: { step },
    })
  })

  it('returns to an earlier version by an undo: pieces go back, and draws are not reused', () => {
    const { log, lives } = play(4)
    const undo: Step<HandsTypes> = { type: 'undo', to: 2, draws: lives.at(-1)!.draws }
    const back = after(game, lives.at(-1)!, undo, log.steps)
    expect(back.state).toEqual(lives[2]!.state)
    expect(back.version).toBe(6)
    const step = log.steps[2]!
    if (step.type !== 'act') throw new Error()
    const act = appendAct(game, back, step.seat, step.action, fairness)
    if (!act.ok) throw new Error(act.error.text)
    const again = act.value.step
    expect(again.draws).toBe(lives.at(-1)!.draws + 1)
    const steps = [...log.steps, undo, again, { type: 'undo' as const, to: 7, draws: again.draws }]
    expect(fold(game, header, steps).state).toEqual(act.value.live.state)
    expect(verify(game, { ...log, steps })).toBeUndefined()
  })
})

describe('verify', () => {
  const { log } = play(6)
  const shuffled = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shuffled)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, shuffled(part)]),
          )
        : value

  it('finds no fault in a valid log, whatever the order of keys', () => {
    expect(verify(game, log)).toBeUndefined()
    expect(verify(game, shuffled(log) as Log<HandsTypes>)).toBeUndefined()
  })

  it.each([
    ['game', { game: 'chess' }],
    ['rulesVersion', { rulesVersion: 2 }],
    ['config', { config: { hand: 9 } }],
    ['config', { config: { hand: 3, joker: true } }],
    ['seats', { seats: 7 }],
    ['commitment', { commitment: 'ff' }],
  ])('names a wrong %s', (part, change) => {
    expect(verify(game, { ...log, header: { ...header, ...change } } as Log<HandsTypes>)).toMatchObject({
      version: 0,
      part,
    })
  })

  it('needs the server seed', () => {
    const { serverSeed: _, ...hidden } = log
    expect(verify(game, hidden)).toMatchObject({ version: 0, part: 'serverSeed' })
    expect(verify(game, { ...log, serverSeed: seedFrom('another') })).toMatchObject({ part: 'commitment' })
  })

  it('names the first version with another result', () => {
    const forge = (at: number, step: Step<HandsTypes>) =>
      verify(game, { ...log, steps: log.steps.with(at, step) })
    const third = log.steps[3]!
    if (third.type !== 'act') throw new Error()
    const [shown, drew] = third.events
    if (drew?.type !== 'drew') throw new Error()
    expect(
      forge(3, { ...third, events: [shown!, { ...drew, card: drew.card === '1' ? '2' : '1' }] })?.version,
    ).toBe(4)
    expect(forge(3, { ...third, seat: seat(1 - third.seat) })?.version).toBe(4)
    expect(forge(3, { type: 'undo', to: 9, draws: 8 })?.version).toBe(4)
    expect(forge(3, { type: 'undo', to: 1, draws: 1 })?.version).toBe(4)
    expect(forge(3, log.steps[0]!)?.version).toBe(4)
    expect(verify(game, { ...log, header: { ...header, playerSeeds: ['a', 'c'] } })?.version).toBe(1)
  })
})

it('`assertNever` throws an error that contains the unhandled value', () => {
  expect(() => assertNever({ type: 'new' } as never)).toThrow('{"type":"new"}')
})
