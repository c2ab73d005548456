import { chanceFrom, seat, seedFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { unseen } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = listed('de', 'MAU REST MAUS ZAR TOR')
const classic = { preset: 'classic-de' }

/** Side 0 has S A T in its reserve and is to open its second turn. */
const secondTurn = (options: object = {}) =>
  table(words, { ...classic, firstDraw: 3, ...options })
    .take(0, 'SAT')
    .pass(0)
    .take(1, 'EEE')
    .pass(1)

describe('a turn', () => {
  it('J3 all lies open but the bag, and of that the number', () => {
    const played = table(words, classic).take(0, 'SATEMU')
    expect(played.view.bag).toBe(138)
    expect(played.view.sides[0]!.reserve).toBe('SATEMU')
    expect(unseen(played.view)).toEqual(played.state.bag)
    for (const event of played.events)
      expect(played.game.see(event, 'spectator', played.state)).toEqual(event)
  })

  it('J4 the first side is drawn by lot, the others follow in order', () => {
    const { game, state } = table(words, classic, { seats: 4, first: 2 })
    expect(state.phase).toMatchObject({ type: 'opening', seat: 2 })
    const firsts = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const [began] = game.setup(state.config, 4, chanceFrom(seedFrom(`${i}`)))
      if (began?.type === 'began') firsts.add(began.first)
    }
    expect([...firsts].sort()).toEqual([0, 1, 2, 3])
    const order = table(words, { ...classic, calls: 0, firstDraw: 1 }, { seats: 4, first: 2 })
    order.take(2, 'A').pass(2).take(3, 'A').pass(3).take(0, 'A')
    expect(order.duties).toEqual(['0 turn'])
  })

  it('J5 letters are taken once, and before playing', () => {
    const played = table(words, classic)
    expect(played.code(0, { type: 'pass' })).toBe('take-first')
    expect(played.code(0, { type: 'lay', word: 'MAU', row: null })).toBe('take-first')
    expect(played.code(1, { type: 'take' })).toBe('not-your-turn')
    played.take(0, 'SATEMU')
    expect(played.code(0, { type: 'take' })).toBe('took-already')
    expect(played.code(0, { type: 'swap', letters: 'SAT' })).toBe('took-already')
    expect(played.code(1, { type: 'pass' })).toBe('not-your-turn')
    expect(played.code(1, { type: 'lay', word: 'MAU', row: null })).toBe('not-your-turn')
  })

  it('J6 six letters in the first turn, later one', () => {
    const played = table(words, classic).take(0, 'SATEMU').pass(0).take(1, 'EEEEEE').pass(1)
    expect(played.take(0, 'X').show(0)).toBe('| SATEMUX')
  })

  it('J7 first letters without a vowel: the last is exchanged until one comes', () => {
    const played = table(listed('fr', 'RESTE'), { preset: 'classic-fr' })
    played.take(0, 'BCDFGHK+HL+KX+LY')
    expect(played.show(0)).toBe('| BCDFGY')
    expect(played.events.map((event) => event.type)).toEqual([
      'took',
      'exchanged',
      'exchanged',
      'exchanged',
      'exchanged',
    ])
    expect(played.state.bag).toMatchObject({ H: 2, K: 1, L: 6, X: 1 })
    expect(played.state.bag.Y).toBeUndefined()
  })

  it('J7 not with a vowel among them, nor in later turns, nor where the rule set has no such rule', () => {
    const played = table(listed('fr', 'RESTE'), { preset: 'classic-fr' }).take(0, 'BCDFGA').pass(0)
    expect(played.take(1, 'BCDFGE').pass(1).take(0, 'T').show(0)).toBe('| BCDFGAT')
    expect(table(words, classic).take(0, 'BCDFGH').show(0)).toBe('| BCDFGH')
  })

  it('J7 it stops when the bag has no vowel', () => {
    const played = table(words, { ...classic, openingVowel: true, firstDraw: 2 })
    played.state = { ...played.state, bag: { B: 2, C: 2 } }
    expect(played.take(0, 'BC').show(0)).toBe('| BC')
  })

  it('J8 of a short bag what is there, of an empty one nothing', () => {
    const played = table(words, classic)
    played.state = { ...played.state, bag: { A: 2 } }
    expect(played.take(0, 'AA').pass(0).show(0)).toBe('| AA')
    expect(played.take(1, '').show(1)).toBe('|')
    expect(played.duties).toEqual(['1 turn'])
  })

  it('J9 three letters for three: drawn first, then put back', () => {
    const played = secondTurn().do(0, { type: 'swap', letters: 'TAS' }, 'QJX')
    expect(played.show(0)).toBe('| QJX')
    expect(played.events).toEqual([{ type: 'swapped', seat: 0, drawn: 'QJX', back: 'TAS' }])
    expect(played.state.bag).toMatchObject({ S: 8, A: 11, T: 9 })
  })

  it('J9 exactly three, of the reserve, with three in the bag', () => {
    const played = secondTurn()
    expect(played.code(0, { type: 'swap', letters: 'SA' })).toBe('swap-three')
    expect(played.code(0, { type: 'swap', letters: 'SATT' })).toBe('swap-three')
    expect(played.refusal(0, { type: 'swap', letters: 'SSA' })).toMatchObject({
      code: 'swap-missing',
      params: { missing: 'S' },
    })
    played.state = { ...played.state, bag: { A: 2 } }
    expect(played.refusal(0, { type: 'swap', letters: 'SAT' }).text).toBe(
      'A swap needs 3 letters in the bag; it has 2.',
    )
  })

  it('J10 no swap in the first turn', () => {
    expect(table(words, classic).code(0, { type: 'swap', letters: 'SAT' })).toBe('swap-first')
  })

  it('J11 time up while playing: the side passes and is open to Jarnac', () => {
    const played = table(words, classic).take(0, 'SATEMU')
    expect(played.game.onTimeout(played.view, 0 as never)).toEqual({ type: 'timeout' })
    played.do(0, { type: 'timeout' })
    expect(played.events[0]).toEqual({ type: 'passed', seat: 0, by: 'time' })
    expect(played.call(1, 'MAUS', null).show(1)).toBe('MAUS |')
  })

  it('J11 time up while opening: one letter, then a pass; first letters stay due', () => {
    const played = table(words, classic).do(0, { type: 'timeout' }, 'A')
    expect(played.events).toContainEqual({ type: 'passed', seat: 0, by: 'time' })
    expect(played.show(0)).toBe('| A')
    played.take(1, 'EEEEEE').pass(1)
    expect(played.take(0, 'SATEMU').show(0)).toBe('| ASATEMU')
  })

  it('J11 time up with a window that does not end the game: the turn is over, with no call', () => {
    const slow = { ...classic, clock: { type: 'days', days: 1 } }
    const played = table(words, slow).take(0, 'SATEMU').pass(0)
    expect(played.game.onTimeout(played.view, seat(1))).toEqual({ type: 'timeout' })
  })

  it('J11 time up counts for the side whose turn it is', () => {
    const played = table(words, classic)
    for (const by of [1, 5]) expect(played.code(by, { type: 'timeout' })).toBe('not-your-turn')
    expect(played.take(0, 'SATEMU').code(1, { type: 'timeout' })).toBe('not-your-turn')
  })

  it('J4 before the lot nobody has anything to do', () => {
    const { game, state } = table(words, classic)
    const empty = game.empty(state.config, 2)
    expect(empty.phase).toEqual({ type: 'dealing' })
    expect(game.toAct(game.view(empty, 'spectator'))).toEqual([])
    const chance = chanceFrom(seedFrom('lot'))
    expect(game.decide(empty, seat(0), { type: 'take' }, chance)).toMatchObject({ error: { code: 'over' } })
  })

  it('J12 a pass ends the turn and opens the window', () => {
    const played = table(words, classic).take(0, 'SATEMU').pass(0)
    expect(played.events[0]).toEqual({ type: 'passed', seat: 0, by: 'choice' })
    expect(played.state.phase).toMatchObject({ type: 'opening', seat: 1, window: { id: 'w1', victim: 0 } })
    expect(played.duties).toEqual(['1 turn'])
  })
})
