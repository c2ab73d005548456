import type { typDom } from '@estocade/games'

/** What one player did in one turn. */
export interface Turn {
  readonly seat: number
  readonly words: readonly { readonly word: string; readonly points: number }[]
  readonly bonus: number
  readonly bought: number
  readonly passed: boolean
}

/** The turns of the round in order, as far as this browser has seen them. */
export function turnsOf(events: readonly typDom.CrosswordSeen[]): readonly Turn[] {
  let turns: Turn[] = []
  const change = (part: (turn: Turn) => Partial<Turn>) => {
    const last = turns.at(-1)
    if (last) turns[turns.length - 1] = { ...last, ...part(last) }
  }
  for (const event of events)
    switch (event.type) {
      case 'dealt':
        turns = []
        break
      case 'turned':
        turns.push({ seat: event.seat, words: [], bonus: 0, bought: 0, passed: false })
        break
      case 'laid':
        change(({ words }) => ({ words: [...words, { word: event.word, points: event.points }] }))
        break
      case 'emptied':
        change(() => ({ bonus: event.points }))
        break
      case 'bought':
        change(() => ({ bought: event.colours.length }))
        break
      case 'passed':
        change(() => ({ passed: true }))
        break
      default:
        break
    }
  return turns
}

/** The turns as a score sheet with one line per lap. */
export function linesOf(turns: readonly Turn[], seats: number): readonly (readonly (Turn | undefined)[])[] {
  const first = turns[0]?.seat ?? 0
  const lines: (Turn | undefined)[][] = []
  for (const turn of turns) {
    if (turn.seat === first || lines.length === 0) lines.push(Array(seats).fill(undefined))
    lines.at(-1)![turn.seat] = turn
  }
  return lines
}

/** The word laid last, which stays visible. */
export function lastLaid(events: readonly typDom.CrosswordSeen[]): typDom.Placement | undefined {
  for (const event of [...events].reverse()) {
    if (event.type === 'laid') return event.placement
    if (event.type === 'dealt') return undefined
  }
  return undefined
}
