import { describe, expect, it } from 'vitest'
import { FollowedClock } from '../src/store/postgres/followed-clock.ts'

const START = 1_000_000

/** Our monotonic clock and the other clock. Both run with `pass`; the other one can be set. */
function clocks() {
  const state = { monotonic: 50, other: START }
  const pass = (ms: number, otherMs = ms) => {
    state.monotonic += ms
    state.other += otherMs
  }
  /** A reading whose answer took so many ms each way. */
  const read = (there = 0, back = there) => {
    const asked = state.monotonic
    pass(there)
    const time = state.other
    pass(back)
    return { asked, answered: state.monotonic, time }
  }
  const clock = new FollowedClock(() => state.monotonic, read())
  return { state, pass, read, clock }
}

describe('a clock that follows another one', () => {
  it('runs on between readings', () => {
    const { clock, pass } = clocks()
    expect(clock.now()).toBe(START)
    pass(8000)
    expect(clock.now()).toBe(START + 8000)
  })

  it('follows when the other one is set forward', () => {
    const { clock, state, read } = clocks()
    state.other += 3_600_000
    clock.follow(read())
    expect(clock.now()).toBe(START + 3_600_000)
  })

  it('runs on when the other one is set back', () => {
    const { clock, state, pass, read } = clocks()
    state.other -= 3_600_000
    clock.follow(read())
    pass(8000)
    expect(clock.now()).toBe(START + 8000)
  })

  it('waits when it is fast, and is right again after that', () => {
    const { clock, state, pass, read } = clocks()
    pass(61_000, 60_000)
    expect(clock.now()).toBe(START + 61_000)
    clock.follow(read())
    expect(clock.now()).toBe(START + 61_000)
    pass(500)
    expect(clock.now()).toBe(START + 61_000)
    pass(1000)
    expect(clock.now()).toBe(state.other)
  })

  it('catches up when it is slow', () => {
    const { clock, state, pass, read } = clocks()
    pass(60_000, 61_000)
    clock.follow(read())
    expect(clock.now()).toBe(state.other)
  })

  it('is not led astray by answers that take long', () => {
    const { clock, state, read } = clocks()
    for (const [there, back] of [
      [4000, 0],
      [0, 4000],
      [300, 900],
    ] as const)
      clock.follow(read(there, back))
    expect(clock.now()).toBe(state.other)
  })

  it('takes the middle of a first answer that took long', () => {
    const { read, state, pass } = clocks()
    const clock = new FollowedClock(() => state.monotonic, read(100, 300))
    pass(1000)
    expect(clock.now()).toBe(state.other - 100)
  })
})
