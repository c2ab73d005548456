import type { TableView } from '@estocade/table'
import { describe, expect, it } from 'vitest'
import { tableWords } from '../../src/play/table-words.ts'

const tableOf = (words: object | undefined, houseWords: readonly string[] = []) =>
  ({ config: { language: 'de', words }, match: { view: { houseWords } } }) as unknown as TableView

describe('T12 what a typed word is read by', () => {
  const { admits } = tableWords()

  it('the words of the box where the table has chosen no others', () => {
    expect(admits(tableOf(undefined), 'GEHEN')).toBe(true)
    expect(admits(tableOf({ classes: 'typ-dom' }), 'GEHST')).toBe(false)
    expect(admits(tableOf({ classes: 'typ-dom' }), 'RUDOLF')).toBe(true)
  })

  it('the table’s word classes, easier or harder than those of the box', () => {
    expect(admits(tableOf({ classes: 'open' }), 'GEHST')).toBe(true)
    expect(admits(tableOf({ classes: 'open' }), 'RUDOLF')).toBe(false)
    expect(admits(tableOf({ classes: 'professional-de' }), 'WORTE')).toBe(false)
  })

  it('house words and words that the table took out', () => {
    expect(admits(tableOf({ classes: 'open' }, ['OMAMA']), 'OMAMA')).toBe(true)
    expect(admits(tableOf({ classes: 'typ-dom', removed: ['HUND'] }), 'HUNDE')).toBe(false)
    expect(admits(tableOf({ classes: 'typ-dom' }), 'HUNDE')).toBe(true)
  })
})
