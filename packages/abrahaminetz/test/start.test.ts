import { bagSize, chanceFrom, piecesOf, seedFrom } from '@estocade/kernel'
import { lexiconIds } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { abrahaminetzOptions, configure, fullDeck, valuesOf } from '../src/index.ts'
import { listed } from './support/lexicons.ts'
import { table } from './support/table.ts'

const words = 'MUR SOL SEL EAU MER'
const choose = (cards: string) => ({ type: 'choose', cards }) as const

describe('material and start', () => {
  it.each(lexiconIds)('A1 the %s deck has 94 letters, 10 erasers, 6 jokers', (id) => {
    const deck = fullDeck(id)
    expect(bagSize(deck)).toBe(110)
    expect([deck['-'], deck['*']]).toEqual([10, 6])
    for (const letter of Object.keys(deck).filter((card) => card !== '-' && card !== '*'))
      expect(valuesOf(id)[letter]).toBeGreaterThan(0)
  })

  it('A2 seven cards each for 2 to 6 sides', () => {
    const { game } = table({ words })
    expect(game.seats(table({ words }).state.config)).toEqual({ min: 2, max: 6 })
    const config = game.configure({})
    if (!config.ok) throw new Error()
    for (let sides = 2; sides <= 6; sides++) {
      const [dealt] = game.setup(config.value, sides, chanceFrom(seedFrom('deal')))
      expect(dealt).toMatchObject({ type: 'dealt' })
      const state = game.evolve(game.empty(config.value, sides), dealt!)
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(sides).fill(7))
      expect(piecesOf(state.stock)).toHaveLength(110 - 7 * sides)
    }
  })

  it('A3 the dearest starting word starts, and the words stay in the hands', () => {
    const start = table({ words, starting: true, hands: ['MURAAAA', 'SELSOLA'] })
    start.do(1, choose('SEL'))
    expect(start.view(0).phase).toEqual({ type: 'starting', chosen: [false, true], own: null })
    expect(start.view(1).phase).toEqual({ type: 'starting', chosen: [false, true], own: 'SEL' })
    start.do(0, choose('MUR'))
    expect(start.event('started')).toEqual({
      type: 'started',
      by: 'points',
      words: [
        { cards: 'MUR', points: 4, admitted: true },
        { cards: 'SEL', points: 3, admitted: true },
      ],
    })
    expect(start.state.phase).toMatchObject({ type: 'turn', seat: 0, exchanges: 0 })
    expect(start.state.hands).toEqual(['MURAAAA', 'SELSOLA'])
  })

  it('A3 others see only who has chosen', () => {
    const start = table({ words, starting: true, hands: ['MURAAAA', 'SELSOLA'] }).do(1, choose('SEL'))
    const [chose] = start.events
    const seen = (viewer: 0 | 1) => start.game.see(chose!, viewer as never, start.state)
    expect(seen(0)).toEqual({ type: 'chose', seat: 1, cards: null })
    expect(seen(1)).toEqual({ type: 'chose', seat: 1, cards: 'SEL' })
  })

  it.each([
    [1, 1],
    [0, 0],
  ])('A3 equal words draw lots (%i)', (lot, first) => {
    const start = table({ words, starting: true, hands: ['SOLAAAA', 'SELSOLA'] })
    start.do(0, choose('SOL'))
    start.lots = [lot]
    start.do(1, choose('SEL'))
    expect(start.event('started')?.by).toBe('lot')
    expect(start.state.phase).toMatchObject({ seat: first })
  })

  it('A3 nobody has a word: by lot among all', () => {
    const start = table({ words, starting: true, hands: ['AAA', 'AAA', 'AAA'] })
    start.do(0, { type: 'decline' }).do(2, { type: 'decline' })
    start.lots = [2]
    start.do(1, { type: 'decline' })
    expect(start.state.phase).toMatchObject({ type: 'turn', seat: 2 })
  })

  it('A3 jokers count 1, erasers do not count as letters, choices are made once', () => {
    const start = table({ words, starting: true, hands: ['M*R-AAA', 'SELSOLA'] })
    expect(start.code(0, choose('M-R'))).toBe('first-word-letters')
    expect(start.code(0, choose('MUR'))).toBe('cards-missing')
    expect(start.code(0, choose('SELS'))).toBe('first-word-three')
    expect(start.code(0, choose('MaR'))).toBe('not-a-word')
    expect(start.code(0, { type: 'pass' })).toBe('starting')
    expect(start.code(0, choose('MuR'))).toBe('ok')
    expect(start.code(0, choose('MuR'))).toBe('already-chosen')
    start.do(1, { type: 'decline' })
    expect(start.event('started')?.words[0]?.points).toBe(4)
    expect(start.code(1, { type: 'decline' })).toBe('started')
  })

  it('A3 the duty is a round of one minute', () => {
    const start = table({ words, starting: true, hands: ['MURAAAA', 'SELSOLA'] })
    expect(start.game.toAct(start.view())).toEqual([
      { seat: 0, for: 'round', about: 'start', limit: 60 },
      { seat: 1, for: 'round', about: 'start', limit: 60 },
    ])
    expect(start.game.onTimeout(start.view(0), 0 as never)).toEqual({ type: 'decline' })
  })

  it('A4 the first word has exactly three letters', () => {
    const open = table({ words: `${words} SOLE`, hands: ['SOLEMU-', 'SELSOLA'], stock: 'AAAAAA' })
    expect(open.lay(0, 'SOLE')).toBe('first-word-three')
    expect(open.lay(0, 'SO-')).toBe('first-word-letters')
    expect(open.lay(0, 'SO.')).toBe('first-word-letters')
    expect(open.lay(0, 'SOL', 'end')).toBe('first-word-three')
    expect(open.lay(0, 'SOL')).toBe('ok')
    expect(open.state.rack).toBe('SOL')
    expect(open.points).toBe(3 + 3)
  })

  it('A4 who cannot lay it passes, and the next opens with three', () => {
    const open = table({ words: `${words} SOLE`, hands: ['ZZZZZZZ', 'SELSOLE'] }).do(0, { type: 'pass' })
    expect(open.lay(1, 'SOLE')).toBe('first-word-three')
    expect(open.lay(1, 'SEL')).toBe('ok')
  })

  it('A29 one minute for a turn by default; the starting words follow the clock', () => {
    const { game } = table({ words })
    const clockOf = (options: object) => {
      const config = game.configure(options)
      if (!config.ok) throw new Error(config.error.text)
      const [duty] = game.toAct(game.view(game.empty(config.value, 2), 'spectator'))
      return [game.clock(config.value), duty?.limit]
    }
    expect(clockOf({})).toEqual([{ type: 'turn', seconds: 60 }, 60])
    expect(clockOf({ clock: { type: 'turn', seconds: 30 } })[1]).toBe(30)
    expect(clockOf({ clock: { type: 'bank', seconds: 600, increment: 0 } })[1]).toBe(60)
    expect(clockOf({ clock: { type: 'days', days: 3 } })).toEqual([{ type: 'days', days: 3 }, undefined])
  })

  it('A30 presets are bundles of options; nonsense is refused', () => {
    const { alphabet } = listed(words)
    for (const preset of abrahaminetzOptions.presets.map(({ id }) => id))
      expect(configure({ preset }, alphabet).ok).toBe(true)
    const code = (options: unknown) => {
      const config = configure(options, alphabet)
      return config.ok ? 'ok' : config.error.code
    }
    expect(code(undefined)).toBe('ok')
    expect(code([])).toBe('options')
    expect(code({ speed: 3 })).toBe('unknown-option')
    expect(code({ preset: 'toString' })).toBe('preset-unknown')
    expect(code({ language: 'de' })).toBe('language')
    expect(code({ judging: 'maybe' })).toBe('option-choice')
    expect(code({ beginners: 1 })).toBe('option-flag')
    expect(code({ coverSame: 'no' })).toBe('option-flag')
    expect(code({ clock: { type: 'turn' } })).toBe('clock')
    expect(code({ words: { classes: 'all' } })).toBe('option-choice')
    expect(code({ words: { classes: 'classic-de' } })).toBe('classes-language')
    expect(code({ words: { classes: 'classic-fr' } })).toBe('ok')
    expect(code({ words: { houseWords: ['né'] } })).toBe('house-words')
  })
})
