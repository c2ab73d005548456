import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { createRecht, type Grid, gridFromRows, type RechtState, sortStones } from '../src/index.ts'
import { rechtRefusals } from '../src/recht/refusals.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, configured, eventsOf, fewWords, noStocks, playsOf, refusal, typed } from './playing.ts'

const recht = createRecht(judgeOf(fewWords))
const leave = { type: 'concede' } as const
const eis = { type: 'name', stone: 'I', row: 0, col: 0, word: 'EIS', start: { row: 0, col: -1 } } as const

function begun(racks: readonly string[], more: Partial<RechtState> = {}): RechtState {
  const sorted = racks.map((rack) => sortStones(rack))
  const dealt = { type: 'dealt', round: 1, factor: 1, racks: sorted, first: seat(0) } as const
  const phase = { type: 'begin', bought: false, seat: seat(0), fresh: [], proposed: false } as const
  const state = recht.evolve(recht.empty(configured(recht, { rounds: 2 }), racks.length), dealt)
  return { ...recht.evolve(state, { type: 'phased', phase }), ...more }
}

describe('stones from outside', () => {
  it('T40, T42 one stone on whole cells, or malformed', () => {
    const state = begun(['IE', 'SE', 'A'])
    const named = after(recht, state, 0, eis)
    const add = { type: 'add', stone: 'S', row: 0, col: 1 } as const
    expect(refusal(recht, named, 1, add)).toBe('accepted')
    for (const wrong of [
      { stone: 7 },
      { stone: 'SE' },
      { stone: '' },
      { row: 0.5 },
      { col: '1' },
      { row: undefined },
    ]) {
      expect(refusal(recht, state, 0, { ...eis, ...wrong })).toBe('malformed')
      expect(refusal(recht, named, 1, { ...add, ...wrong })).toBe('malformed')
    }
  })

  it('refusals have the params that their texts need', () => {
    const paramsOf = (refused: ReturnType<typeof rechtRefusals.sameWord>) =>
      refused.ok ? undefined : refused.error.params
    expect(paramsOf(rechtRefusals.sameWord('EIS'))).toEqual({ word: 'EIS' })
    expect(paramsOf(rechtRefusals.naming('piece', 'EIS'))).toEqual({ word: 'EIS' })
    expect(paramsOf(rechtRefusals.notNeeded('E'))).toEqual({ letter: 'E' })
  })
})

describe('T14 leaving', () => {
  it('T14 a player who is out, or leaves in a pause, gives no stones back and pays nothing', () => {
    const out = begun(['IE', 'SE', 'A'], { out: [seat(1)] })
    expect(eventsOf(recht, out, 1, leave)[0]).toEqual({
      type: 'left',
      seat: 1,
      by: 'choice',
      rack: [],
      price: 0,
    })
    let paused = begun(['A', 'E', 'I'], { stocks: noStocks })
    for (const by of [0, 1, 2]) paused = after(recht, paused, by, { type: 'pass' })
    expect(eventsOf(recht, paused, 1, leave)).toEqual([
      { type: 'left', seat: 1, by: 'choice', rack: [], price: 0 },
    ])
    expect(after(recht, paused, 1, leave).racks).toEqual(paused.racks)
    expect(recht.view(paused, seat(0)).racks).toEqual([['A'], ['E'], ['I']])
    expect(refusal(recht, after(recht, paused, 1, leave), 1, { type: 'ready' })).toBe('out')
  })

  it('T14 of two players one leaves with a duty: the other wins', () => {
    const named = after(recht, begun(['IESB', 'XA'], { stocks: noStocks }), 0, eis)
    const due = after(recht, named, 1, { type: 'pass' })
    expect(due.phase).toMatchObject({ type: 'duty', seat: 0 })
    const over = after(recht, due, 0, leave)
    expect(recht.outcome(recht.view(over, 'spectator'))).toMatchObject({ winners: [1], reason: 'conceded' })
    expect([0, 1].map((by) => refusal(recht, over, by, leave))).toEqual(['over', 'over'])
    const last = eventsOf(recht, { ...due, round: 2 }, 0, leave)
    expect(last.filter(({ type }) => type === 'ended')).toHaveLength(1)
  })
})

it('T14 the turn of a player who has bought stays as it is when another one leaves', () => {
  const bought = after(recht, begun(['IE', 'A', 'D']), 0, { type: 'buy', colour: 'red' })
  expect(bought.phase).toMatchObject({ type: 'begin', bought: true })
  expect(after(recht, bought, 2, leave).phase).toEqual(bought.phase)
})

it('T14 a duty stays when another player leaves', () => {
  let due = after(recht, begun(['IESB', 'XA', 'D'], { stocks: noStocks }), 0, eis)
  for (const by of [1, 2]) due = after(recht, due, by, { type: 'pass' })
  const left = after(recht, due, 2, leave)
  expect([left.phase, left.naming]).toEqual([due.phase, due.naming])
  expect(left.scores).toEqual([0, 0, 0])
})

describe('turns', () => {
  it('T42, T45 a new turn has bought nothing, proposed nothing and laid no jolly', () => {
    const onTurn = { fresh: [], proposed: false }
    const named = after(recht, begun(['IESB', 'XA'], { stocks: noStocks }), 0, eis)
    expect(named.phase).toEqual({ type: 'grow', bought: false, seat: 1, ...onTurn })
    const due = after(recht, named, 1, { type: 'pass' })
    expect(due.phase).toEqual({ type: 'duty', seat: 0, ...onTurn })
    const done = after(recht, due, 0, { type: 'fulfil', stones: 'E.S' })
    expect(done.phase).toEqual({ type: 'begin', bought: false, seat: 0, ...onTurn })
    expect(refusal(recht, named, 1, { type: 'fail' })).toBe('no-duty')
  })

  it('T43 one may pass only when both stocks are empty', () => {
    const passes = (stocks: RechtState['stocks']) =>
      typed(playsOf(recht, begun(['X', 'A'], { stocks })), 'pass').length
    expect(passes(noStocks)).toBe(1)
    expect(passes({ red: { E: 1 }, black: { S: 1 } })).toBe(0)
    expect(passes({ red: {}, black: { S: 1 } })).toBe(0)
  })

  it('each turn is a duty of its own', () => {
    const state = begun(['IX', 'EA'])
    const duties = (s: RechtState) => recht.toAct(recht.view(s, 'spectator'))
    expect(duties(state)).toEqual([{ seat: 0, for: 'turn', about: `round 1 turn ${state.turn}` }])
    expect(duties(after(recht, state, 0, eis))).toEqual([
      { seat: 1, for: 'turn', about: `round 1 turn ${state.turn + 1}` },
    ])
  })

  it('T11 after a round that was won the next one counts once', () => {
    const won = after(recht, { ...begun(['I', 'AB']), factor: 4 }, 0, eis)
    const next = [0, 1].reduce((s, by) => after(recht, s, by, { type: 'ready' }), won)
    expect([next.round, next.factor]).toEqual([2, 1])
  })

  it('T45, T48 an author whose last stones fulfil the duty wins the round', () => {
    const named = after(recht, begun(['IES', 'XA'], { stocks: noStocks }), 0, eis)
    const due = after(recht, named, 1, { type: 'pass' })
    const won = after(recht, due, 0, { type: 'fulfil', stones: 'E.S' })
    expect(won.phase).toMatchObject({ settlement: { reason: 'out', winners: [0], changes: [4, -4] } })
    expect(recht.view(won, seat(0)).racks).toEqual([[], sortStones('XA')])
  })

  it('T13 in a pause nothing is named, and no action is made up', () => {
    let paused = begun(['A', 'E'], { stocks: noStocks })
    for (const by of [0, 1]) paused = after(recht, paused, by, { type: 'pass' })
    expect([0, 1].map((by) => refusal(recht, paused, by, eis))).toEqual(['pause', 'pause'])
    expect(refusal(recht, begun(['A', 'E']), 0, { type: 'dance' })).toBe('malformed')
  })

  it('T42, T43 who begins and who passes a BEGIN is told from the others', () => {
    const state = begun(['IX', 'EA', 'BA'], { stocks: noStocks })
    expect(eventsOf(recht, state, 0, eis)[0]).toMatchObject({ type: 'named', begins: true })
    expect(eventsOf(recht, state, 0, { type: 'pass' })[0]).toMatchObject({ type: 'passed', counts: true })
    const named = after(recht, state, 0, eis)
    const reis = { ...eis, stone: 'E', col: -1, word: 'REIS', start: { row: 0, col: -2 } } as const
    expect(eventsOf(recht, named, 1, reis)[0]).toMatchObject({ type: 'named', begins: false })
    expect(eventsOf(recht, named, 1, { type: 'pass' })[0]).toMatchObject({ type: 'passed', counts: false })
  })

  it('T47 BONUS: a stone of the word, or let it go; nothing is bought', () => {
    const grid = gridFromRows(['TOR'])
    const finished = { row: 0, col: 0, direction: 'across', word: 'TOR' } as const
    const rot = {
      type: 'name',
      stone: 'R',
      row: -1,
      col: 1,
      word: 'ROT',
      start: { row: -1, col: 1 },
    } as const
    const bonus = after(recht, begun(['RTA', 'X'], { grid, finished }), 0, rot)
    expect(bonus.phase).toMatchObject({ type: 'bonus', seat: 0, left: 1 })
    const plays = playsOf(recht, bonus)
    expect(typed(plays, 'pass')).toEqual([{ type: 'pass' }])
    expect(typed(plays, 'add')).toEqual([{ type: 'add', row: 1, col: 1, stone: 'T' }])
    expect([typed(plays, 'buy'), typed(plays, 'name')]).toEqual([[], []])
  })
})

describe('namings', () => {
  it('T40 no word is offered that would run into other stones', () => {
    const finished = { row: 0, col: 0, direction: 'across', word: 'TOR' } as const
    const names = (grid: Grid) => {
      const state = begun(['EX', 'A'], { grid, finished })
      const plays = typed(playsOf(recht, state), 'name') as unknown as { readonly word: string }[]
      for (const play of plays) expect(refusal(recht, state, 0, play)).toBe('accepted')
      return plays.map(({ word }) => word)
    }
    expect(names(gridFromRows(['TOR']))).toContain('TEE')
    expect(names(gridFromRows(['TOR', '...', '...', 'T..']))).not.toContain('TEE')
    expect(names(gridFromRows(['TOR', '...', 'S..']))).not.toContain('TEE')
  })

  it('T42 a stone that the word needs is added only at an end of the piece', () => {
    const reise = { ...eis, word: 'REISE', start: { row: 0, col: -2 } } as const
    const named = after(recht, begun(['IX', 'ERS', 'A']), 0, reise)
    const add = (stone: string, col: number) => refusal(recht, named, 1, { type: 'add', stone, row: 0, col })
    expect([add('E', -1), add('S', 1)]).toEqual(['accepted', 'accepted'])
    expect([add('R', -2), add('E', 2)]).toEqual(['not-at-end', 'not-at-end'])
  })

  it('T41 no word is begun on a cell where a stone lies', () => {
    const state = begun(['EX', 'A'], {
      grid: gridFromRows(['TOR', 'E..', 'E..']),
      finished: { row: 0, col: 0, direction: 'across', word: 'TOR' },
    })
    const names = typed(playsOf(recht, state), 'name')
    expect(names.length).toBeGreaterThan(0)
    for (const play of names) expect(refusal(recht, state, 0, play)).toBe('accepted')
  })

  it('T40 a naming holds the stone that is laid, in its own row and column', () => {
    const name = (stone: string, row: number, col: number, word: string, start: unknown) =>
      ({ type: 'name', stone, row, col, word, start }) as const
    const first = begun(['IE', 'A'])
    expect(refusal(recht, first, 0, name('I', 0, 0, 'EIS', { row: 0, col: -1 }))).toBe('accepted')
    expect(refusal(recht, first, 0, name('I', 0, 0, 'EIS', { row: 3, col: -1 }))).toBe('naming-piece')
    expect(refusal(recht, first, 0, name('I', 0, 0, 'EIS', { row: 0, col: 5 }))).toBe('naming-piece')
    for (const start of [null, undefined, 7, { row: 0 }, { row: 0.5, col: 0 }])
      expect(refusal(recht, first, 0, name('I', 0, 0, 'EIS', start))).toBe('malformed')
    const later = begun(['IE', 'A'], {
      grid: gridFromRows(['TOR']),
      finished: { row: 0, col: 0, direction: 'across', word: 'TOR' },
    })
    expect(refusal(recht, later, 0, name('E', 1, 0, 'TEE', { row: 0, col: 0 }))).toBe('accepted')
    expect(refusal(recht, later, 0, name('E', 1, 0, 'TEE', { row: 0, col: 7 }))).toBe('naming-piece')
  })

  it('T40 a named word makes no other run on either side that is no word', () => {
    const tee = { type: 'name', stone: 'E', row: 1, col: 0, word: 'TEE', start: { row: 0, col: 0 } } as const
    const beside = (grid: Grid) =>
      refusal(
        recht,
        begun(['E', 'A'], { grid, finished: { row: 0, col: 0, direction: 'across', word: 'TOR' } }),
        0,
        tee,
      )
    expect(beside(gridFromRows(['.TOR', 'B...'], { row: 0, col: -1 }))).toBe('naming-no-word-across')
    expect(beside(gridFromRows(['.TOR', '..B.'], { row: 0, col: -1 }))).toBe('naming-no-word-across')
    expect(beside(gridFromRows(['.TOR', 'S...'], { row: 0, col: -1 }))).toBe('naming-no-word-across')
    expect(beside(gridFromRows(['.TOR', '..R.'], { row: 0, col: -1 }))).toBe('accepted')
    expect(beside(gridFromRows(['.TOR', 'R...'], { row: 0, col: -1 }))).toBe('accepted')
    const row = (grid: Grid) => {
      const eis = {
        type: 'name',
        stone: 'I',
        row: 0,
        col: 0,
        word: 'EIS',
        start: { row: 0, col: -1 },
      } as const
      return refusal(recht, begun(['I', 'A'], { grid }), 0, eis)
    }
    expect(row({ '-1,1': 'E' })).toBe('accepted')
    expect(row({ '1,1': 'O' })).toBe('accepted')
    expect(row({ '-1,1': 'X' })).toBe('naming-no-word-across')
    expect(row({ '1,1': 'X' })).toBe('naming-no-word-across')
  })
})
