import type { Seat } from '@estocade/kernel'
import { expect, test } from 'vitest'
import {
  createJarnac,
  type Jarnac,
  type JarnacState,
  jarnacBot,
  playGame,
  review,
  strongHints,
} from '../../src/index.ts'
import { effectiveSteps } from '../../src/review/effective-steps.ts'
import { invented } from '../support/lexicons.ts'

const lexicon = invented('fr', 2_500, 'review')
const game = createJarnac(lexicon)
const config = game.configure({ words: { classes: 'open' } })
if (!config.ok) throw new Error(config.error.text)
const { log } = playGame(
  game,
  lexicon.hash,
  config.value,
  [jarnacBot(game, 'provost'), jarnacBot(game, 'novice')],
  '1',
)
const result = review(game, log)

const sorted = (word: string) => [...word].sort().join('')

/** The states before each action, with its seat and type. */
function* moments(game: Jarnac): Iterable<{ state: JarnacState; seat: Seat; type: string }> {
  let state = game.empty(log.header.config, log.header.seats)
  for (const step of effectiveSteps(log.steps)) {
    if (step.type === 'act') yield { state, seat: step.seat, type: step.action.type }
    state = step.events.reduce((now, event) => game.evolve(now, event), state)
  }
}

test('all plays that were possible at a pass are listed', () => {
  for (const { state, seat, type } of moments(game)) {
    if (type !== 'pass') continue
    const plays = [...game.plays(game.view(state, seat), seat)]
    const there = plays.flatMap((play) => (play.type === 'lay' ? [`${play.row}${sorted(play.word)}`] : []))
    const turn = result.turns.find((one) => one.turn === state.turn)!
    expect([...new Set(turn.missed.map(({ row, word }) => `${row}${sorted(word)}`))].sort()).toEqual(
      [...new Set(there)].sort(),
    )
    expect(turn.lettersLeft).toBe(state.sides[seat]!.reserve)
    expect(turn.pointsLeft).toBe(Math.max(0, ...turn.missed.map(({ points }) => points)))
  }
})

test('every missed Jarnac is reported, with a call that was possible', () => {
  let missed = 0
  for (const { state, seat, type } of moments(game)) {
    if (type !== 'take' && type !== 'swap' && type !== 'decline') continue
    const calls = [...game.plays(game.view(state, seat), seat)].filter((play) => play.type === 'call')
    const turn = result.turns.find((one) => one.turn === state.turn)
    const told = turn?.missedJarnacs.find((one) => one.seat === seat)
    expect(told !== undefined).toBe(calls.length > 0)
    if (told === undefined) continue
    missed++
    const [first] = told.jarnac
    expect(calls.some((call) => call.row === first!.row && call.word === first!.word)).toBe(true)
    expect(told.points).toBeGreaterThanOrEqual(Math.max(...calls.map(({ word }) => word.length ** 2)))
  }
  expect(missed).toBeGreaterThan(0)
})

test('the better player gets the higher accuracy', () => {
  const [provost, novice] = result.sides
  expect(provost!.accuracy).toBeGreaterThan(novice!.accuracy)
  for (const { accuracy } of result.sides) {
    expect(accuracy).toBeGreaterThanOrEqual(0)
    expect(accuracy).toBeLessThanOrEqual(100)
  }
})

test('a side that makes no points although words are possible has accuracy 0', () => {
  const idle = new Set(['take', 'pass', 'decline'])
  const passer = {
    id: 'passer',
    choose: (view: Parameters<typeof game.plays>[0], seat: Seat) =>
      [...game.plays(view, seat)].find(({ type }) => idle.has(type))!,
  }
  const sides = [jarnacBot(game, 'fencer'), passer]
  const { log } = playGame(game, lexicon.hash, config.value, sides, 'idle')
  const [, side] = review(game, log).sides
  expect(side!.pointsMissed).toBeGreaterThan(0)
  expect(side!.accuracy).toBe(0)
})

test('what was left at a pass counts in full, and a missed Jarnac a quarter', () => {
  for (const { seat, accuracy, pointsMissed } of result.sides) {
    const own = result.turns.filter((turn) => turn.seat === seat)
    const left = own.reduce((sum, turn) => sum + turn.pointsLeft, 0)
    const notTaken = pointsMissed - left
    // A side calls in its own turns: with two sides nobody else can.
    const made = own
      .flatMap(({ laid, called }) => [
        ...laid.map(({ points }) => points),
        ...called.map(({ word }) => word.length ** 2),
      ])
      .reduce((sum, points) => sum + points, 0)
    expect(accuracy).toBeCloseTo((100 * made) / (made + left + notTaken / 4), 1)
  }
  expect(result.turns.some(({ missedJarnacs }) => missedJarnacs.length > 0)).toBe(true)
})

test('a laid word is compared with the best play, and its loss is never negative', () => {
  const laid = result.turns.flatMap((turn) => turn.laid)
  expect(laid.length).toBeGreaterThan(10)
  expect(Math.min(...laid.map(({ loss }) => loss))).toBe(0)
})

test('steps that were undone are not reviewed', () => {
  const undone = { ...log, steps: [...log.steps.slice(0, 20), { type: 'undo' as const, to: 12, draws: 99 }] }
  expect(review(game, undone)).toEqual(review(game, { ...log, steps: log.steps.slice(0, 12) }))
})

test('a strong hint is a legal play, and always the same', () => {
  const hint = strongHints(game)
  let given = 0
  for (const { state, seat, type } of moments(game)) {
    if (type !== 'lay') continue
    const view = game.view(state, seat)
    const plays = [...game.plays(view, seat)].filter((play) => play.type === 'lay')
    const found = hint(view, seat, plays)
    expect(hint(view, seat, plays)).toBe(found)
    if (found !== undefined) given++
    if (given > 10) break
  }
  expect(given).toBeGreaterThan(5)
})
