import type { Utf8 } from './utf8.ts'

interface Receiver {
  send(text: Utf8): void
}

interface Sending<To> {
  readonly text: Utf8
  readonly left: Set<To>
}

/** Receivers per turn of the event loop: each costs a system call. */
const SLICE = 100

/**
 * Sends texts to very many receivers, some in each turn of the event loop, so that commands and players do not wait
 * for a crowd. Each receiver gets its texts in order.
 */
export class Slices<To extends Receiver> {
  readonly #queue: Sending<To>[] = []
  #coming = false

  /** Few receivers get it at once, unless an earlier text is still under way. */
  send(text: Utf8, to: readonly To[]): void {
    if (this.#queue.length === 0 && to.length <= SLICE) for (const one of to) one.send(text)
    else if (to.length > 0) {
      this.#queue.push({ text, left: new Set(to) })
      this.#next()
    }
  }

  /** Sends at once what this receiver still has to get: something else follows. */
  sendNow(to: To): void {
    for (const { text, left } of this.#queue) if (left.delete(to)) to.send(text)
  }

  #next(): void {
    if (this.#coming) return
    this.#coming = true
    setImmediate(() => {
      this.#coming = false
      this.#sendSlice()
      if (this.#queue.length > 0) this.#next()
    })
  }

  #sendSlice(): void {
    let count = 0
    while (this.#queue.length > 0 && count < SLICE) {
      const { text, left } = this.#queue[0]!
      for (const one of left) {
        if (count++ === SLICE) return
        left.delete(one)
        one.send(text)
      }
      this.#queue.shift()
    }
  }
}
