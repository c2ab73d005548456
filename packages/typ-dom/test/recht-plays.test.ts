import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { createRecht, gridFromRows, type RechtState, type Run, sortStones } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, configured, fewWords, noStocks, playsOf, refusal, typed } from './playing.ts'

const recht = createRecht(judgeOf(new Set(fewWords)))

describe('plays of Wer behält recht?', () => {
  const tor: Run = { row: 0, col: 0, direction: 'across', word: 'TOR' }
  function begun(racks: readonly string[], more: Partial<RechtState> = {}): RechtState {
    const dealt = {
      type: 'dealt',
      round: 1,
      factor: 1,
      racks: racks.map((rack) => sortStones(rack)),
      first: seat(0),
    }
    const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
    const state = recht.evolve(recht.empty(configured(recht, { rounds: 2 }), racks.length), dealt as never)
    return { ...recht.evolve(state, { type: 'phased', phase }), ...more }
  }
  const nameEis = {
    type: 'name',
    stone: 'I',
    row: 0,
    col: 0,
    word: 'EIS',
    start: { row: 0, col: -1 },
  } as const

  it('T41 BEGIN: every word with one of the stones in the middle, or buy', () => {
    const state = begun(['IX', 'A'])
    const plays = playsOf(recht, state)
    expect(typed(plays, 'buy')).toEqual([
      { type: 'buy', colour: 'red' },
      { type: 'buy', colour: 'black' },
    ])
    expect(typed(plays, 'pass')).toEqual([])
    const names = typed(plays, 'name').map((play) => (play as unknown as { word: string }).word)
    expect(names.sort()).toEqual(['EI', 'EIS', 'IN', 'REIS', 'REISE', 'SIE'])
    for (const play of plays) expect(refusal(recht, state, 0, play)).toBe('accepted')
    expect(playsOf(recht, state, 1)).toEqual([])
  })

  it('T41 BEGIN beside the word finished last, with jollies for each letter of their colour', () => {
    const state = begun(['*', 'A'], { grid: gridFromRows(['TOR']), finished: tor, stocks: noStocks })
    const plays = playsOf(recht, state)
    expect(typed(plays, 'pass')).toEqual([{ type: 'pass' }])
    expect(typed(plays, 'buy')).toEqual([])
    const names = typed(plays, 'name').map((play) => {
      const { stone, row, col, word } = play as unknown as {
        stone: string
        row: number
        col: number
        word: string
      }
      return `${stone} ${row},${col} ${word}`
    })
    expect(names.sort()).toEqual([
      'b 1,1 OB',
      'r -1,1 ROT',
      'r 1,1 TOR',
      's -1,1 SO',
      't -1,1 TOR',
      't 1,1 ROT',
    ])
    for (const play of plays) expect(refusal(recht, state, 0, play)).toBe('accepted')
  })

  it('T42 GROW: another word, or a stone that the named word needs, at an end of the piece', () => {
    const state = after(recht, begun(['IX', 'ES+', 'A']), 0, nameEis)
    const plays = playsOf(recht, state, 1)
    expect(typed(plays, 'add')).toEqual([
      { type: 'add', row: 0, col: -1, stone: 'E' },
      { type: 'add', row: 0, col: -1, stone: 'e' },
      { type: 'add', row: 0, col: 1, stone: 'S' },
    ])
    expect(typed(plays, 'name').length).toBeGreaterThan(0)
    expect(typed(plays, 'name').filter((play) => (play as never as { word: string }).word === 'EIS')).toEqual(
      [],
    )
    for (const play of plays) expect(refusal(recht, state, 1, play)).toBe('accepted')
    const bought = after(recht, state, 1, { type: 'buy', colour: 'red' })
    expect(typed(playsOf(recht, bought, 1), 'buy')).toEqual([])
    expect(typed(playsOf(recht, bought, 1), 'pass')).toEqual([{ type: 'pass' }])
  })

  it('T45 DUTY: every way to lay what is missing, or fail', () => {
    const named = after(recht, begun(['IES+', 'XA']), 0, nameEis)
    const passed = after(recht, { ...named, stocks: noStocks }, 1, { type: 'pass' })
    expect(playsOf(recht, passed)).toEqual([
      { type: 'fulfil', stones: 'E.S' },
      { type: 'fulfil', stones: 'e.S' },
    ])
    const unable = { ...passed, racks: [['X'], ['A']] }
    expect(playsOf(recht, unable)).toEqual([{ type: 'fail' }])
    expect(recht.onTimeout(recht.view(unable, seat(0)), seat(0))).toEqual({ type: 'fail' })
  })

  it('T12, T13 proposals are answered first, and in a pause players get ready', () => {
    const state = begun(['IX', 'A', 'E'], { stocks: noStocks })
    const proposed = after(recht, state, 0, { type: 'propose', word: 'POLA' })
    expect(playsOf(recht, proposed, 2)).toHaveLength(2)
    expect(recht.onTimeout(recht.view(proposed, seat(1)), seat(1))).toEqual({
      type: 'answer',
      word: 'POLA',
      consent: false,
    })
    let paused = state
    for (const by of [0, 1, 2]) paused = after(recht, paused, by, { type: 'pass' })
    expect(playsOf(recht, paused, 1)).toEqual([{ type: 'ready' }])
    expect(playsOf(recht, after(recht, paused, 1, { type: 'ready' }), 1)).toEqual([])
    expect(recht.onTimeout(recht.view(paused, seat(1)), seat(1))).toEqual({ type: 'ready' })
    expect(recht.outcome(recht.view(paused, seat(1)))).toBeUndefined()
    expect(recht.toAct(recht.view(paused, seat(1))).map((duty) => duty.about)).toEqual(
      Array(3).fill('after round 1'),
    )
  })

  it('T46 the racks of players who are out are shown', () => {
    const state = begun(['IX', 'A', 'E'], { out: [seat(1)] })
    expect(recht.view(state, seat(0)).racks).toEqual([sortStones('IX'), ['A'], null])
    expect(recht.toAct(recht.view(state, seat(0)))).toEqual([
      { seat: 0, for: 'turn', about: `round 1 turn ${state.turn}` },
    ])
  })
})
