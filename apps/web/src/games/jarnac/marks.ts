import type { JarnacEvent } from '@estocade/games'

export interface Marks {
  /** Rows taken by Jarnac, by seat: they are marked with a small blade until the end. */
  readonly stolen: readonly ReadonlySet<number>[]
  /** Rows that were taken from a side and have not been filled again. */
  readonly robbed: readonly ReadonlySet<number>[]
}

/** The marks of Jarnacs on the boards, from the events seen. */
export function marksOf(events: readonly JarnacEvent[], seats: number): Marks {
  const sets = () => Array.from({ length: seats }, () => new Set<number>())
  const [stolen, robbed] = [sets(), sets()]
  let last: JarnacEvent | undefined
  for (const event of events) {
    if (event.type === 'laid') robbed[event.seat]!.delete(event.row)
    if (event.type === 'struck' && last?.type === 'called') undoCall(last)
    if (event.type === 'laid' || event.type === 'called') last = event
    if (event.type !== 'called') continue
    stolen[event.seat]!.add(event.row)
    robbed[event.seat]!.delete(event.row)
    if (event.from === null) continue
    robbed[event.victim]!.add(event.from)
    stolen[event.victim]!.delete(event.from)
  }
  return { stolen, robbed }

  function undoCall({ seat, victim, row, from }: Extract<JarnacEvent, { type: 'called' }>): void {
    stolen[seat]!.delete(row)
    if (from !== null) robbed[victim]!.delete(from)
  }
}

/** The letters that a side got last, until the next action: they are marked with a dot. */
export function freshLetters(events: readonly JarnacEvent[], seat: number): string {
  for (const event of [...events].reverse()) {
    if (event.type === 'turned' || event.type === 'declined' || event.type === 'exchanged') continue
    if ((event.type === 'took' || event.type === 'earned') && event.seat === seat) return event.letters
    if (event.type === 'swapped' && event.seat === seat) return event.drawn
    return ''
  }
  return ''
}
