/** Those who want to be told; the same function may ask twice. */
export class Emitter<T> {
  readonly #all = new Set<{ readonly tell: (news: T) => void }>()

  add(tell: (news: T) => void): () => void {
    const one = { tell }
    this.#all.add(one)
    return () => void this.#all.delete(one)
  }

  emit(news: T): void {
    for (const { tell } of this.#all) tell(news)
  }

  clear(): void {
    this.#all.clear()
  }
}
