import { seat } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'
import { german } from './support/german-words.ts'
import { table } from './support/table.ts'

describe('J46 same entry', () => {
  const lengthen = (from: string, to: string) => {
    const options = { preset: 'classic-de', words: { sameEntry: true }, longest: 10, firstDraw: to.length }
    const played = table(german, options).take(0, to).lay(0, from, null, 'E')
    const decided = [...played.game.plays(played.view, seat(0))].some(
      (play) => play.type === 'lay' && play.word === to,
    )
    if (decided) return played.lay(0, to, 0, 'E').show(0).split(' ')[0]
    return played.code(0, { type: 'lay', word: to, row: 0 })
  }
  it.each([
    ['TAL', 'TALS', 'same-entry'],
    ['TAL', 'LAST', 'LAST'],
    ['LAUFEN', 'LAUFEND', 'same-entry'],
    ['LAUFEN', 'FAULEND', 'FAULEND'],
    ['GEKLINGEL', 'GEKLINGELT', 'GEKLINGELT'],
    ['ERGEHEN', 'VERGEHEN', 'VERGEHEN'],
    ['ESSE', 'ESSEN', 'same-entry'],
  ])('J46 %s → %s: %s', (from, to, result) => {
    expect(lengthen(from, to)).toBe(result)
  })

  it('J46 both may be laid as new words', () => {
    const played = table(german, { preset: 'professional-de', judging: 'checked', firstDraw: 13 }).take(
      0,
      'LAUFENLAUFEND',
    )
    expect(played.lay(0, 'LAUFEN', null, 'E').lay(0, 'LAUFEND', null, 'E').show(0)).toBe(
      'LAUFEN LAUFEND | EE',
    )
  })

  it('J46 holds for a Jarnac too', () => {
    const played = table(german, { preset: 'classic-de', words: { sameEntry: true }, firstDraw: 4 }).take(
      0,
      'TALS',
    )
    played.lay(0, 'TAL', null, 'E').pass(0)
    expect(played.code(1, { type: 'call', window: 'w1', word: 'TALS', row: 0 })).toBe('same-entry')
  })
})
