import type { Topic } from './bus.ts'

type Heard = (version: number) => void

/** Subscribers by topic. The same function may subscribe twice. */
export class Topics {
  readonly #topics = new Map<Topic, Set<{ readonly heard: Heard }>>()

  /** Returns an unsubscribe function. */
  add(topic: Topic, heard: Heard): () => void {
    const one = { heard }
    const known = this.#topics.get(topic)
    if (known === undefined) this.#topics.set(topic, new Set([one]))
    else known.add(one)
    return () => {
      const left = this.#topics.get(topic)
      if (left?.delete(one) && left.size === 0) this.#topics.delete(topic)
    }
  }

  emit(topic: Topic, version: number): void {
    for (const { heard } of this.#topics.get(topic) ?? []) heard(version)
  }

  clear(): void {
    this.#topics.clear()
  }
}
