/** Listeners for one kind of event. The same function may be added twice. */
export class Emitter<T> {
  readonly #listeners = new Set<{ readonly call: (event: T) => void }>()

  /** Returns a function that removes the listener. */
  add(call: (event: T) => void): () => void {
    const one = { call }
    this.#listeners.add(one)
    return () => void this.#listeners.delete(one)
  }

  emit(event: T): void {
    for (const { call } of this.#listeners) call(event)
  }

  clear(): void {
    this.#listeners.clear()
  }
}
