/** A piece of work for a core. */
export interface Work {
  readonly micros: number
  readonly done: () => void
}

/** How many jobs of one lane run at a time: one for a process with one thread. */
export interface Lane {
  free: number
  /** µs. */
  worked: number
}

export const laneOf = (free: number): Lane => ({ free, worked: 0 })

interface Due {
  readonly at: number
  readonly order: number
  readonly happens: () => void
}

const earlier = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** Events in a heap ordered by time, in µs. */
export class Clock {
  now = 0
  #count = 0
  readonly #heap: Due[] = []

  after(micros: number, happens: () => void): void {
    const heap = this.#heap
    heap.push({ at: this.now + micros, order: this.#count++, happens })
    for (let i = heap.length - 1; i > 0; ) {
      const up = (i - 1) >> 1
      if (!earlier(heap[i]!, heap[up]!)) break
      ;[heap[i], heap[up]] = [heap[up]!, heap[i]!]
      i = up
    }
  }

  run(until: number): void {
    for (let next = this.#heap[0]; next !== undefined && next.at <= until; next = this.#heap[0]) {
      this.#pop()
      this.now = next.at
      next.happens()
    }
    this.now = until
  }

  #pop(): void {
    const heap = this.#heap
    const last = heap.pop()!
    if (heap.length === 0) return
    heap[0] = last
    for (let i = 0; ; ) {
      let least = i
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < heap.length && earlier(heap[child]!, heap[least]!)) least = child
      if (least === i) return
      ;[heap[i], heap[least]] = [heap[least]!, heap[i]!]
      i = least
    }
  }
}

/** Cores process waiting jobs in the order of arrival. */
export class Cores {
  #free: number
  readonly #clock: Clock
  #waiting: { readonly lane: Lane; readonly take: () => Work }[] = []

  constructor(count: number, clock: Clock) {
    this.#free = count
    this.#clock = clock
  }

  /** `take` is called when a core is free; it takes all jobs that have arrived meanwhile. */
  ask(lane: Lane, take: () => Work): void {
    this.#waiting.push({ lane, take })
    this.#go()
  }

  #go(): void {
    let i = 0
    while (i < this.#waiting.length && this.#free > 0) {
      const { lane, take } = this.#waiting[i]!
      if (lane.free === 0) i++
      else {
        this.#waiting.splice(i, 1)
        this.#run(lane, take())
      }
    }
  }

  #run(lane: Lane, { micros, done }: Work): void {
    this.#free--
    lane.free--
    lane.worked += micros
    this.#clock.after(micros, () => {
      this.#free++
      lane.free++
      done()
      this.#go()
    })
  }
}

/** A log on a disk: writers that arrive while it is busy share the next sync. */
export class Disk {
  worked = 0
  readonly #clock: Clock
  readonly #time: () => number
  #waiting: (() => void)[] = []
  #busy = false

  constructor(clock: Clock, time: () => number) {
    this.#clock = clock
    this.#time = time
  }

  sync(done: () => void): void {
    this.#waiting.push(done)
    if (!this.#busy) this.#flush()
  }

  #flush(): void {
    const those = this.#waiting
    this.#waiting = []
    this.#busy = those.length > 0
    if (!this.#busy) return
    const micros = this.#time()
    this.worked += micros
    this.#clock.after(micros, () => {
      for (const done of those) done()
      this.#flush()
    })
  }
}

/** Park and Miller's generator: the same seed gives the same numbers. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
