/** The word that is asked about, and where on the page it lies. */
export interface ShownWord {
  readonly word: string
  readonly language: string
  readonly anchor: HTMLElement
}

let shown: ShownWord | undefined
const listeners = new Set<() => void>()

function set(next: ShownWord | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens what is known of a word beside it; the same word again closes it. */
export function showWord(next: ShownWord): void {
  set(shown?.anchor === next.anchor && shown.word === next.word ? undefined : next)
}

export const hideWord = (): void => set(undefined)

export const shownWord = {
  now: (): ShownWord | undefined => shown,
  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
