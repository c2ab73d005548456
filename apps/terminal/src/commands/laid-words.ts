/** The part of a log that is needed to count words; the events of every game name seat and word in the same fields. */
interface PlayedLog {
  readonly log: { readonly steps: readonly { readonly type: string; readonly events?: readonly object[] }[] }
}

const laying = new Set(['laid', 'called', 'scored', 'named'])

/** By bot, how often each word was laid in a series of games whose seats rotate. */
export class LaidWords {
  readonly #counts: readonly Map<string, number>[]
  #games = 0

  constructor(bots: number) {
    this.#counts = Array.from({ length: bots }, () => new Map<string, number>())
  }

  readonly add = ({ log }: PlayedLog): void => {
    const turned = this.#games++
    for (const { events = [] } of log.steps)
      for (const event of events) {
        const laid = laidIn(event)
        if (laid === undefined) continue
        const counts = this.#counts[(laid.seat + turned) % this.#counts.length]!
        counts.set(laid.word, (counts.get(laid.word) ?? 0) + 1)
      }
  }

  /** The most used first. */
  get counts(): readonly Readonly<Record<string, number>>[] {
    return this.#counts.map((counts) => Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)))
  }
}

function laidIn(event: object): { readonly seat: number; readonly word: string } | undefined {
  const { type, seat, word, run } = event as Readonly<Record<string, unknown>>
  const named = word ?? (run as { readonly word?: unknown } | undefined)?.word
  return laying.has(String(type)) && typeof seat === 'number' && typeof named === 'string'
    ? { seat, word: named }
    : undefined
}
