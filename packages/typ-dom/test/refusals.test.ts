import { type Game, type GameTypes, type Result, seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { createKreuzwort, createPoint, createPresto, createRecht, gridFromRows } from '../src/index.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, noStocks, refusal, scene } from './playing.ts'

const judge = judgeOf('EIS EI REIS SO ER IN ES NEU UHR TOR NAHT'.split(' '))
const kreuzwort = createKreuzwort(judge)
const point = createPoint(judge)
const presto = createPresto(judge)
const recht = createRecht(judge)

const codeOf = (result: Result<unknown>) => (result.ok ? 'accepted' : result.error.code)

describe('options', () => {
  it.each([
    [kreuzwort, 7, 'options'],
    [kreuzwort, { size: 3 }, 'unknown-option'],
    [kreuzwort, { rounds: 0 }, 'option-range'],
    [kreuzwort, { touching: 'yes' }, 'option-flag'],
    [point, { winner: 'tallest' }, 'option-choice'],
    [kreuzwort, { language: 'fr' }, 'language'],
    [recht, { houseWords: 'POLA' }, 'house-words'],
    [recht, { clock: { type: 'sand' } }, 'clock'],
    [presto, { rounds: 2, goal: 9 }, 'rounds-or-goal'],
    [point, { deal: { red: 1, black: 2 } }, 'option-range'],
    [point, { deal: [5, 8] }, 'options'],
    [kreuzwort, { deal: { red: 8, black: 10 } }, 'option-range'],
    [recht, { words: 'open' }, 'options'],
    [recht, { words: { houseWords: [] } }, 'unknown-option'],
    [presto, { words: { classes: 'everything' } }, 'option-choice'],
    [presto, { words: { classes: 'classic-fr' } }, 'classes-language'],
  ] as const)('%o %j: %s', (game, options, code) =>
    expect(codeOf((game as Game<GameTypes>).configure(options))).toBe(code),
  )
})

describe('refusals', () => {
  it('T5 a run across that is not a word', () => {
    const state = scene(kreuzwort, { racks: ['S E', 'A'], grid: gridFromRows(['.EI', '...', 'T..']) })
    const lay = { type: 'lay', direction: 'down', row: 0, col: 1, stones: '.S' } as const
    expect(refusal(kreuzwort, state, 0, lay)).toBe('accepted')
    const beside = scene(kreuzwort, { racks: ['S E', 'A'], grid: gridFromRows(['.EI', 'T..']) })
    expect(refusal(kreuzwort, beside, 0, lay)).toBe('no-word-across')
  })

  it('T7 after the word of a turn only an earned one is laid', () => {
    const state = scene(kreuzwort, { racks: ['S O X', 'A'], grid: gridFromRows(['EI.']) })
    if (state.phase.type !== 'turn') throw new Error('no turn')
    const done = { ...state, phase: { ...state.phase, laid: 1, owed: false } }
    const lay = { type: 'lay', direction: 'across', row: 0, col: 0, stones: '..S' } as const
    expect(refusal(kreuzwort, state, 0, lay)).toBe('accepted')
    expect(refusal(kreuzwort, done, 0, lay)).toBe('word-laid')
  })

  it('T13 readiness is for the pause, once each', () => {
    const ready = { type: 'ready' } as const
    let state = scene(kreuzwort, { racks: ['A', 'B'], stocks: noStocks, options: { rounds: 2 } })
    expect(refusal(kreuzwort, state, 0, ready)).toBe('no-pause')
    for (const by of [0, 1]) state = after(kreuzwort, state, by, { type: 'pass' })
    expect(refusal(kreuzwort, state, 0, { type: 'pass' })).toBe('pause')
    const waiting = after(kreuzwort, state, 0, ready)
    expect(refusal(kreuzwort, waiting, 0, ready)).toBe('ready-already')
  })

  it('T42, T45 what belongs to another phase of Wer behält recht?', () => {
    const config = configured(recht)
    const state = recht.setup(config, 2, chance()).reduce(recht.evolve, recht.empty(config, 2))
    const by = 'seat' in state.phase ? state.phase.seat : seat(0)
    expect(refusal(recht, state, by, { type: 'add', stone: 'E', row: 0, col: 0 })).toBe('no-adding')
    expect(refusal(recht, state, by, { type: 'fulfil', stones: '.' })).toBe('no-duty')
    expect(refusal(recht, state, by, { type: 'fail' })).toBe('no-duty')
    expect(refusal(recht, state, (by + 1) % 2, { type: 'fail' })).toBe('not-your-turn')
  })
})
