import type { Seed } from '@estocade/kernel'
import type { Stamp } from '@estocade/table'

/** Draws randomness only when it is used: few commands need it. */
export class LazyStamp implements Stamp {
  readonly at: number
  readonly #draw: () => Seed
  #seed: Seed | undefined

  constructor(at: number, draw: () => Seed) {
    this.at = at
    this.#draw = draw
  }

  get entropy(): Seed {
    this.#seed ??= this.#draw()
    return this.#seed
  }
}
