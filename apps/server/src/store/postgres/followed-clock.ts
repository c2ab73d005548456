/** What a clock elsewhere showed at some time between the question and the answer, which have monotonic times. */
export interface Reading {
  readonly asked: number
  readonly answered: number
  readonly time: number
}

/** A clock that shows less than we expect by so many ms was set back; by less, ours is fast. */
const SET_BACK = 5000

/**
 * The time of a clock elsewhere, which runs on by this process's monotonic clock between two readings. It never goes
 * back: when it is a little ahead of the other clock, it waits. When the other clock was set back, it runs on as if
 * nothing had happened, so that limits and deadlines keep their length.
 */
export class FollowedClock {
  readonly #monotonic: () => number
  /** The time minus the monotonic time. */
  #offset: number
  #last = 0

  constructor(monotonic: () => number, first: Reading) {
    this.#monotonic = monotonic
    this.#offset = middleOf(first)
  }

  now(): number {
    this.#last = Math.max(this.#last, Math.round(this.#offset + this.#monotonic()))
    return this.#last
  }

  follow(reading: Reading): void {
    const { least, most } = boundsOf(reading)
    const isBehind = this.#offset < least
    const isAhead = this.#offset > most
    const isSetBack = this.#offset - most >= SET_BACK
    if (isBehind || (isAhead && !isSetBack)) this.#offset = middleOf(reading)
  }
}

/** The other clock's time minus the monotonic time lies between these. */
const boundsOf = ({ asked, answered, time }: Reading) => ({ least: time - answered, most: time - asked })

function middleOf(reading: Reading): number {
  const { least, most } = boundsOf(reading)
  return (least + most) / 2
}
