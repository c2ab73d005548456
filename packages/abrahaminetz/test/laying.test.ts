import { describe, expect, it } from 'vitest'
import { solve } from '../src/index.ts'
import { table } from './support/table.ts'

const hands = ['EISTOLN', 'AAAAAAA']
const stock = 'AAAAAAAAAAAAAA'
const at = (rack: string, words: string, hand = hands[0]!, options: object = {}) =>
  table({ words, rack, hands: [hand, hands[1]!], stock, options })

describe('later words', () => {
  it('A5 at least three letters', () => {
    expect(at('MAL', 'MAL AL', '-EEEEEE').lay(0, '-..')).toBe('too-short')
    expect(at('MALE', 'MALE MAL', '-EEEEEE').lay(0, '...-')).toBe('ok')
  })

  it('A6 the word must be another one', () => {
    expect(at('MALE', 'MALE', '*EEEEEE', { coverSame: true }).lay(0, '...E')).toBe('same-word')
    // ALLE one cell further on: erased in front, lengthened behind, yet the same word.
    expect(at('ALLE', 'ALLE', 'ALE-ZZZ').lay(0, '-A.LE', 'end')).toBe('same-word')
  })

  it('A7 any number of cells is covered, each by one card of the hand', () => {
    expect(at('MARE', 'MISE').lay(0, '.IS.')).toBe('ok')
    expect(at('MARE', 'MARE').lay(0, '....')).toBe('nothing-laid')
    expect(at('MARE', 'MISE').lay(0, '.IS')).toBe('cells')
    expect(at('MARE', 'MUSE').lay(0, '.US.')).toBe('cards-missing')
    expect(at('MARE', 'MOOE').lay(0, '.OO.')).toBe('cards-missing')
    expect(at('MARE', 'MISE').lay(0, '.ß..')).toBe('foreign-letter')
    expect(at('MARE', 'MISE').lay(0, '.IS.', 'end')).toBe('cells')
  })

  it('A8 one cell more, at the front or at the end', () => {
    expect(at('MARE', 'MARES').lay(0, '....S', 'end')).toBe('ok')
    const front = at('RARE', 'ORARE')
    expect(front.lay(0, 'O....', 'front')).toBe('ok')
    expect(front.state.rack).toBe('ORARE')
    expect(at('MARE', 'MARE').lay(0, '.I...', 'end')).toBe('new-cell-letter')
    expect(at('MARE', 'MARE', '-ISTOLN').lay(0, '....-', 'end')).toBe('new-cell-letter')
    expect(at('MARE', 'MARESO').lay(0, '....SO', 'end')).toBe('cells')
  })

  it('A8 never more than nine cells, erased ones included', () => {
    expect(at('MARINIERE', 'MARINIERES').lay(0, '.........S', 'end')).toBe('rack-full')
    expect(at('_MARINIER', 'MARINIERE').lay(0, '.........E', 'end')).toBe('rack-full')
    expect(at('MARINIER', 'MARINIERE').lay(0, '........E', 'end')).toBe('ok')
  })

  it('A8 not beyond an erased cell, unless it is covered in the same turn', () => {
    expect(at('MARE_', 'MARES').lay(0, '.....S', 'end')).toBe('grow-past-erased')
    expect(at('_MARE', 'SMARE').lay(0, 'S.....', 'front')).toBe('grow-past-erased')
    expect(at('MARE_', 'SMARE').lay(0, 'S.....', 'front')).toBe('ok')
    expect(at('MARE_', 'MARELS').lay(0, '....LS', 'end')).toBe('ok')
  })

  it('A9 erasers shorten the word from its edges', () => {
    const both = at('MARES', 'ARE', '--EEEEE')
    expect(both.lay(0, '-...-')).toBe('ok')
    expect(both.state.rack).toBe('_ARE_')
    expect(both.points).toBe(3 - 4)
    expect(at('MARES', 'MAS', '--EEEEE').lay(0, '..--.')).toBe('eraser-inside')
    expect(at('MARES_', 'MARE', '--EEEEE').lay(0, '....--')).toBe('erased-already')
    expect(at('MARES', 'RES', '-EEEEEE').lay(0, '--...')).toBe('cards-missing')
  })

  it('A10 a cell stays erased until a card covers it, and covering it is not lengthening', () => {
    const later = table({
      words: 'MARES MARE MARIE SMARIES',
      rack: 'MARES',
      hands: ['-EEEEEE', 'ISISEEE'],
      stock,
    })
    expect(later.lay(0, '....-')).toBe('ok')
    expect(later.state.rack).toBe('MARE_')
    expect(later.lay(1, '...IE')).toBe('ok')
    expect(later.state.rack).toBe('MARIE')
    const two = at('__MAR', 'OSMAR')
    expect(two.lay(0, 'OS...')).toBe('ok')
    const grown = at('MAR__', 'SMARIE')
    expect(grown.lay(0, 'S...IE', 'front')).toBe('ok')
  })

  it('A10 an eraser laid this turn is covered at the earliest next turn: a cell takes one card', () => {
    expect(at('MARES', 'MARET', '-TEEEEE').lay(0, '....T')).toBe('ok')
    expect(at('MARES', 'MARET', '-TEEEEE').lay(0, '....-T')).toBe('cells')
  })

  it('A11 the word is one block', () => {
    expect(at('MAR__', 'MARS').lay(0, '....S')).toBe('gap')
    expect(at('__MAR', 'SMAR').lay(0, 'S....')).toBe('gap')
    expect(at('MAR__', 'MARS').lay(0, '...S.')).toBe('ok')
  })

  it('A12 at least one card of the lying word stays', () => {
    expect(at('MAR', 'SEL').lay(0, 'SEL')).toBe('nothing-kept')
    expect(at('_MAR', 'ISEL').lay(0, 'ISEL')).toBe('nothing-kept')
    expect(at('MAR', 'SERT').lay(0, 'SE.T', 'end')).toBe('ok')
    expect(at('MAR', 'AAA', '---EEEE').lay(0, '---')).toBe('nothing-kept')
  })

  it('A13 no card covers one that shows the same letter, unless the table allows it', () => {
    expect(at('MARE', 'MISE').lay(0, '.ISE')).toBe('same-letter')
    expect(at('MARe', 'MISE').lay(0, '.ISE')).toBe('same-letter')
    expect(at('MARE', 'MISE', '*ISEOLN').lay(0, '.ISe')).toBe('same-letter')
    const allowed = at('MARe', 'MISE', undefined, { coverSame: true })
    expect(allowed.lay(0, '.ISE')).toBe('ok')
    expect(allowed.points).toBe(2 + 1 + 1 + 1 + 3)
  })

  it('A14 a joker keeps its letter, is worth 1, and can be covered', () => {
    const joker = table({
      words: 'MARE MAZE MAZES MACE',
      rack: 'MARE',
      hands: ['*EEEEEE', 'SCEEEEE', ''],
      stock,
    })
    expect(joker.lay(0, '..z.')).toBe('ok')
    expect(joker.state.rack).toBe('MAzE')
    expect(joker.points).toBe(2 + 1 + 1 + 1)
    expect(joker.lay(1, '..C.')).toBe('ok')
    expect(joker.state.covered).toEqual({ R: 1, '*': 1 })
  })

  it('A15 all cards of the word count, and every eraser that shows costs 2', () => {
    const scored = at('_MARE_', 'MISE')
    expect(scored.lay(0, '..IS..')).toBe('ok')
    expect(scored.points).toBe(2 + 1 + 1 + 1 - 4)
    expect(scored.state.scores).toEqual([1, 0])
    const covered = at('_MARE', 'SMARE')
    covered.lay(0, 'S....')
    expect(covered.points).toBe(1 + 2 + 1 + 1 + 1)
  })

  it.each([
    ['.I..', 'MIRE', 5],
    ['.IS.', 'MISE', 5],
    ['.IST', 'MIST', 5 + 3],
  ])('A16 %s: the bonus begins with the third card', (cards, word, points) => {
    const laid = at('MARE', word)
    laid.lay(0, cards)
    expect(laid.points).toBe(points)
  })

  it('A16 five cards bring 9, erasers none', () => {
    const sorties = at('MARINE', 'SORTIES', 'SOTISZZ')
    sorties.lay(0, 'SO.TI.S', 'end')
    expect(sorties.points).toBe(7 + 9)
    const eraser = at('MARES', 'LIRE', 'LI-ZZZZ')
    eraser.lay(0, 'LI..-')
    expect(eraser.points).toBe(4 - 2)
  })

  it('A25 a word not admitted is refused with the reason, and nothing changes; house words count', () => {
    const checked = at('MARE', 'MISE')
    const refusal = checked.try(0, { type: 'lay', grow: 'none', cards: '.I..' })
    expect(refusal).toMatchObject({ code: 'not-a-word', params: { word: 'MIRE', reason: 'unknown-word' } })
    expect(checked.events).toEqual([])
    expect(at('MARE', 'MISE', undefined, { words: { houseWords: ['MIRE'] } }).lay(0, '.I..')).toBe('ok')
  })

  it('A31 only the side whose turn it is plays', () => {
    const turn = table({ words: 'MARE MISE', rack: 'MARE', hands: [hands[0]!, hands[0]!], stock })
    expect(turn.lay(1, '.IS.')).toBe('not-your-turn')
    expect(turn.code(1, { type: 'pass' })).toBe('not-your-turn')
    expect(turn.code(1, { type: 'exchange', card: 'E' })).toBe('not-your-turn')
    turn.do(0, { type: 'pass' })
    expect(turn.lay(1, '.IS.')).toBe('ok')
  })

  it('solve reads racks and hands as text and lists the best play first', () => {
    const { game } = at('MARE', 'MARE MERE MARI MINI MARES MAR ARE')
    const solved = solve(game, { rack: 'MARe', hand: 'inis*-z' })
    if (!solved.ok) throw new Error(solved.error.text)
    expect(solved.value.map(({ word, points, rack }) => [word, points, rack])).toEqual(
      [
        ['MINI', 8, 'MINI'],
        ['MARES', 6, 'MAReS'],
        ['MARI', 5, 'MARI'],
        ['MERE', 5, 'MeRe'],
        ['ARE', 1, '_ARe'],
        ['MAR', 2, 'MAR_'],
      ].sort((a, b) => (b[1] as number) - (a[1] as number)),
    )
    expect(solve(game, { rack: 'M_RE', hand: 'A' })).toMatchObject({ ok: false, error: { code: 'gap' } })
    expect(solve(game, { rack: 'M1RE', hand: 'A' })).toMatchObject({ error: { code: 'foreign-letter' } })
    expect(solve(game, { rack: 'MARE', hand: 'A?' })).toMatchObject({ error: { code: 'foreign-letter' } })
    expect(solve(game, { rack: 'MA', hand: 'A' })).toMatchObject({ error: { code: 'rack-size' } })
    expect(solve(game, { rack: '_MA', hand: 'A' })).toMatchObject({ error: { code: 'too-short' } })
  })
})
