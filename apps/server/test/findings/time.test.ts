import { describe, expect, it } from 'vitest'
import { Credits } from '../../src/limits.ts'
import { steady } from '../../src/time.ts'

/** A system clock that can be set, and a monotonic one that cannot. */
function clocks() {
  const state = { wall: 1_000_000, monotonic: 50 }
  const pass = (ms: number) => {
    state.wall += ms
    state.monotonic += ms
  }
  const now = steady(
    () => state.wall,
    () => state.monotonic,
  )
  return { state, pass, now }
}

describe('a clock that is set back', () => {
  it('does not stop the server’s time', () => {
    const { state, pass, now } = clocks()
    expect(now()).toBe(1_000_000)
    pass(500)
    expect(now()).toBe(1_000_500)
    state.wall -= 3_600_000
    expect(now()).toBe(1_000_500)
    pass(8000)
    // A turn of 8 s ends after 8 s.
    expect(now()).toBe(1_008_500)
  })

  it('does not make limits refuse requests', () => {
    const { state, pass, now } = clocks()
    const credits = new Credits(2, 1, { now, after: () => () => {} })
    expect([credits.take(), credits.take(), credits.take()]).toEqual([true, true, false])
    state.wall -= 60_000
    pass(1000)
    expect(credits.take()).toBe(true)
    // Even a time that goes back costs no credits.
    const times = [100_000, 40_000, 41_000]
    const plain = new Credits(1, 1, { now: () => times[0]!, after: () => () => {} })
    expect(times.map((at) => plain.take(at))).toEqual([true, false, true])
  })
})

it('a clock that is set forward is followed', () => {
  const { state, pass, now } = clocks()
  state.wall += 3_600_000
  pass(1)
  expect(now()).toBe(4_600_001)
})
