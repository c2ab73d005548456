/** The word whose explanation is open, and its position on the page. */
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

/** Opens the explanation of a word beside it; calling it again with the same word closes it. */
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
