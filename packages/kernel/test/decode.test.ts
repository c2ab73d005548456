import { describe, expect, it } from 'vitest'
import { decoder, type Field, fits, LONGEST_TEXT } from '../src/index.ts'

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
    { type: ['pass'] },
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

describe('a refusal', () => {
  const read = decoder({ lay: { word: 'text', 'row?': 'number' } })
  const text = (action: unknown) => {
    const result = read(action)
    return result.ok ? 'accepted' : result.error.text
  }

  it('says what is wrong', () => {
    expect(text(3)).toBe('An action is an object.')
    for (const type of ['fly', 3, null, 'toString'])
      expect(text({ type })).toBe('There is no action of this type.')
    expect(text({ type: 'lay' })).toBe('The field word of lay is wrong.')
    expect(text({ type: 'lay', word: 'A', row: 'x' })).toBe('The field row of lay is wrong.')
    expect(text({ type: 'lay', word: 'A', colour: 1 })).toBe('The field colour of lay is wrong.')
    expect(text({ type: 'lay', word: 'A', 'row?': 1 })).toBe('The field row? of lay is wrong.')
  })

  it('repeats no more than 40 characters of an unknown name', () => {
    expect(text({ type: 'lay', word: 'A', ['x'.repeat(41)]: 1 })).toBe(
      `The field ${'x'.repeat(40)} of lay is wrong.`,
    )
  })
})

describe('a field', () => {
  const rows: readonly (readonly [field: Field, right: readonly unknown[], wrong: readonly unknown[]])[] = [
    ['text', ['', 'A'.repeat(LONGEST_TEXT)], ['A'.repeat(LONGEST_TEXT + 1), 3, null, ['A'], undefined]],
    ['row', [null, 0, -3], [0.5, '0', undefined, 2 ** 53]],
    ['number', [0, -3, 7], [null, 0.5, '0', undefined, 2 ** 53]],
    ['flag', [true, false], [0, 'true', null, undefined]],
    [
      ['red', 'black'],
      ['red', 'black'],
      ['green', '', null, ['red'], undefined],
    ],
    [{ type: 'whole', min: 2, max: 4 }, [2, 3, 4], [1, 5, 2.5, '3', null]],
    [{ type: 'pattern', pattern: '^.[ab]$' }, ['xa', '😀b'], ['a', 'xc', 3, ['xa']]],
    [
      { type: 'list', of: 'flag', most: 2 },
      [[], [true], [true, false]],
      [[true, true, true], [1], [true, 1], { length: 0 }, 'ab', null],
    ],
    [
      { type: 'object', fields: { row: 'number', 'column?': 'number' } },
      [{ row: 1 }, { row: 1, column: 2 }, { row: 1, column: undefined }],
      [{}, { row: 'x' }, { row: 1, column: 'x' }, { row: 1, colour: 2 }, [], null, 'x'],
    ],
    [
      { type: 'map', keys: '^.[ab]$', of: 'number', most: 2 },
      [{}, { xa: 1 }, { '😀a': 1, xb: 2 }],
      [{ xc: 1 }, { xa: 'x' }, { xa: 1, xc: 1 }, { xa: 1, xb: 1, ya: 1 }, [], null, 'x'],
    ],
  ]
  it.each(rows)('%j', (field, right, wrong) => {
    for (const value of right) expect(fits(value, field), JSON.stringify(value)).toBe(true)
    for (const value of wrong) expect(fits(value, field), JSON.stringify(value)).toBe(false)
  })
})
