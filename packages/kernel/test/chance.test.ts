import { createHash, createHmac } from 'node:crypto'
import { chanceFrom, commitmentTo, diceFrom, matchSeed, seedFrom, unitFrom } from '@estocade/kernel'
import { describe, expect, it } from 'vitest'

const seed = seedFrom('a match')

/** The same numbers by another library, as anyone can verify a game: 48 bits of HMAC-SHA-256 over "draw/attempt". */
function byHand(draw: number, n: number): number {
  for (let attempt = 0; ; attempt++) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${draw}/${attempt}`).digest()
    const number = bytes.readUIntBE(0, 6)
    if (number < 2 ** 48 - (2 ** 48 % n)) return number % n
  }
}

describe('chance', () => {
  it('can be derived again without this package', () => {
    const chance = chanceFrom(seed)
    for (const [draw, n] of [144, 143, 6, 2, 1, 3 * 2 ** 46, 3 * 2 ** 46, 3 * 2 ** 46, 7].entries())
      expect(chance.below(n)).toBe(byHand(draw, n))
  })

  it('draws again above the largest multiple, so that no number is favoured', () => {
    const chance = chanceFrom(seed)
    const most = 3 * 2 ** 46
    const attempts = Array.from({ length: 40 }, (_, draw) => {
      const number = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`${draw}/0`)
        .digest()
        .readUIntBE(0, 6)
      expect(chance.below(most)).toBe(byHand(draw, most))
      return number >= most
    })
    // A quarter of the numbers is above.
    expect(attempts.filter(Boolean).length).toBeGreaterThan(0)
    expect(chanceFrom(seed).below(2 ** 48)).toBe(byHand(0, 2 ** 48))
    expect(() => chance.below(0)).toThrow('below(0)')
  })

  it('gives the same number for the same draw', () => {
    const all = chanceFrom(seed)
    const numbers = Array.from({ length: 20 }, () => all.below(144))
    for (const from of [0, 1, 7, 19]) expect(chanceFrom(seed, from).below(144)).toBe(numbers[from])
    expect(all.drawn).toBe(20)
    expect(chanceFrom(seed, 7).drawn).toBe(7)
  })

  it('stays within its bounds', () => {
    const chance = chanceFrom(seed)
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 48 + 1]) expect(() => chance.below(n)).toThrow(RangeError)
    expect(chance.drawn).toBe(0)
    expect(chance.below(1)).toBe(0)
  })

  it('spreads evenly', () => {
    const chance = chanceFrom(seedFrom('spread'))
    const count = Array<number>(10).fill(0)
    for (let i = 0; i < 4000; i++) count[chance.below(10)]!++
    // Chi-square with 9 degrees of freedom exceeds 27.9 once in a thousand.
    expect(count.reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0)).toBeLessThan(27.9)
  })

  it('has a commitment that does not depend on the players, and a seed that depends on all of them', () => {
    const server = seedFrom('server')
    expect(commitmentTo(server)).toBe(createHash('sha256').update(`commit/${server}`).digest('hex'))
    const seeds = [
      matchSeed(server, ['a', 'b']),
      matchSeed(server, ['b', 'a']),
      matchSeed(server, ['ab']),
      matchSeed(seedFrom('other'), ['a', 'b']),
    ]
    expect(new Set(seeds).size).toBe(4)
    expect(matchSeed(server, ['a', 'b'])).toBe(seeds[0])
    // Anybody can compute it: the SHA-256 of ["match","00","a","b"].
    expect(matchSeed('00', ['a', 'b'])).toBe(
      '14cbdb6f614dcff3c5ae3bf4ef08f43ff9a1a8b49956c79586b0905dcc01a1e2',
    )
    for (const one of seeds) expect(one).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('dice', () => {
  it('give the same numbers for the same text, and others for another text', () => {
    const throws = (text: string) => {
      const dice = diceFrom(text)
      return Array.from({ length: 20 }, () => dice.below(1000)).join()
    }
    expect(throws('a')).toBe(throws('a'))
    expect(new Set(['', 'a', 'b', 'aa', 'seed/1', 'seed/2'].map(throws)).size).toBe(6)
  })

  it('stay in their range and spread evenly', () => {
    const dice = diceFrom('spread')
    const count = Array<number>(10).fill(0)
    for (let i = 0; i < 20_000; i++) {
      const unit = dice.unit()
      expect(unit >= 0 && unit < 1).toBe(true)
      count[dice.below(10)]!++
    }
    expect(count.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)).toBeLessThan(27.9)
  })
})

describe('numbers of a text', () => {
  // Bots play by these numbers: with others, recorded games of bots could not be repeated.
  it('never change', () => {
    const dice = diceFrom('seed/1')
    expect(Array.from({ length: 6 }, () => dice.below(1000))).toEqual([392, 180, 551, 987, 84, 416])
    expect(['', 'a', 'seed/1'].map((text) => Math.floor(unitFrom(text) * 2 ** 32))).toEqual([
      723_595_804, 3_999_464_523, 3_935_338_418,
    ])
  })

  it('lie from 0 to below 1 and spread evenly', () => {
    const count = Array<number>(10).fill(0)
    for (let i = 0; i < 4000; i++) count[Math.floor(unitFrom(`text ${i}`) * 10)]!++
    expect(count.reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0)).toBeLessThan(27.9)
  })
})
