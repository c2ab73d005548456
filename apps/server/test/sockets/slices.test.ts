import { describe, expect, it } from 'vitest'
import { Slices } from '../../src/sockets/slices.ts'
import { type Utf8, utf8 } from '../../src/sockets/utf8.ts'

/** A receiver that notes in which turn of the event loop it got what. */
class Reader {
  readonly got: string[] = []
  turn = -1
  readonly #turn: () => number
  constructor(turn: () => number) {
    this.#turn = turn
  }
  send(text: Utf8): void {
    this.got.push(text)
    this.turn = this.#turn()
  }
}

function crowd(count: number) {
  let turn = 0
  const readers = Array.from({ length: count }, () => new Reader(() => turn))
  const next = async () => {
    await new Promise((done) => setImmediate(done))
    turn++
  }
  return { readers, next, slices: new Slices<Reader>() }
}

describe('texts to a crowd', () => {
  it('reach a few at once', () => {
    const { readers, slices } = crowd(3)
    slices.send(utf8('one'), readers)
    expect(readers.map(({ got }) => got)).toEqual([['one'], ['one'], ['one']])
  })

  it('reach many over several turns of the event loop, each in order', async () => {
    const { readers, slices, next } = crowd(350)
    slices.send(utf8('one'), readers)
    slices.send(utf8('two'), readers.slice(0, 3))
    expect(readers.every(({ got }) => got.length === 0)).toBe(true)
    for (let n = 0; n < 6; n++) await next()
    expect(readers.slice(0, 3).map(({ got }) => got)).toEqual(Array(3).fill(['one', 'two']))
    expect(readers.slice(3).every(({ got }) => got.join() === 'one')).toBe(true)
    expect(new Set(readers.map(({ turn }) => turn)).size).toBeGreaterThan(2)
    slices.send(utf8('three'), readers.slice(0, 1))
    expect(readers[0]!.got).toEqual(['one', 'two', 'three'])
  })

  it('reach somebody at once when something else is to follow, and nobody twice', async () => {
    const { readers, slices, next } = crowd(150)
    slices.send(utf8('one'), readers)
    slices.send(utf8('two'), readers)
    const last = readers.at(-1)!
    slices.sendNow(last)
    expect(last.got).toEqual(['one', 'two'])
    for (let n = 0; n < 6; n++) await next()
    expect(readers.every(({ got }) => got.join() === 'one,two')).toBe(true)
  })
})
