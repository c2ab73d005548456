import { describe, expect, it } from 'vitest'
import { table } from './support/table.ts'

const words = 'MARE MISE MIRE MERE ISE'

describe('cards', () => {
  it('A17 the hand is filled up to seven, as far as the stock goes', () => {
    const full = table({ words, rack: 'MARE', hands: ['ISTOLNE', ''], stock: 'AAAAAAAA' })
    full.lay(0, '.IS.')
    expect(full.state.hands[0]).toBe('TOLNEAA')
    const short = table({ words, rack: 'MARE', hands: ['ISTOLNE', ''], stock: 'A' })
    short.lay(0, '.IS.')
    expect(short.state.hands[0]).toBe('TOLNEA')
  })

  it('A18 an exchange costs 2, comes before laying, and the turn goes on', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ISZZZZZ', 'EEEEEEE'], stock: 'AAAA' })
    turn.do(0, { type: 'exchange', card: 'Z' })
    expect(turn.state).toMatchObject({ under: 'Z', stock: { A: 3 }, phase: { seat: 0, exchanges: 1 } })
    expect(turn.state.hands[0]).toBe('ISZZZZA')
    expect(turn.code(0, { type: 'exchange', card: 'Q' })).toBe('cards-missing')
    expect(turn.code(0, { type: 'exchange', card: 'ZZ' })).toBe('cards-missing')
    turn.lay(0, '.IS.')
    expect(turn.points).toBe(5 - 2)
  })

  it('A18 at most seven times a turn', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ZZZZZZZZ', ''], stock: 'AAAAAAAAAAAA' })
    for (let i = 0; i < 7; i++) turn.do(0, { type: 'exchange', card: 'Z' })
    expect(turn.code(0, { type: 'exchange', card: 'Z' })).toBe('exchanges-used')
  })

  it('A18 the card goes under the stock: what was put there comes last, in order', () => {
    const turn = table({ words, rack: 'MARE', hands: ['XYZ', 'E'], stock: 'A', under: 'BC' })
    turn.do(0, { type: 'exchange', card: 'X' })
    expect(turn.event('exchanged')).toMatchObject({ gave: 'X', took: 'A' })
    turn.do(0, { type: 'exchange', card: 'Y' })
    expect(turn.event('exchanged')).toMatchObject({ gave: 'Y', took: 'B' })
    expect(turn.state.under).toBe('CXY')
    // One card alone: the own one goes under first, so it never comes straight back.
    const last = table({ words, rack: 'MARE', hands: ['XYZ', 'E'], stock: 'A' })
    last.do(0, { type: 'exchange', card: 'X' })
    expect([last.state.hands[0], last.state.under]).toEqual(['YZA', 'X'])
  })

  it('A18 not with an empty stock', () => {
    const turn = table({ words, rack: 'MARE', hands: ['XYZ', 'E'], stock: '' })
    expect(turn.code(0, { type: 'exchange', card: 'X' })).toBe('stock-empty')
  })

  it('A19 a pass brings no points and one card; exchanges still cost', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ZZZZZZZ', 'EEEEEEE'], stock: 'AAAAAA' })
    turn.do(0, { type: 'exchange', card: 'Z' }).do(0, { type: 'exchange', card: 'Z' }).do(0, { type: 'pass' })
    expect(turn.points).toBe(-4)
    expect(turn.state.scores).toEqual([-4, 0])
    expect(turn.state.hands[0]).toHaveLength(8)
    expect(turn.state.phase).toMatchObject({ type: 'turn', seat: 1, exchanges: 0 })
  })

  it('A19 time up is a pass', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ZZZZZZZ', 'EEEEEEE'], stock: 'AAAAAA' })
    expect(turn.game.onTimeout(turn.view(0), 0 as never)).toEqual({ type: 'pass' })
    expect(turn.game.toAct(turn.view())).toEqual([{ seat: 0, for: 'turn', about: 't1' }])
  })

  it('A19 nothing is drawn from an empty stock', () => {
    const turn = table({ words, rack: 'MARE', hands: ['Z', 'E'], stock: '' }).do(0, { type: 'pass' })
    expect(turn.event('drew')).toBeUndefined()
  })

  it('A20 a hand above seven draws nothing until it is below seven', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ISZZZZZZZZ', 'EEEEEEE'], stock: 'AAAAAA' })
    turn.lay(0, '.IS.')
    expect(turn.event('drew')).toBeUndefined()
    expect(turn.state.hands[0]).toHaveLength(8)
  })

  it('A21 the game ends when the stock is empty and a hand is laid off', () => {
    const end = table({ words, rack: 'MARE', hands: ['IS', 'Z-*'], stock: '' })
    end.lay(0, '.IS.')
    expect(end.state.phase).toEqual({ type: 'over', reason: 'hand-empty' })
    const not = table({ words, rack: 'MARE', hands: ['IS', 'Z-*'], stock: 'A' })
    not.lay(0, '.IS.')
    expect(not.state.phase).toMatchObject({ type: 'turn', seat: 1 })
  })

  it('A22 it ends when all pass in a row with the stock empty; a pass that drew does not count', () => {
    const end = table({ words, rack: 'MARE', hands: ['Z', 'E', 'A'], stock: 'A' })
    for (const by of [0, 1, 2]) end.do(by, { type: 'pass' })
    expect(end.state.phase).toMatchObject({ type: 'turn', seat: 0 })
    end.do(0, { type: 'pass' })
    expect(end.state.phase).toEqual({ type: 'over', reason: 'all-passed' })
  })

  it('A22 a word in between begins the count anew', () => {
    const end = table({ words, rack: 'MARE', hands: ['ISZ', 'R'], stock: '' })
    end.do(0, { type: 'pass' })
    expect(end.lay(1, '.E..')).toBe('cards-missing')
    end.do(1, { type: 'pass' })
    expect(end.state.phase.type).toBe('over')
    const more = table({ words, rack: 'MARE', hands: ['ISZ', 'ZZ'], stock: '' })
    more.lay(0, '.IS.')
    more.do(1, { type: 'pass' })
    expect(more.state.phase.type).toBe('turn')
    more.do(0, { type: 'pass' })
    expect(more.state.phase.type).toBe('over')
  })

  it('A23 cards left are subtracted, an eraser as 2, a joker as 1; the highest total wins', () => {
    const end = table({ words, rack: 'MARE', hands: ['IS', 'Z-*'], stock: '', change: { scores: [10, 30] } })
    end.lay(0, '.IS.')
    expect(end.event('ended')).toMatchObject({ hands: ['', 'Z-*'], costs: [0, 7 + 2 + 1] })
    expect(end.game.outcome(end.view())).toEqual({ scores: [15, 20], winners: [1], reason: 'hand-empty' })
  })

  it('A23 equal totals share the win', () => {
    const end = table({ words, rack: 'MARE', hands: ['E', 'A'], stock: '', change: { scores: [9, 9] } })
    end.do(0, { type: 'pass' }).do(1, { type: 'pass' })
    expect(end.game.outcome(end.view())?.winners).toEqual([0, 1])
  })

  it('A28 hands, stock, draws and exchanges are hidden; sizes are open; at the end hands are shown', () => {
    const turn = table({ words, rack: 'MARE', hands: ['ISZ', 'QWX'], stock: 'AB', under: 'C' })
    expect(turn.view(0)).toMatchObject({ hands: ['ISZ', null], handSizes: [3, 3], stock: 3 })
    expect(turn.view('spectator').hands).toEqual([null, null])
    expect(JSON.stringify(turn.view(0))).not.toMatch(/"under"|QWX/)
    turn.do(0, { type: 'exchange', card: 'Z' })
    const seen = (viewer: number) => turn.game.see(turn.events[0]!, viewer as never, turn.state)
    expect(seen(1)).toEqual({ type: 'exchanged', seat: 0, gave: null, took: null })
    expect(seen(0)).toEqual(turn.events[0])
    turn.do(0, { type: 'pass' })
    const drew = turn.event('drew')!
    expect(turn.game.see(drew, 1 as never, turn.state)).toEqual({
      type: 'drew',
      seat: 0,
      cards: null,
      count: 1,
    })
    const end = table({ words, rack: 'MARE', hands: ['IS', 'Z'], stock: '' })
    end.lay(0, '.IS.')
    expect(end.view('spectator').hands).toEqual(['', 'Z'])
  })
})
