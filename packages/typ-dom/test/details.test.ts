import { ok, type Refusal, type Result, seat } from '@estocade/kernel'
import { alphabets } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { refusals } from '../src/crossword/refusals.ts'
import { kreuzwort as kreuzwortRules, point as pointRules } from '../src/crossword/rules.ts'
import { type CrosswordState, createKreuzwort, createPoint, createRecht, gridFromRows } from '../src/index.ts'
import { readBench } from '../src/presto/bench.ts'
import { sortStones, stoneSet } from '../src/stones.ts'
import { beginner, putBack } from '../src/table/stocks.ts'
import { checkSwap } from '../src/table/swaps.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, fewWords, noStocks, playsOf, refusal, scene, typed } from './playing.ts'

const judge = judgeOf(fewWords)
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const recht = createRecht(judge)

const paramsOf = (refused: Result<never, Refusal>) => (refused.ok ? undefined : refused.error.params)

// The texts in six languages are made from the code and the params alone.
it('refusals have the params that their texts need', () => {
  const verdict = { admitted: false, reason: 'unknown-word', text: 'XY?', readings: [] } as never
  expect(paramsOf(refusals.jollyBuiltIn(3))).toEqual({ sides: 3 })
  expect(paramsOf(refusals.letterNotHeld('E'))).toEqual({ letter: 'E' })
  expect(paramsOf(refusals.stonesNotHeld('EI'))).toEqual({ stones: 'EI' })
  expect(paramsOf(refusals.proposalOpen('EIS'))).toEqual({ word: 'EIS' })
  for (const place of [refusals.noJolly, refusals.occupied, refusals.nothingLying])
    expect(paramsOf(place({ row: 2, col: 5 }))).toEqual({ row: 2, col: 5 })
  expect(paramsOf(refusals.noSharedLetter('EIS'))).toEqual({ word: 'EIS' })
  expect(paramsOf(refusals.notTouching('EIS'))).toEqual({ word: 'EIS' })
  expect(paramsOf(refusals.noWord('XY', verdict))).toMatchObject({ word: 'XY', reason: 'unknown-word' })
  expect(paramsOf(refusals.buyNumber(3))).toEqual({ most: 3 })
  expect(paramsOf(refusals.noSuchStones('red', 2))).toEqual({ colour: 'red', left: 2 })
  const run = { direction: 'down', row: 1, col: 2, word: 'XY' } as const
  expect(paramsOf(refusals.noWordAcross(run, 'unknown-word'))).toEqual({
    ...{ word: 'XY', reason: 'unknown-word', row: 1, col: 2 },
  })
})

describe('a workbench that comes from outside', () => {
  const codeOf = (bench: unknown, rack = ['A', 'B']) => {
    const read = readBench(bench, rack, 'ABCDE')
    return read.ok ? read.value : read.error.code
  }

  it('leaves the stones of the rack that are not on it', () => {
    expect(codeOf({ '0,0': 'A' })).toEqual(['B'])
    expect(codeOf({ '-9999,9999': 'B', '0,-1': 'A' })).toEqual([])
    expect(codeOf({ '0,0': 'C' })).toBe('stones-not-held')
    expect(codeOf({ '0,0': 'A', '0,1': 'A' })).toBe('stones-not-held')
  })

  it.each([
    [null],
    [[]],
    ['A'],
    [{ '0,0x': 'A' }],
    [{ 'x0,0': 'A' }],
    [{ '00,0': 'A' }],
    [{ '0,-0': 'A' }],
    [{ '0,10000': 'A' }],
    [{ '10000,0': 'A' }],
    [{ '0,0': 'AB' }],
    [{ '0,0': '' }],
    [{ '0,0': 7 }],
    [{ '0,0': '?' }],
  ])('%j is malformed', (bench) => expect(codeOf(bench)).toBe('malformed'))
})

describe('Kreuzwort and Point-Typ-Dom', () => {
  it('nobody wins when nobody has won anything', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B'] })
    expect(kreuzwortRules.winners({ ...state, scores: [0, 0] })).toEqual([])
    expect(kreuzwortRules.winners({ ...state, scores: [3, -3] })).toEqual([0])
  })

  it('whoever is out first wins the round, or whoever has most points', () => {
    const settled = (winner: string) => {
      const state = scene(point, { racks: ['', ''], options: { winner } })
      const out = { ...state, out: seat(0), points: [1, 50] }
      return pointRules.settle(out, 'out', stoneSet(alphabets.de)).winners
    }
    expect(settled('first-out')).toEqual([0])
    expect(settled('most-points')).toEqual([1])
  })

  it('stones in a list are malformed, though each of them is one', () => {
    const state = scene(kreuzwort, { racks: ['EI', 'B'] })
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0 }
    expect(refusal(kreuzwort, state, 0, { ...lay, stones: ['E', 'I'] })).toBe('malformed')
    expect(refusal(kreuzwort, state, 0, { ...lay, stones: 'EI' })).toBe('accepted')
  })

  it('one may pass only when both stocks are empty', () => {
    const passes = (stocks: CrosswordState['stocks']) => {
      const state = scene(kreuzwort, { racks: ['S', 'O'], grid: gridFromRows(['EI']), stocks })
      return typed(playsOf(kreuzwort, state), 'pass').length
    }
    expect(passes(noStocks)).toBe(1)
    expect(passes({ red: { E: 1 }, black: { S: 1 } })).toBe(0)
    expect(passes({ red: { E: 1 }, black: {} })).toBe(0)
  })
})

describe('Wer behält recht?', () => {
  const config = configured(recht)
  const begun = () => recht.setup(config, 2, chance()).reduce(recht.evolve, recht.empty(config, 2))
  const turnOf = (state: ReturnType<typeof begun>) => ('seat' in state.phase ? state.phase.seat : seat(0))

  it('a word that is not text is malformed', () => {
    const state = begun()
    const name = { type: 'name', row: 0, col: 0, stone: 'E', start: { row: 0, col: 0 }, word: 7 }
    expect(refusal(recht, state, turnOf(state), name)).toBe('malformed')
  })

  it('nothing is bought of a colour that has run out', () => {
    const state = begun()
    const short = { ...state, stocks: { ...state.stocks, red: {} } }
    for (const type of ['buy', 'buy-and-pass']) {
      expect(refusal(recht, short, turnOf(state), { type, colour: 'red' })).toBe('stock-short')
      expect(refusal(recht, short, turnOf(state), { type, colour: 'black' })).toBe('accepted')
    }
  })

  it('only a player with a duty fulfils one, even if a word is named', () => {
    const state = begun()
    const naming: ReturnType<typeof begun>['naming'] = {
      direction: 'across',
      row: 0,
      col: 0,
      word: 'EIS',
      author: seat(0),
      fresh: false,
      piece: { row: 0, col: 0 },
      own: [],
    }
    const named = { ...state, naming }
    expect(refusal(recht, named, turnOf(state), { type: 'fulfil', stones: 'EIS' })).toBe('no-duty')
  })

  it('has an outcome when only one player is left, and none before', () => {
    const state = begun()
    expect(recht.outcome(recht.view(state, 'spectator'))).toBeUndefined()
    const over = after(recht, state, 1, { type: 'concede' })
    expect(recht.outcome(recht.view(over, 'spectator'))).toMatchObject({
      scores: over.scores,
      winners: [0],
      left: [{ seat: 1, by: 'choice' }],
    })
  })
})

describe('stones and stocks', () => {
  it('T1 stones of both colours go back to their stocks', () => {
    expect(putBack(noStocks, ['B', 'E', 'E', 'S'])).toEqual({ red: { E: 2 }, black: { B: 1, S: 1 } })
  })

  it('racks are in the order of the alphabet, reds first', () => {
    expect(sortStones(['S', 'E', 'B', 'A'])).toEqual(['A', 'E', 'B', 'S'])
  })

  it('T3 of two racks that begin alike the longer one begins', () => {
    const lots = Array.from({ length: 8 }, (_, n) => chance(`lot ${n}`))
    for (const lot of lots) {
      expect(beginner([['E'], ['E', 'A']], alphabets.de, lot)).toBe(1)
      expect(beginner([['E', 'A'], ['E']], alphabets.de, lot)).toBe(0)
    }
  })

  it('T2 a jolly with two neighbours is taken, one with three is not', () => {
    const cell = { row: 1, col: 1 }
    expect(checkSwap(gridFromRows(['...', 'EiS']), ['I'], [], cell)).toEqual(ok('I'))
    const three = checkSwap(gridFromRows(['.T.', 'EiS']), ['I'], [], cell)
    expect(three.ok ? undefined : three.error).toMatchObject({ code: 'jolly-built-in', params: { sides: 3 } })
  })

  it('T12 nobody has consented to a word that was just proposed', () => {
    const state = scene(kreuzwort, { racks: ['A', 'B', 'D'] })
    const asked = after(kreuzwort, state, 0, { type: 'propose', word: 'POLA' })
    expect(asked.proposal).toEqual({ word: 'POLA', by: 0, consents: [] })
    expect(kreuzwort.toAct(kreuzwort.view(asked, 'spectator')).map((duty) => duty.seat)).toContain(2)
  })
})
