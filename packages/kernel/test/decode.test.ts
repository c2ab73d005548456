import { describe, expect, it } from 'vitest'
import { decoder } from '../src/index.ts'

describe('decoding an action', () => {
  const read = decoder({
    pass: {},
    lay: { word: 'text', row: 'row' },
    buy: { colour: ['red', 'black'], 'count?': 'number' },
  })

  it.each([
    { type: 'pass' },
    { type: 'lay', word: 'MAUT', row: null },
    { type: 'lay', word: 'MAUT', row: 3 },
    { type: 'buy', colour: 'red' },
    { type: 'buy', colour: 'black', count: 2 },
  ])('accepts %j', (action) => expect(read(action)).toEqual({ ok: true, value: action }))

  it.each([
    null,
    'pass',
    [],
    {},
    { type: 'fly' },
    { type: 'toString' },
    { type: '__proto__' },
    { type: 'pass', extra: 1 },
    { type: 'lay', word: 'MAUT' },
    { type: 'lay', word: 7, row: null },
    { type: 'lay', word: 'MAUT', row: 1.5 },
    { type: 'lay', word: 'A'.repeat(401), row: null },
    { type: 'buy', colour: 'green' },
    { type: 'buy', colour: 'red', count: 'two' },
  ])('refuses %j', (action) =>
    expect(read(action)).toMatchObject({ ok: false, error: { code: 'bad-action' } }),
  )
})
