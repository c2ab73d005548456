import { describe, expect, it } from 'vitest'
import type { Action, Grow } from '../src/index.ts'
import { type Scene, table } from './support/table.ts'

const lay = (cards: string, grow: Grow = 'none', down?: string): Action =>
  down === undefined ? { type: 'lay', grow, cards } : { type: 'lay', grow, cards, down }
const turn: Scene = { words: 'MARE MIRE MARES ARE', rack: 'MARE', hands: ['ISZ-*', 'E'], stock: 'AAAA' }
const erased = { ...turn, rack: '_ARES' }
const full = { ...turn, rack: '_____MARE' }
const open = { ...turn, rack: '' }
const beginners = { ...turn, options: { beginners: true } }

describe('a refusal names what it is about', () => {
  it.each<[string, object, Scene, Action]>([
    ['first-word-three', {}, open, lay('IS')],
    ['first-word-letters', { card: '-' }, open, lay('IS-')],
    ['rack-full', {}, full, lay('S.........', 'front')],
    ['cells', { cells: 4 }, turn, lay('.I.')],
    ['cells', { cells: 5 }, turn, lay('....', 'end')],
    ['foreign-letter', { letter: '1' }, turn, lay('.1..')],
    ['face-down-off', {}, turn, lay('...#', 'none', 'Z')],
    ['face-down-off', {}, turn, lay('.I..', 'none', 'Z')],
    ['face-down-one', {}, beginners, lay('#..#', 'none', 'Z')],
    ['face-down-one', {}, beginners, lay('...#', 'none', 'ZZ')],
    ['cards-missing', { cards: 'QQ' }, turn, lay('.QQ.')],
    ['new-cell-letter', {}, turn, lay('....-', 'end')],
    ['new-cell-letter', {}, turn, lay('.I...', 'end')],
    ['erased-already', { cell: 1 }, erased, lay('-....')],
    ['same-letter', { letter: 'E', cell: 4 }, turn, lay('...e')],
    ['nothing-laid', {}, turn, lay('....')],
    ['grow-past-erased', {}, { ...erased, rack: '_ARE' }, lay('S....', 'front')],
    ['grow-past-erased', {}, { ...erased, rack: 'ARE_' }, lay('....S', 'end')],
    ['eraser-inside', { cell: 2 }, turn, lay('.-..')],
    ['gap', { cell: 2 }, { ...erased, rack: '__ARES' }, lay('S.....')],
    ['nothing-kept', {}, { ...turn, hands: ['ISZT', 'E'] }, lay('ISZT')],
    ['too-short', { word: 'RE', shortest: 3 }, { ...erased, rack: '_ARE' }, lay('.-..')],
    [
      'same-word',
      { word: 'MARE' },
      { ...turn, hands: ['*', '*'], options: { coverSame: true } },
      lay('..r.'),
    ],
    ['not-a-word', { word: 'MSRE', reason: 'unknown-word' }, turn, lay('.S..')],
    ['found-wrong', { word: 'MIRE' }, { ...turn, change: { wrong: ['MIRE'] } }, lay('.I..')],
    ['cards-missing', { cards: 'Q' }, turn, { type: 'exchange', card: 'Q' }],
    ['cards-missing', { cards: 'IS' }, turn, { type: 'exchange', card: 'IS' }],
    ['stock-empty', {}, { ...turn, stock: '' }, { type: 'exchange', card: 'I' }],
    ['stale', { window: 'w9' }, turn, { type: 'accept', window: 'w9' }],
    ['started', {}, turn, { type: 'choose', cards: 'ISZ' }],
    ['starting', {}, { ...turn, starting: true }, lay('.I..')],
  ])('%s %o', (code, params, scene, action) => {
    const refusal = table(scene).try(0, action)
    expect(refusal?.code).toBe(code)
    expect(refusal?.params).toEqual(params)
    expect(refusal?.text).toMatch(/\.$/)
  })

  it('exchanges-used says how many there are', () => {
    const phase = { type: 'turn', seat: 0, number: 1, exchanges: 7 } as never
    const refusal = table({ ...turn, change: { phase } }).try(0, { type: 'exchange', card: 'I' })
    expect(refusal).toMatchObject({ code: 'exchanges-used', params: { most: 7 } })
    expect(refusal?.text).toBe('A turn has at most 7 exchanges.')
  })
})
