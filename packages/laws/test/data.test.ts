import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, equal, freeze, notPlain } from '../src/data.ts'

describe('the data of the laws', () => {
  it('is written the same for every order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  })

  it('is equal when it is written the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(equal(a, structuredClone(a))).toBe(true)
        // −0 is written as 0 but is not plain data.
        if (!/-0/.test(String(a) + String(b)))
          expect(equal(a, b)).toBe(Object.is(a, b) || canonical(a) === canonical(b))
      }),
      { seed: 1 },
    )
    expect(equal([1], { 0: 1 })).toBe(false)
    expect(equal({ a: undefined }, { b: undefined })).toBe(false)
  })

  it('is plain or the fault has a path', () => {
    expect(notPlain({ a: [1, 'x', null, true] })).toBeUndefined()
    for (const value of [undefined, Number.NaN, -0, new Date(0), new Map(), 1n, () => 1, Symbol('x')])
      expect(notPlain({ a: [value] })).toBe('/a/0')
  })

  it('throws when it is changed after it was frozen', () => {
    const data = freeze({ a: [{ b: 1 }] })
    expect(() => {
      ;(data.a[0] as { b: number }).b = 2
    }).toThrow(TypeError)
  })
})
