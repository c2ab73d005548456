import { abrahaminetz as rules } from '@estocade/games'

/** A word that was on the rack, and the position of its cells. */
export interface EarlierWord {
  readonly seat: number
  readonly points: number
  /** What it showed, and the position of its first cell: cells added in front have negative positions. */
  readonly rack: rules.Rack
  readonly left: number
}

export interface Story {
  /** Newest last; the last one is on the rack now. */
  readonly words: readonly EarlierWord[]
  /** Points of each turn, by seat; `null` a pass without exchanges. */
  readonly turns: readonly (readonly (number | null)[])[]
  readonly starting: readonly rules.StartingWord[]
  /** What the cards left in the hands cost at the end. */
  readonly costs: readonly number[]
  /** Cards drawn last, until somebody lays or passes. */
  readonly drawn: readonly string[]
}

interface Telling {
  words: EarlierWord[]
  turns: (number | null)[][]
  starting: readonly rules.StartingWord[]
  costs: readonly number[]
  drawn: string[]
  rack: rules.Rack
  left: number
  before: { readonly rack: rules.Rack; readonly left: number }
}

/** The match as its events describe it; `base` is the rack before the first of them. */
export function storyOf(events: readonly rules.SeenEvent[], seats: number, base: rules.Rack): Story {
  const telling: Telling = {
    words: [],
    turns: Array.from({ length: seats }, () => []),
    starting: [],
    costs: [],
    drawn: Array<string>(seats).fill(''),
    rack: base,
    left: 0,
    before: { rack: base, left: 0 },
  }
  for (const event of events) tell(telling, event)
  return telling
}

function tell(telling: Telling, event: rules.SeenEvent): void {
  switch (event.type) {
    case 'started':
      telling.starting = event.words
      return
    case 'laid': {
      telling.before = { rack: telling.rack, left: telling.left }
      const { grow, cards } = event
      telling.rack = rules.rackAfter(telling.rack, { grow, cards })
      if (grow === 'front') telling.left--
      return
    }
    case 'withdrawn':
      telling.rack = telling.before.rack
      telling.left = telling.before.left
      return
    case 'scored':
      telling.words.push({
        seat: event.seat,
        points: event.points,
        rack: telling.rack,
        left: telling.left,
      })
      telling.turns[event.seat]!.push(event.points)
      telling.drawn[event.seat] = ''
      return
    case 'passed':
      telling.turns[event.seat]!.push(event.points === 0 ? null : event.points)
      telling.drawn[event.seat] = ''
      return
    case 'drew':
      telling.drawn[event.seat] = event.cards ?? ''
      return
    case 'exchanged':
      telling.drawn[event.seat] += event.took ?? ''
      return
    case 'ended':
      telling.costs = event.costs
      return
    default:
      return
  }
}
