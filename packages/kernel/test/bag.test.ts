import {
  bagOf,
  bagSize,
  chanceFrom,
  drawFrom,
  piecesOf,
  seedFrom,
  without,
  withPieces,
} from '@estocade/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const letters = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'Đ'), maxLength: 20 })

describe('the bag', () => {
  it('holds pieces by kind, whatever order they came in', () => {
    expect(bagOf('BANANA')).toEqual({ A: 3, B: 1, N: 2 })
    expect(piecesOf(bagOf('BANANA')).join('')).toBe('AAABNN')
    expect(bagSize(bagOf('BANANA'))).toBe(6)
    expect(piecesOf({})).toEqual([])
  })

  it('returns the pieces that were put in, and no others', () => {
    fc.assert(
      fc.property(letters, letters, (in1, in2) => {
        const bag = withPieces(bagOf(in1), in2)
        expect(bagSize(bag)).toBe(in1.length + in2.length)
        expect(without(bag, in2)).toEqual(bagOf(in1))
        expect(without(bag, `${in1}${in2}A`)).toBeUndefined()
      }),
      { seed: 1 },
    )
  })

  it('is not changed by operations that return a new bag', () => {
    const bag = Object.freeze(bagOf('AB'))
    expect(without(bag, 'A')).toEqual({ B: 1 })
    expect(withPieces(bag, 'A')).toEqual({ A: 2, B: 1 })
    expect(drawFrom(bag, 2, chanceFrom(seedFrom('x')))).toHaveLength(2)
    expect(bag).toEqual({ A: 1, B: 1 })
  })

  it('is drawn from until it is empty, one number for each piece', () => {
    const chance = chanceFrom(seedFrom('x'))
    expect([...drawFrom(bagOf('BANANA'), 9, chance)].sort().join('')).toBe('AAABNN')
    expect(chance.drawn).toBe(6)
    expect(drawFrom({}, 3, chance)).toEqual([])
    expect(chance.drawn).toBe(6)
  })

  it('gives the same pieces for the same numbers, whatever order they were put in', () => {
    for (let n = 0; n < 20; n++) {
      const drawn = ['BANANA', 'NNBAAA'].map((pieces) =>
        drawFrom(bagOf(pieces), 4, chanceFrom(seedFrom(`order ${n}`))).join(''),
      )
      expect(drawn[1]).toBe(drawn[0])
    }
  })

  it('draws every piece with the same probability', () => {
    const chance = chanceFrom(seedFrom('fair'))
    const count: Record<string, number> = {}
    for (let i = 0; i < 3000; i++) {
      const [piece] = drawFrom(bagOf('AAAB'), 1, chance)
      count[piece!] = (count[piece!] ?? 0) + 1
    }
    // Four standard deviations of 3000 draws at 3/4.
    expect(Math.abs(count.A! - 2250)).toBeLessThan(4 * Math.sqrt(3000 * 0.75 * 0.25))
  })
})
