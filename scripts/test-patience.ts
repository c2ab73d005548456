/** A test that waits longer than this many ms fails: less than a test's time-out, more than a busy machine needs. */
export const PATIENCE = 110_000

/** The same for a whole game or a whole program, in ms; still less than a test's time-out. */
export const LONG_PATIENCE = 240_000

/** Resolves to the promise's value. If that takes too long, fails with what was last seen. */
export function patiently<T>(
  promised: Promise<T>,
  seen: () => string,
  patience: number = PATIENCE,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`Nothing happened in ${patience} ms. ${seen()}`)),
      patience,
    )
    promised.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** Waiters for a condition, which is checked whenever something has happened. */
export class Watchers {
  readonly #watchers = new Set<() => void>()
  readonly #patience: number

  constructor(patience: number = PATIENCE) {
    this.#patience = patience
  }

  /** Call it when something has happened. */
  readonly look = (): void => {
    for (const watcher of [...this.#watchers]) watcher()
  }

  /** Resolves to what `find` returns, at once or later. If it finds nothing in time, fails with what was last seen. */
  until<T>(find: () => T | undefined, seen: () => string): Promise<T> {
    let watcher = () => {}
    const found = new Promise<T>((resolve, reject) => {
      watcher = () => {
        try {
          const value = find()
          if (value !== undefined) resolve(value)
        } catch (error) {
          reject(error)
        }
      }
      this.#watchers.add(watcher)
      watcher()
    })
    return patiently(found, seen, this.#patience).finally(() => this.#watchers.delete(watcher))
  }
}
