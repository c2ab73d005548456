import { describe, expect, it } from 'vitest'
import { placedIn, readCrosswordAction, readPrestoAction, readRechtAction } from '../src/index.ts'

describe('actions from outside', () => {
  it.each([
    [readCrosswordAction, { type: 'lay', row: -2, col: 0, direction: 'down', stones: 'TE.aS' }],
    [readCrosswordAction, { type: 'buy', colours: ['red', 'black'] }],
    [readCrosswordAction, { type: 'swap', row: 1, col: 2 }],
    [readCrosswordAction, { type: 'answer', word: 'POLA', consent: true }],
    [readPrestoAction, { type: 'claim', round: 1, bench: { '0,0': 'A', '0,-1': 'b' } }],
    [readRechtAction, { type: 'name', row: 0, col: 0, stone: 'K', word: 'KRONE', start: { row: 0, col: 0 } }],
    [readRechtAction, { type: 'buy', colour: 'red' }],
  ])('%o takes %j', (read, action) => expect(read(action)).toEqual({ ok: true, value: action }))

  it.each([
    [readCrosswordAction, { type: 'lay', row: 1e9, col: 0, direction: 'down', stones: 'A' }],
    [readCrosswordAction, { type: 'lay', row: 0, col: 0, direction: 'up', stones: 'A' }],
    [readCrosswordAction, { type: 'buy', colours: ['green'] }],
    [readCrosswordAction, { type: 'buy', colours: Array(81).fill('red') }],
    [readPrestoAction, { type: 'claim', round: 1, bench: { '0,0': 'AB' } }],
    [readPrestoAction, { type: 'claim', round: 1, bench: { 'a,b': 'A' } }],
    [readPrestoAction, { type: 'claim', round: 1, bench: ['A'] }],
    [readPrestoAction, { type: 'resume' }],
    [readRechtAction, { type: 'name', row: 0, col: 0, stone: 'K', word: 'KRONE', start: { row: 0 } }],
    [readRechtAction, { type: 'buy-and-pass', colour: 'red' }],
  ])('%o refuses %j', (read, action) => expect(read(action).ok).toBe(false))

  it('T36 others learn how many stones lie on a workbench, and 0 for anything that is not a workbench', () => {
    const rack = ['A', '*', 'C']
    expect(placedIn('{"0,0":"A","0,1":"b"}', rack)).toBe(2)
    const none = ['', 'A', '[1,2]', '{"0,0":"AB"}', 'null']
    expect(none.map((draft) => placedIn(draft, rack))).toEqual([0, 0, 0, 0, 0])
  })

  it('T36 stones that the player does not hold are not counted', () => {
    expect(placedIn('{"0,0":"A","0,1":"A","0,2":"X","0,3":"C"}', ['A', 'C', 'E'])).toBe(2)
    expect(placedIn('{"0,0":"A"}', [])).toBe(0)
  })
})
