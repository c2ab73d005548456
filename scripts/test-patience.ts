/** ms after which what a test waits for is a failure: less than a test may take, more than a busy machine needs. */
export const PATIENCE = 110_000

/** ms for a whole game or a whole program, and still less than a test may take. */
export const LONG_PATIENCE = 240_000

/** What was promised. When it does not come in time, fails and tells what was last seen. */
export function patiently<T>(
  promised: Promise<T>,
  seen: () => string,
  patience: number = PATIENCE,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came in ${patience} ms. ${seen()}`)), patience)
    promised.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** Those who wait for a condition: it is looked at whenever something has happened. */
export class Watchers {
  readonly #watchers = new Set<() => void>()
  readonly #patience: number

  constructor(patience: number = PATIENCE) {
    this.#patience = patience
  }

  /** Something has happened. */
  readonly look = (): void => {
    for (const watcher of [...this.#watchers]) watcher()
  }

  /** Resolves to what is found, at once or later. When nothing is found in time, fails and tells what was last seen. */
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
