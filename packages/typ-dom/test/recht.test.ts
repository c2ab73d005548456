import { seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import {
  colourOf,
  createRecht,
  type Grid,
  gridFromRows,
  type RechtState,
  type Run,
  sortStones,
} from '../src/index.ts'
import { beginner } from '../src/table/stocks.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf, noStocks, refusal } from './playing.ts'

const game = createRecht(
  judgeOf('EIS EI REIS REISE TEE ER SEE IN TOR ROT OB EISEN REIF TOT SO SIE ES RE'.split(' ')),
)

interface Scene {
  readonly racks: readonly string[]
  readonly grid?: Grid
  readonly finished?: Run
  readonly stocks?: RechtState['stocks']
  readonly first?: number
}

function begun({ racks, first = 0, ...rest }: Scene): RechtState {
  let state = game.empty(configured(game, { rounds: 2 }), racks.length)
  const sorted = racks.map((rack) => sortStones(rack))
  state = game.evolve(state, { type: 'dealt', round: 1, factor: 1, racks: sorted, first: seat(first) })
  const phase = { type: 'begin', bought: false, seat: seat(first), fresh: [], proposed: false } as const
  return { ...game.evolve(state, { type: 'phased', phase }), ...rest }
}

const name = (stone: string, row: number, col: number, word: string, startRow: number, startCol: number) =>
  ({ type: 'name', stone, row, col, word, start: { row: startRow, col: startCol } }) as const
const add = (stone: string, row: number, col: number) => ({ type: 'add', stone, row, col }) as const
/** The first player puts I on the middle and names EIS: _I_ at columns −1…1. */
const eis = name('I', 0, 0, 'EIS', 0, -1)
const tor: Run = { row: 0, col: 0, direction: 'across', word: 'TOR' }
const crossed = { grid: gridFromRows(['TOR']), finished: tor }

const phase = (state: RechtState) =>
  'seat' in state.phase ? [state.phase.type, state.phase.seat] : [state.phase.type]

describe('Wer behält recht?', () => {
  it('T40 refuses a naming that does not count, agree, hold the piece, have room or make words across', () => {
    const state = begun({ racks: ['EIST', 'A'], ...crossed })
    expect(refusal(game, state, 0, name('E', 1, 0, 'TEX', 0, 0))).toBe('naming-no-word')
    expect(refusal(game, state, 0, name('E', 1, 0, 'SEE', 0, 0))).toBe('naming-disagrees')
    expect(refusal(game, state, 0, name('E', 1, 0, 'TEE', 5, 0))).toBe('naming-piece')
    expect(refusal(game, state, 0, name('S', 1, 0, 'TEE', 0, 0))).toBe('naming-piece')
    const tight = begun({
      racks: ['EIST', 'A'],
      grid: gridFromRows(['TOR', '...', '...', 'T..']),
      finished: tor,
    })
    expect(refusal(game, tight, 0, name('E', 1, 0, 'TEE', 0, 0))).toBe('naming-no-room')
    const beside = begun({ racks: ['EIST', 'A'], grid: gridFromRows(['TOR', '.B.']), finished: tor })
    expect(refusal(game, beside, 0, name('E', 1, 0, 'TEE', 0, 0))).toBe('naming-no-word-across')
    expect(refusal(game, state, 0, name('E', 1, 0, 'TEE', 0, 0))).toBe('accepted')
  })

  it('T40 a word may be named whose stones are not held; only the stone laid is', () => {
    const bluff = begun({ racks: ['IXQ', 'A'] })
    expect(refusal(game, bluff, 0, eis)).toBe('accepted')
    expect(refusal(game, begun({ racks: ['EXQ', 'A'] }), 0, eis)).toBe('stones-not-held')
  })

  it('T1, T2, T3 the deal, the jolly and who begins are those of Kreuzwort', () => {
    const config = configured(game)
    expect(game.seats(config)).toEqual({ min: 2, max: 5 })
    for (const seed of ['a', 'b', 'c', 'd']) {
      const [dealt] = game.setup(config, 3, chance(seed))
      if (dealt?.type !== 'dealt') throw new Error('No deal')
      const red = dealt.racks.map((rack) => rack.filter((stone) => colourOf(stone) === 'red').length)
      expect([red, dealt.racks.map(({ length }) => length)]).toEqual([Array(3).fill(5), Array(3).fill(13)])
      expect(dealt.first).toBe(beginner(dealt.racks, alphabets.de, chance(seed)))
    }
    const lying = begun({ racks: ['EIB', 'A'], grid: gridFromRows(['eI']) })
    const taken = after(game, lying, 0, { type: 'swap', row: 0, col: 0 })
    expect([taken.racks[0], taken.grid['0,0']]).toEqual([sortStones('I+B'), 'E'])
    expect(refusal(game, lying, 0, { type: 'swap', row: 0, col: 1 })).toBe('no-jolly')
  })

  it('T41 begins on (0,0), later beside a letter of the word finished last', () => {
    const first = begun({ racks: ['EIS', 'A'] })
    expect(refusal(game, first, 0, name('I', 0, 1, 'EIS', 0, 0))).toBe('begin-place')
    const later = begun({ racks: ['EIS', 'A'], ...crossed })
    expect(refusal(game, later, 0, name('E', 0, 3, 'TORE', 0, 0))).toBe('begin-place')
    expect(refusal(game, later, 0, name('E', -1, 2, 'ER', -1, 2))).toBe('accepted')
    expect(refusal(game, later, 0, name('X', -1, 2, 'ER', -1, 2))).toBe('stones-not-held')
    expect(refusal(game, later, 0, name('E', 0, 0, 'ER', 0, 0))).toBe('occupied')
  })

  it('R1 BEGIN names, incomplete: GROW(next)', () => {
    const state = after(game, begun({ racks: ['IAB', 'ABC'] }), 0, eis)
    expect([phase(state), state.naming]).toMatchObject([['grow', 1], { word: 'EIS', author: 0 }])
  })

  it('R2 BEGIN names and completes: BEGIN(next)', () => {
    const state = after(
      game,
      begun({ racks: ['EAB', 'ABC', 'AD'], ...crossed }),
      0,
      name('E', -1, 2, 'ER', -1, 2),
    )
    expect([phase(state), state.finished?.word, state.naming]).toEqual([['begin', 1], 'ER', null])
  })

  it('R3, T47 BEGIN crossing in a vowel: BONUS(p)', () => {
    const state = after(game, begun({ racks: ['BSAC', 'ABC'], ...crossed }), 0, name('S', -1, 1, 'SO', -1, 1))
    expect(phase(state)).toEqual(['begin', 1])
    const grown = after(game, begun({ racks: ['TTB', 'ABC'], ...crossed }), 0, name('T', -1, 1, 'TOT', -1, 1))
    expect([phase(grown), grown.phase]).toMatchObject([['bonus', 0], { left: 1 }])
    const consonant = after(
      game,
      begun({ racks: ['EB', 'ABC'], ...crossed }),
      0,
      name('E', 1, 0, 'TEE', 0, 0),
    )
    expect(phase(consonant)).toEqual(['grow', 1])
  })

  it('R4 BEGIN buys once, then may still begin', () => {
    const state = after(game, begun({ racks: ['IAB', 'ABC'] }), 0, { type: 'buy', colour: 'red' })
    expect([phase(state), state.racks[0]!.length]).toEqual([['begin', 0], 4])
    expect(refusal(game, state, 0, { type: 'buy', colour: 'red' })).toBe('bought-already')
    expect(refusal(game, state, 0, eis)).toBe('accepted')
  })

  it('R5, T43 BEGIN passes after buying: BEGIN(next); not without buying', () => {
    const state = begun({ racks: ['IAB', 'ABC'] })
    expect(refusal(game, state, 0, { type: 'pass' })).toBe('must-buy')
    const bought = after(game, state, 0, { type: 'buy', colour: 'black' })
    expect(phase(after(game, bought, 0, { type: 'pass' }))).toEqual(['begin', 1])
  })

  it('R6, T49 stocks empty, all passed BEGIN: lowest rack; equal ones: nobody, next round double', () => {
    const stuck = (racks: string[]) => {
      const state = after(game, begun({ racks, stocks: noStocks }), 0, { type: 'pass' })
      return after(game, state, 1, { type: 'pass' })
    }
    expect(stuck(['A', 'B']).phase).toMatchObject({
      settlement: { reason: 'stuck', winners: [1], changes: [-2, 2] },
    })
    const even = stuck(['A', 'E'])
    expect(even.phase).toMatchObject({ settlement: { winners: [], changes: [0, 0] } })
    const next = after(game, after(game, even, 0, { type: 'ready' }), 1, { type: 'ready' })
    expect([next.round, next.factor]).toEqual([2, 2])
  })

  it('R6, T11 each tie in a row doubles again', () => {
    let state: RechtState = {
      ...begun({ racks: ['A', 'E'] }),
      config: configured(game, { rounds: 4 }),
    }
    const factors = [1, 2, 3].map(() => {
      state = { ...state, stocks: noStocks, racks: [['A'], ['E']] }
      for (let passes = 0; passes < 2; passes++)
        state = after(game, state, 'seat' in state.phase ? state.phase.seat : 0, { type: 'pass' })
      for (const by of [0, 1]) state = after(game, state, by, { type: 'ready' })
      return state.factor
    })
    expect(factors).toEqual([2, 4, 8])
  })

  it('R7, T42 GROW names another word at an end of the piece and becomes author', () => {
    const state = after(game, begun({ racks: ['IAB', 'ENA', 'AB'] }), 0, eis)
    expect(refusal(game, state, 1, name('E', 0, -1, 'EIS', 0, -1))).toBe('same-word')
    expect(refusal(game, state, 1, name('E', 0, -2, 'REIS', 0, -3))).toBe('not-at-end')
    const grown = after(game, state, 1, name('E', 0, -1, 'REIF', 0, -2))
    expect([phase(grown), grown.naming]).toMatchObject([['grow', 2], { word: 'REIF', author: 1 }])
  })

  it('R8, T44 GROW names another word and completes it: BEGIN(next)', () => {
    const state = after(game, begun({ racks: ['IAB', 'ENA', 'AB'] }), 0, eis)
    expect(phase(after(game, state, 1, name('E', 0, -1, 'EI', 0, -1)))).toEqual(['begin', 2])
  })

  it('R9, T42 GROW adds what the named word needs', () => {
    const state = after(game, begun({ racks: ['IAB', 'ESA', 'AB'] }), 0, eis)
    expect(refusal(game, state, 1, add('A', 0, -1))).toBe('not-needed')
    const grown = after(game, state, 1, add('S', 0, 1))
    expect([phase(grown), grown.naming]).toMatchObject([['grow', 2], { author: 0, word: 'EIS' }])
  })

  it('R10, T44 GROW completes: BEGIN(author), out of turn, and play goes on from the author’s left', () => {
    let state = after(game, begun({ racks: ['IAB', 'SAA', 'EB'] }), 0, eis)
    state = after(game, state, 1, add('S', 0, 1))
    state = after(game, state, 2, add('E', 0, -1))
    expect([phase(state), state.finished?.word]).toEqual([['begin', 0], 'EIS'])
    // The second player completes it: the third misses a turn, and the second follows the author.
    const ei = name('I', 0, 0, 'EI', 0, -1)
    const early = after(game, after(game, begun({ racks: ['INB', 'EAA', 'EB'] }), 0, ei), 1, add('E', 0, -1))
    expect(phase(early)).toEqual(['begin', 0])
    expect(phase(after(game, early, 0, name('N', 1, 0, 'IN', 0, 0)))).toEqual(['begin', 1])
  })

  it('R11, T47 a stone that fills a square earns a bonus stone, for a foreign word too', () => {
    const grid = gridFromRows(['EI', 'RE'])
    const naming = {
      row: 2,
      col: 0,
      direction: 'across',
      word: 'EISEN',
      author: seat(0),
      fresh: false,
      piece: { row: 2, col: 0 },
      own: [],
    } as const
    const lying = { ...grid, '2,0': 'E' } as Grid
    const state: RechtState = {
      ...begun({ racks: ['AB', 'ISB', 'A'], first: 1 }),
      grid: lying,
      naming,
      phase: { type: 'grow', bought: false, seat: seat(1), fresh: [], proposed: false },
    }
    const grown = after(game, state, 1, add('I', 2, 1))
    expect([phase(grown), grown.phase]).toMatchObject([['bonus', 1], { left: 1 }])
  })

  it('R12, R13, T43 GROW buys once and passes: GROW(next); with empty stocks it may pass at once', () => {
    const state = after(game, begun({ racks: ['IAB', 'ABC', 'AD'] }), 0, eis)
    expect(refusal(game, state, 1, { type: 'pass' })).toBe('must-buy')
    const bought = after(game, state, 1, { type: 'buy', colour: 'red' })
    expect(phase(bought)).toEqual(['grow', 1])
    expect(phase(after(game, bought, 1, { type: 'pass' }))).toEqual(['grow', 2])
    expect(phase(after(game, { ...state, stocks: noStocks }, 1, { type: 'pass' }))).toEqual(['grow', 2])
  })

  it('R14, R15 BONUS adds or is let go: GROW(next)', () => {
    const state = after(
      game,
      begun({ racks: ['TTBS', 'ABC'], ...crossed }),
      0,
      name('T', -1, 1, 'TOT', -1, 1),
    )
    expect(refusal(game, state, 0, { type: 'buy', colour: 'red' })).toBe('no-buying')
    expect(refusal(game, state, 0, name('T', 1, 1, 'TOTE', -1, 1))).toBe('no-naming')
    expect(phase(after(game, state, 0, { type: 'pass' }))).toEqual(['grow', 1])
    const two: RechtState = { ...state, phase: { ...state.phase, left: 2 } as RechtState['phase'] }
    const longer = { ...two.naming!, word: 'TOTEN' }
    expect(phase(after(game, { ...two, naming: longer }, 0, add('T', 1, 1)))).toEqual(['bonus', 0])
  })

  it('R16 BONUS completes a word named in this turn: BEGIN(next)', () => {
    const state = after(
      game,
      begun({ racks: ['TTBS', 'ABC'], ...crossed }),
      0,
      name('T', -1, 1, 'TOT', -1, 1),
    )
    expect(phase(after(game, state, 0, add('T', 1, 1)))).toEqual(['begin', 1])
  })

  it('R17 BONUS completes a word named before: BEGIN(author)', () => {
    const naming = {
      row: 0,
      col: -1,
      direction: 'across',
      word: 'EIS',
      author: seat(2),
      fresh: false,
      piece: { row: 0, col: 0 },
      own: [],
    } as const
    const state: RechtState = {
      ...begun({ racks: ['SB', 'AB', 'A'] }),
      grid: { '0,-1': 'E', '0,0': 'I' },
      naming,
      phase: { type: 'bonus', left: 1, seat: seat(0), fresh: [], proposed: false },
    }
    expect(phase(after(game, state, 0, add('S', 0, 1)))).toEqual(['begin', 2])
  })

  it('R18, R20, T45 the author lays all that is missing, then begins', () => {
    let state = after(game, begun({ racks: ['IESA', 'ABC'], stocks: noStocks }), 0, eis)
    state = after(game, state, 1, { type: 'pass' })
    expect(phase(state)).toEqual(['duty', 0])
    expect(refusal(game, state, 0, { type: 'pass' })).toBe('duty')
    expect(refusal(game, state, 0, { type: 'fail' })).toBe('duty-possible')
    expect(refusal(game, state, 0, { type: 'fulfil', stones: 'E..' })).toBe('not-fulfilled')
    const done = after(game, state, 0, { type: 'fulfil', stones: 'E.S' })
    expect([phase(done), done.finished?.word, done.racks[0]]).toEqual([['begin', 0], 'EIS', ['A']])
  })

  it('R19, T46 an author who cannot fulfil the duty is out, pays each player for the rack, and the stones go back', () => {
    let state = after(game, begun({ racks: ['IAB', 'ABC', 'AD'], stocks: noStocks }), 0, eis)
    state = after(game, state, 1, { type: 'pass' })
    state = after(game, state, 2, { type: 'pass' })
    expect([phase(state), state.out, state.scores, state.grid]).toEqual([['begin', 1], [0], [-8, 4, 4], {}])
    expect(state.stocks).toEqual({ red: { I: 1 }, black: {} })
  })

  it('R19, T46 one player left wins; nothing more is paid', () => {
    let state = after(game, begun({ racks: ['IAB', 'ABC'], stocks: noStocks }), 0, eis)
    state = after(game, state, 1, { type: 'pass' })
    expect(state.phase).toMatchObject({
      type: 'pause',
      settlement: { reason: 'alone', winners: [1], changes: [0, 0] },
    })
    expect(state.scores).toEqual([-4, 4])
  })

  it('R21 an author who could take a jolly first may try, and fails if it does not help', () => {
    const grid = { '5,5': 'r', '5,6': 'E' } as Grid
    let state = after(game, begun({ racks: ['IRB', 'ABC'], stocks: noStocks }), 0, eis)
    state = after(game, { ...state, grid: { ...state.grid, ...grid } }, 1, { type: 'pass' })
    expect(phase(state)).toEqual(['duty', 0])
    const swapped = after(game, state, 0, { type: 'swap', row: 5, col: 5 })
    expect(swapped.racks[0]).toEqual(['B', '*'])
    expect(after(game, swapped, 0, { type: 'fail' }).out).toEqual([0])
  })

  it('T48 an empty rack wins at once, before any duty; a player who is out does not pay again', () => {
    const state = begun({ racks: ['I', 'AB', '+'] })
    const won = after(game, { ...state, out: [seat(2)] }, 0, eis)
    expect(won.phase).toMatchObject({ settlement: { reason: 'out', winners: [0], changes: [4, -4, 0] } })
  })

  it('T2 a jolly is fresh in the turn in which it was laid', () => {
    const laid = (stone: string) => {
      const event = { type: 'named', seat: seat(0), laid: { row: 0, col: 0, stone }, begins: true } as const
      const run = { row: 0, col: -1, direction: 'across', word: 'EIS' } as const
      return game.evolve(begun({ racks: ['I+', 'AB'] }), { ...event, run }).phase
    }
    expect(laid('i')).toMatchObject({ fresh: ['0,0'] })
    expect(laid('I')).toMatchObject({ fresh: [] })
  })

  it('T48, T13 the most points win the match; nobody wins it when all have none', () => {
    const last = (racks: string[]) => ({ ...begun({ racks }), round: 2 })
    const won = after(game, { ...last(['I', 'AB']), scores: [-3, 3] }, 0, eis)
    expect([won.scores, won.phase]).toMatchObject([[1, -1], { type: 'over', winners: [0] }])
    const behind = after(game, { ...last(['I', 'AB']), scores: [-9, 9] }, 0, eis)
    expect([behind.scores, behind.phase]).toMatchObject([[-5, 5], { type: 'over', winners: [1] }])
    const even = after(game, { ...last(['I', 'AB']), scores: [-4, 4] }, 0, eis)
    expect([even.scores, even.phase]).toMatchObject([[0, 0], { type: 'over', winners: [] }])
  })

  it('T50 time-out: a duty is done, a bonus let go, else buy the fuller colour and pass', () => {
    const due = (state: RechtState, by: number) => game.onTimeout(game.view(state, seat(by)), seat(by))
    const state = begun({ racks: ['IESA', 'ABC'] })
    expect(due(state, 0)).toEqual({ type: 'buy-and-pass', colour: 'black' })
    expect(phase(after(game, state, 0, { type: 'buy-and-pass', colour: 'black' }))).toEqual(['begin', 1])
    const duty = after(game, { ...after(game, state, 0, eis), stocks: noStocks }, 1, { type: 'pass' })
    expect(due(duty, 0)).toEqual({ type: 'fulfil', stones: 'E.S' })
    const bonus = after(
      game,
      begun({ racks: ['TTBS', 'ABC'], ...crossed }),
      0,
      name('T', -1, 1, 'TOT', -1, 1),
    )
    expect(due(bonus, 0)).toEqual({ type: 'pass' })
  })

  it('T12, T13 house words and the pause work as in Kreuzwort', () => {
    const state = after(game, begun({ racks: ['IAB', 'ABC'] }), 0, { type: 'propose', word: 'Xi' })
    expect(refusal(game, state, 0, eis)).toBe('proposal-open')
    const agreed = after(game, state, 1, { type: 'answer', word: 'XI', consent: true })
    expect(eventsOf(game, agreed, 0, name('I', 0, 0, 'XI', 0, -1))[0]).toMatchObject({ type: 'named' })
  })
})
