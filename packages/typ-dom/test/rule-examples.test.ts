import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  benchExamples,
  createPresto,
  createRecht,
  gridFromRows,
  type RechtState,
  rechtExamples,
  sortStones,
} from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, configured } from './playing.ts'

describe('worked examples of the rule book', () => {
  it.each(benchExamples)('$id', ({ words, rack, bench, easy, faults, points }) => {
    const game = createPresto(judgeOf(words))
    const empty = game.empty(configured(game, easy ? { easy } : {}), 2)
    const racks = [sortStones(rack), sortStones('EISO')]
    const dealt = game.evolve(empty, { type: 'dealt', round: 1, racks })
    const state = after(game, dealt, 0, { type: 'claim', round: 1, bench: gridFromRows(bench) })
    const [builder] = state.builders
    expect(builder?.type === 'blocked' ? builder.faults.map(({ type }) => type) : []).toEqual(faults)
    expect(builder?.type === 'finished' ? builder.points : 0).toBe(points)
  })

  it.each(rechtExamples)('$id', ({ words, racks, moves }) => {
    const game = createRecht(judgeOf(words))
    let state: RechtState = game.empty(configured(game), racks.length)
    const sorted = racks.map((rack) => sortStones(rack))
    state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: sorted, first: seat(0) })
    const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
    state = game.evolve(state, { type: 'phased', phase })
    for (const move of moves) {
      state = after(game, state, move.seat, move.action)
      expect('seat' in state.phase ? [state.phase.type, state.phase.seat] : []).toEqual(move.next)
    }
  })
})
