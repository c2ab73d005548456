import { type Game, type GameTypes, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  createKreuzwort,
  createPoint,
  createPresto,
  createRecht,
  gridFromRows,
  type RechtState,
  readCrosswordAction,
  sortStones,
} from '../src/index.ts'
import { rackPrice } from '../src/stones.ts'
import { after, configured, eventsOf, noStocks, refusal, scene } from './playing.ts'
import { smallJudges } from './small-words.ts'

const judge = smallJudges.de
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const presto = createPresto(judge)
const recht = createRecht(judge)
const leave = { type: 'concede' } as const
const flag = { type: 'concede', by: 'time' } as const

const outcome = <G extends GameTypes>(game: Game<G>, state: G['State']) =>
  game.outcome(game.view(state, 'spectator'))

describe('T14 leaving Kreuzwort and Point', () => {
  it('T14 the others play on, and the stones go back to the stocks', () => {
    const state = scene(kreuzwort, { racks: ['E I', 'A B', 'T E'], stocks: noStocks })
    const left = after(kreuzwort, state, 0, leave)
    expect(left.phase).toMatchObject({ type: 'turn', seat: 1 })
    expect([left.racks[0], left.stocks]).toEqual([[], { red: { E: 1, I: 1 }, black: {} }])
    expect(refusal(kreuzwort, left, 0, leave)).toBe('out')
    expect(refusal(kreuzwort, left, 0, { type: 'pass' })).toBe('out')
  })

  it('T14 the turn stays where it is when another player leaves', () => {
    const state = scene(kreuzwort, { racks: ['E I', 'A B', 'T E', 'S'], first: 2 })
    for (const by of [0, 1, 3])
      expect(after(kreuzwort, state, by, leave).phase, `${by} leaves`).toEqual(state.phase)
  })

  it('T14 the leaver pays the winner of the round for the rack held; settled rounds stand', () => {
    const state = scene(kreuzwort, { racks: ['A +', 'E I', 'B'], options: { rounds: 2 } })
    const left = after(kreuzwort, { ...state, scores: [5, -5, 0] }, 0, leave)
    const settled = after(kreuzwort, left, 1, {
      type: 'lay',
      direction: 'across',
      row: 0,
      col: 0,
      stones: 'EI',
    })
    expect(settled.phase).toMatchObject({ settlement: { winners: [1], changes: [-13, 14, -1] } })
    expect(settled.scores).toEqual([-8, 9, -1])
    const next = [1, 2].reduce((s, by) => after(kreuzwort, s, by, { type: 'ready' }), settled)
    expect([next.round, next.racks.map(({ length }) => length)]).toEqual([2, [0, 13, 13]])
  })

  it('T14 stuck: the leaver pays the difference between their rack and the lowest that is left', () => {
    const state = scene(kreuzwort, { racks: ['A A', 'B', 'E'], first: 1, options: { rounds: 1 } })
    let left = { ...after(kreuzwort, state, 0, leave), stocks: noStocks }
    for (const by of [1, 2]) left = after(kreuzwort, left, by, { type: 'pass' })
    expect(left.phase).toMatchObject({ settlement: { reason: 'stuck', winners: [1], changes: [-5, 7, -2] } })
    // Two still play: the match ends as its last round does, not because somebody left.
    expect(outcome(kreuzwort, left)?.reason).toBe('stuck')
  })

  it('T14 the last player left wins, whatever the scores', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B E'] })
    const over = after(kreuzwort, { ...state, scores: [40, -40] }, 0, leave)
    expect(outcome(kreuzwort, over)).toEqual({
      scores: [37, -37],
      winners: [1],
      reason: 'conceded',
      left: [{ seat: 0, by: 'choice' }],
    })
  })

  it('T14 a player with an empty bank of time leaves too, and only the table can say so', () => {
    const over = after(kreuzwort, scene(kreuzwort, { racks: ['A', 'B'] }), 1, flag)
    expect(outcome(kreuzwort, over)?.left).toEqual([{ seat: 1, by: 'time' }])
    expect(readCrosswordAction(leave).ok).toBe(true)
    expect(readCrosswordAction(flag).ok).toBe(false)
  })

  it('T14 between two rounds nothing is paid, and the next round is dealt when the others are ready', () => {
    let state = scene(kreuzwort, { racks: ['E I', 'A', 'B'], options: { rounds: 2 } })
    state = after(kreuzwort, state, 0, { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' })
    for (const by of [0, 1]) state = after(kreuzwort, state, by, { type: 'ready' })
    const next = after(kreuzwort, state, 2, leave)
    expect([next.round, next.scores, next.racks[2]]).toEqual([2, [4, -3, -1], []])
    const paused = after(kreuzwort, { ...state, left: [] }, 1, leave)
    expect(paused.phase.type).toBe('pause')
    expect(outcome(kreuzwort, after(kreuzwort, paused, 2, leave))?.winners).toEqual([0])
  })

  it('T14 a house word that only the leaver had to answer counts; one of the leaver is dropped', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B', 'D'] })
    const asked = after(kreuzwort, state, 0, { type: 'propose', word: 'POLA' })
    const half = after(kreuzwort, asked, 1, { type: 'answer', word: 'POLA', consent: true })
    expect(after(kreuzwort, half, 2, leave).houseWords).toEqual(['POLA'])
    const own = after(kreuzwort, asked, 0, leave)
    expect([own.proposal, own.phase]).toMatchObject([null, { type: 'turn', seat: 1 }])
  })

  it('T14 Point: points won stay on the sheet less the rack, but do not win', () => {
    const state = scene(point, { racks: ['Q', 'E I', 'B'], first: 1 })
    let left = after(point, { ...state, points: [90, 0, 0] }, 0, leave)
    left = after(point, left, 1, { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' })
    left = after(point, left, 2, { type: 'pass' })
    expect(outcome(point, left)).toMatchObject({ scores: [81, 12, -4], winners: [1] })
    const most = scene(point, { racks: ['Q', 'E I', 'B'], first: 1, options: { winner: 'most-points' } })
    const gone = after(point, { ...most, points: [90, 0, 0] }, 0, leave)
    const out = after(point, gone, 1, { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' })
    expect(outcome(point, after(point, out, 2, { type: 'pass' }))?.winners).toEqual([1])
  })

  it('T14 Point: the lap ends where the leaver began it', () => {
    const state = scene(point, { racks: ['Q', 'E I', 'B'], first: 0 })
    let left = after(point, state, 0, leave)
    left = after(point, left, 1, { type: 'lay', direction: 'across', row: 0, col: 0, stones: 'EI' })
    expect(left.phase).toMatchObject({ type: 'turn', seat: 2 })
    expect(after(point, left, 2, { type: 'pass' }).phase.type).toBe('over')
  })
})

describe('T14 leaving Presto', () => {
  const round = (racks: readonly string[]) =>
    presto.evolve(presto.empty(configured(presto, { rounds: 2 }), racks.length), {
      type: 'dealt',
      round: 1,
      racks: racks.map((rack) => sortStones(rack)),
    })

  it('T14 counts as not finished, and the next round is dealt without the leaver', () => {
    let state = after(presto, round(['EIS', 'EIS', 'EIS']), 0, leave)
    expect(state.builders[0]).toEqual({ type: 'gave-up' })
    for (const by of [1, 2]) state = after(presto, state, by, { type: 'give-up', round: 1 })
    for (const by of [1, 2]) state = after(presto, state, by, { type: 'ready' })
    expect([state.round, state.racks.map(({ length }) => length)]).toEqual([2, [0, 19, 19]])
    expect(state.builders[0]).toEqual({ type: 'gave-up' })
  })

  it('T14 the last one left wins the match', () => {
    const over = after(presto, round(['EIS', 'EIS']), 1, flag)
    expect(outcome(presto, over)).toEqual({
      scores: [0, 0],
      winners: [0],
      reason: 'conceded',
      left: [{ seat: 1, by: 'time' }],
    })
  })
})

describe('T14 leaving Wer behält recht?', () => {
  function begun(racks: readonly string[], more: Partial<RechtState> = {}): RechtState {
    const empty = recht.empty(configured(recht, { rounds: 2 }), racks.length)
    const sorted = racks.map((rack) => sortStones(rack))
    const dealt = recht.evolve(empty, { type: 'dealt', round: 1, factor: 1, racks: sorted, first: seat(0) })
    const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
    return { ...recht.evolve(dealt, { type: 'phased', phase }), ...more }
  }
  const eis = { type: 'name', stone: 'I', row: 0, col: 0, word: 'EIS', start: { row: 0, col: -1 } } as const

  it('T14 a leaver with a duty pays like a player who cannot fulfil it, even if they hold the stones', () => {
    let state = after(recht, begun(['EISB', 'A', 'D'], { stocks: noStocks }), 0, eis)
    for (const by of [1, 2]) state = after(recht, state, by, { type: 'pass' })
    expect(state.phase).toMatchObject({ type: 'duty', seat: 0 })
    const left = after(recht, state, 0, leave)
    expect([left.scores, left.grid]).toEqual([[-10, 5, 5], {}])
    expect(left.phase).toMatchObject({ type: 'begin', seat: 1 })
  })

  it('T14 if the author leaves, the unfinished word is removed, and the player on turn begins', () => {
    const named = after(recht, begun(['EISB', 'A', 'D']), 0, eis)
    const left = after(recht, named, 0, leave)
    expect([left.grid, left.naming, left.phase]).toMatchObject([{}, null, { type: 'begin', seat: 1 }])
    expect(left.debts).toEqual([rackPrice(sortStones('ESB')), 0, 0])
  })

  it('T14 if another player leaves, the word stays and the turn goes on', () => {
    const named = after(recht, begun(['EISB', 'A', 'D']), 0, eis)
    expect(after(recht, named, 2, leave).phase).toMatchObject({ type: 'grow', seat: 1 })
    expect(after(recht, named, 1, leave).phase).toMatchObject({ type: 'grow', seat: 2 })
    expect(after(recht, begun(['E', 'A', 'D']), 0, leave).phase).toMatchObject({ type: 'begin', seat: 1 })
  })

  it('T14 the winner of the round is paid for the leaver’s rack; the last player left wins', () => {
    const left = after(recht, begun(['EISB', 'A+', 'D']), 1, leave)
    const events = eventsOf(recht, left, 2, leave)
    expect(events.at(-2)).toMatchObject({
      settlement: { reason: 'alone', winners: [0], changes: [14, -13, -1] },
    })
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0] })
  })
})

describe('T14 leaving between two rounds', () => {
  /** A round of three that nobody has won: all wait for the next one. */
  const paused = (): RechtState => {
    const empty = recht.empty(configured(recht, { rounds: 2 }), 3)
    const racks = [['A'], ['E'], ['I']]
    const dealt = recht.evolve(empty, { type: 'dealt', round: 1, factor: 1, racks, first: seat(0) })
    const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
    const begun = { ...recht.evolve(dealt, { type: 'phased', phase }), stocks: noStocks }
    return [0, 1, 2].reduce((state, by) => after(recht, state, by, { type: 'pass' }), begun)
  }

  it('T14 Wer behält recht? nothing is paid, and the next round is dealt when the others are ready', () => {
    const ready = [0, 1].reduce((state, by) => after(recht, state, by, { type: 'ready' }), paused())
    expect(ready.phase.type).toBe('pause')
    const next = after(recht, ready, 2, leave)
    expect([next.round, next.scores, next.racks.map(({ length }) => length)]).toEqual([
      2,
      [0, 0, 0],
      [13, 13, 0],
    ])
    const two = after(recht, paused(), 2, leave)
    expect(two.phase.type).toBe('pause')
    expect(outcome(recht, after(recht, two, 0, leave))).toMatchObject({ winners: [1] })
  })

  it('T14 Presto: whoever has finished, left or given up has no duty, and nobody has one when the match is over', () => {
    const empty = presto.empty(configured(presto, { rounds: 1 }), 3)
    let state = presto.evolve(empty, { type: 'dealt', round: 1, racks: [['E', 'I'], ['I'], ['S']] })
    const finished = after(presto, state, 0, { type: 'claim', round: 1, bench: gridFromRows(['EI']) })
    const duties = presto.toAct(presto.view(finished, 'spectator'))
    expect(duties.map((duty) => duty.seat)).toEqual([1, 2])
    state = after(presto, state, 0, leave)
    state = after(presto, state, 1, { type: 'give-up', round: 1 })
    const view = () => presto.view(state, 'spectator')
    expect(presto.toAct(view()).map((duty) => duty.seat)).toEqual([2])
    expect(view().builders.map((builder) => builder.type)).toEqual(['gave-up', 'gave-up', 'building'])
    state = after(presto, state, 2, { type: 'give-up', round: 1 })
    expect([state.phase.type, presto.toAct(view())]).toEqual(['over', []])
  })
})

describe('T11 ties', () => {
  it('T11 each tie in a row doubles again until a round has a winner', () => {
    let state = scene(kreuzwort, { racks: ['B', 'D'], stocks: noStocks, options: { rounds: 4 } })
    const factors = [1, 2, 3].map(() => {
      for (const by of [0, 1]) {
        state = { ...state, stocks: noStocks, racks: [['B'], ['D']] }
        const turn = state.phase.type === 'turn' ? state.phase.seat : by
        state = after(kreuzwort, state, turn, { type: 'pass' })
      }
      for (const by of [0, 1]) state = after(kreuzwort, state, by, { type: 'ready' })
      return state.factor
    })
    expect(factors).toEqual([2, 4, 8])
    const won = after(
      kreuzwort,
      { ...state, grid: gridFromRows(['E']), racks: [['I'], ['I']] },
      state.phase.type === 'turn' ? state.phase.seat : 0,
      { type: 'lay', direction: 'across', row: 0, col: 0, stones: '.I' },
    )
    expect(Math.max(...won.scores)).toBe(3 * 8)
  })
})
