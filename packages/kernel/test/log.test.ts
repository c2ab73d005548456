import {
  after,
  appendAct,
  assertNever,
  before,
  commitmentTo,
  deal,
  fold,
  headerFor,
  type Live,
  type Log,
  returned,
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

it('an undo keeps what the game keeps', () => {
  const { log, lives } = play(4)
  const keeping = { ...game, keep: (back: object, undone: object) => ({ ...back, undone }) as never }
  const live = lives.at(-1)!
  const undo: Step<HandsTypes> = { type: 'undo', to: 2, draws: live.draws }
  expect(after(keeping, live, undo, log.steps).state).toEqual({ ...lives[2]!.state, undone: live.state })
  expect(returned(game, lives[2]!.state, live.state)).toBe(lives[2]!.state)
})

it('a header names the game, the rules, the dictionary and the commitment', () => {
  expect(header).toEqual({
    game: 'hidden-hands',
    rulesVersion: 1,
    lexicon: 'no words',
    config: { hand: 3 },
    seats: 2,
    commitment: commitmentTo(fairness.serverSeed),
    playerSeeds: ['a', 'b'],
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
    ['game', 'This log is of the game chess.', { game: 'chess' }],
    ['rulesVersion', 'Rules of version 2; this program has version 1.', { rulesVersion: 2 }],
    ['config', 'The options are not allowed: One to four cards.', { config: { hand: 9 } }],
    ['config', 'The options are not complete.', { config: { hand: 3, joker: true } }],
    ['seats', 'Not a game for 7 sides.', { seats: 7 }],
    ['seats', 'Not a game for 0 sides.', { seats: 0 }],
    ['commitment', 'The revealed seed does not match the commitment.', { commitment: 'ff' }],
  ])('names a wrong %s', (part, text, change) => {
    expect(verify(game, { ...log, header: { ...header, ...change } } as Log<HandsTypes>)).toEqual({
      version: 0,
      part,
      text,
    })
  })

  it('compares actions with fields that are null', () => {
    const first = fold(game, header, log.steps.slice(0, 1))
    const action = { type: 'show', card: first.state.hands[0]![0]!, note: null } as const
    const act = appendAct(game, first, seat(0), action, fairness)
    if (!act.ok) throw new Error(act.error.text)
    expect(verify(game, { ...log, steps: [log.steps[0]!, act.value.step] })).toBeUndefined()
  })

  it('accepts every number of sides that the game takes', () => {
    const { min, max } = game.seats({ hand: 1 })
    for (const seats of [min, max]) {
      const header = headerFor(game, { hand: 1 }, seats, '', fairness)
      const steps = [deal(game, header, fairness)]
      expect(verify(game, { header, steps, serverSeed: fairness.serverSeed })).toBeUndefined()
    }
  })

  it('needs the server seed', () => {
    const { serverSeed: _, ...hidden } = log
    expect(verify(game, hidden)).toEqual({
      version: 0,
      part: 'serverSeed',
      text: 'The server seed is not revealed yet.',
    })
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
    expect(forge(3, log.steps[0]!)).toEqual({ version: 4, text: 'A log begins with one deal.' })
    expect(forge(0, third)).toEqual({ version: 1, text: 'A log begins with one deal.' })
    expect(forge(3, { ...third, action: { type: 'show', card: 'x' } })?.text).toMatch(/^Not allowed: No x/)
    expect(verify(game, { ...log, header: { ...header, playerSeeds: ['a', 'c'] } })).toEqual({
      version: 1,
      text: 'The events do not follow from the action.',
    })
  })

  it('names an undo to a version that is not before it, or that draws', () => {
    const undo = (to: number, draws: number) =>
      verify(game, { ...log, steps: [...log.steps.slice(0, 3), { type: 'undo', to, draws }] })
    const { draws } = log.steps[2]!
    for (const to of [1, 2, 3]) expect(undo(to, draws)).toBeUndefined()
    for (const to of [0, 4])
      expect(undo(to, draws)).toEqual({
        version: 4,
        text: `Undo to version ${to}, which is not before this one.`,
      })
    expect(undo(1, draws - 1)).toEqual({ version: 4, text: 'An undo draws nothing.' })
  })
})

it('`assertNever` throws an error that contains the unhandled value', () => {
  expect(() => assertNever({ type: 'new' } as never)).toThrow('{"type":"new"}')
})
