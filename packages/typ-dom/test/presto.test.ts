import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import {
  colourOf,
  createPresto,
  type Grid,
  gridFromRows,
  type PrestoState,
  placedOn,
  prestoSolver,
  readPrestoAction,
  sortStones,
  tableWords,
} from '../src/index.ts'
import { benchFaults } from '../src/presto/bench.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf, refusal } from './playing.ts'

const judge = judgeOf(['EIS', 'EI', 'SO', 'REIS', 'OB', 'ER', 'IN', 'ES'])
const game = createPresto(judge)

function round(racks: readonly string[], options: unknown = {}): PrestoState {
  const state = game.empty(configured(game, options), racks.length)
  return game.evolve(state, { type: 'dealt', round: 1, racks: racks.map((rack) => sortStones(rack)) })
}
const claim = (bench: Grid) => ({ type: 'claim', round: 1, bench }) as const
const eis = gridFromRows(['EIS', '..O'])

describe('Presto', () => {
  it('T30 deals black and red: 12 and 7 to four or fewer, 10 and 6 to five, 8 and 5 to six', () => {
    const counts = [2, 3, 4, 5, 6].map((seats) => {
      const [dealt] = game.setup(configured(game), seats, chance())
      if (dealt?.type !== 'dealt') throw new Error('No deal')
      const inColours = dealt.racks.map((rack) => {
        const red = rack.filter((stone) => colourOf(stone) === 'red').length
        return `${rack.length - red} and ${red}`
      })
      return [...new Set(inColours)]
    })
    expect(counts).toEqual([['12 and 7'], ['12 and 7'], ['12 and 7'], ['10 and 6'], ['8 and 5']])
  })

  it('T31 one connected crossword, every run a word; touching is enough', () => {
    const words = tableWords(judge)([])
    const faults = (rows: string[]) => benchFaults(gridFromRows(rows), [], 0, words).map(({ type }) => type)
    expect(faults(['EIS', '..O'])).toEqual([])
    expect(faults(['EI', 'RN'])).toEqual(['no-word'])
    expect(faults(['EIS', '...', 'SO.'])).toEqual(['apart'])
    expect(faults(['E'])).toEqual(['apart'])
  })

  it('T32 the first gets 4, the second 2, then the round ends', () => {
    let state = round(['EISO', 'EISO', 'EISO'])
    state = after(game, state, 2, claim(eis))
    state = after(game, state, 0, claim(eis))
    expect([state.scores, state.phase]).toEqual([[2, 0, 4], { type: 'pause', ready: [] }])
    expect(refusal(game, state, 1, claim(eis))).toBe('pause')
  })

  it('T33 the easy option: one stone may be left, for 2 and 1', () => {
    const hard = after(game, round(['EISOX', 'EISO']), 0, claim(eis))
    expect(hard.builders[0]).toMatchObject({
      type: 'blocked',
      faults: [{ type: 'left-over', stones: ['X'] }],
    })
    let easy = round(['EISOX', 'EISOX', 'EISO'], { easy: true })
    easy = after(game, easy, 0, claim(eis))
    easy = after(game, easy, 1, claim(eis))
    expect(easy.scores).toEqual([2, 1, 0])
  })

  it('T34 a wrong claim shows its faults cell by cell and blocks; the time is a duty, not a clock', () => {
    const bench = gridFromRows(['EIS', '..X'])
    const state = after(game, round(['EISX', 'EISO']), 0, claim(bench))
    expect(state.builders[0]).toMatchObject({
      faults: [
        {
          type: 'no-word',
          word: 'SX',
          cells: [
            { row: 0, col: 2 },
            { row: 1, col: 2 },
          ],
        },
      ],
    })
    expect(refusal(game, state, 0, claim(bench))).toBe('blocked')
    expect(game.toAct(game.view(state, 'spectator'))).toContainEqual({
      seat: 0,
      for: 'round',
      about: 'round 1 blocked 1',
      limit: 5,
    })
    expect(game.onTimeout(game.view(state, seat(0)), seat(0))).toEqual({ type: 'resume' })
    expect(after(game, state, 0, { type: 'resume' }).builders[0]).toEqual({ type: 'building' })
    expect(refusal(game, state, 1, { type: 'resume' })).toBe('not-blocked')
  })

  it('T34 only own stones on whole cells can be claimed', () => {
    const state = round(['EISO', 'EISO'])
    expect(refusal(game, state, 0, claim(gridFromRows(['EIS', '..B'])))).toBe('stones-not-held')
    for (const bench of [null, [], { a: 'E' }, { '0,0': 'EI' }, { '0,0': 4 }, { '01,0': 'E' }])
      expect(refusal(game, state, 0, { type: 'claim', round: 1, bench })).toBe('malformed')
    expect(refusal(game, state, 0, { type: 'claim', round: 2, bench: eis })).toBe('stale')
  })

  it('T35 a player may give up; the round ends when all unfinished players have', () => {
    let state = round(['EISO', 'EISO', 'EISO'])
    state = after(game, state, 0, { type: 'give-up', round: 1 })
    expect(refusal(game, state, 0, claim(eis))).toBe('not-building')
    state = after(game, state, 1, claim(eis))
    state = after(game, state, 2, { type: 'give-up', round: 1 })
    expect([state.scores, state.phase.type]).toEqual([[0, 4, 0], 'pause'])
  })

  it('T35 the round is limited to 5 minutes, or by an option; then the time of who is not done is up, which is not giving up', () => {
    const limits = (options: unknown) =>
      game.toAct(game.view(round(['EI', 'EI'], options), 'spectator')).map(({ limit }) => limit)
    expect(limits({})).toEqual([300, 300])
    expect(limits({ limit: null })).toEqual([undefined, undefined])
    const view = game.view(round(['EI', 'EI']), seat(1))
    const late = game.onTimeout(view, seat(1))
    const state = after(game, round(['EI', 'EI']), 1, late)
    expect(state.builders[1]).toEqual({ type: 'gave-up', by: 'time' })
    expect(readPrestoAction(late)).toMatchObject({ ok: false, error: { code: 'bad-action' } })
    expect(after(game, state, 0, { type: 'give-up', round: 1 }).builders[0]).toEqual({ type: 'gave-up' })
  })

  it('T36 others see how many stones are placed, and nothing else', () => {
    const state = after(game, round(['EISX', 'EISO']), 0, claim(gridFromRows(['EIS', '..X'])))
    expect(game.view(state, seat(1)).builders[0]).toEqual({
      type: 'blocked',
      placed: 4,
      bench: null,
      faults: [],
    })
    expect(game.view(state, seat(1)).racks[0]).toBeNull()
    const [finished] = eventsOf(game, state, 1, claim(eis))
    expect(game.see(finished!, seat(0), state)).toMatchObject({ placed: 4, bench: null })
    expect(placedOn(eis)).toBe(4)
  })

  it('T37 a match is a number of rounds or a goal of points', () => {
    const won = (options: unknown) => {
      let state = round(['EISO', 'EISO'], options)
      for (const by of [0, 1]) state = after(game, state, by, claim(eis))
      return state
    }
    expect(game.outcome(game.view(won({ rounds: 1 }), seat(0)))).toEqual({
      scores: [4, 2],
      winners: [0],
      reason: 'rounds',
    })
    expect(game.outcome(game.view(won({ goal: 4 }), seat(0)))?.reason).toBe('goal')
    const on = won({ goal: 5 })
    const dealt = after(game, after(game, on, 1, { type: 'ready' }), 0, { type: 'ready' })
    expect([dealt.round, dealt.phase.type, dealt.scores]).toEqual([2, 'building', [4, 2]])
    expect(game.configure({ rounds: 2, goal: 4 })).toMatchObject({ error: { code: 'rounds-or-goal' } })
  })

  it('the solver builds a whole crossword of the stones, jollies in the last gaps', () => {
    const words = tableWords(judge)([])
    const solver = prestoSolver(words)
    for (const stones of ['EISO', 'EISOB', 'REISIN', '+IS', 'EI*O']) {
      const bench = solver.solve(sortStones(stones))!
      expect([stones, placedOn(bench), benchFaults(bench, [], 0, words)]).toEqual([stones, stones.length, []])
    }
    expect(solver.solve(sortStones('EISX'))).toBeUndefined()
    expect(placedOn(solver.solve(sortStones('EISX'), { spare: 1 })!)).toBe(3)
  })
})
