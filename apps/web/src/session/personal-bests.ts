import { compareAlone } from '@estocade/games'
import type { PersonalBest } from '@estocade/protocol'
import type { TableView } from '@estocade/table'

const KEY = 'personal-bests'
/** How many rows of each kind are kept. */
const PLACES = 5

/** The bests of this device. */
export function bestsHere(): readonly PersonalBest[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as readonly PersonalBest[] | null) ?? []
  } catch {
    return []
  }
}

const isSame = (a: PersonalBest, b: PersonalBest): boolean => a.table === b.table && a.match === b.match

/** The finished match of a table as it is ranked; if it is seen again, it keeps its first time. */
export function bestOf({ id, game, match }: TableView): PersonalBest | undefined {
  if (match?.outcome?.alone === undefined) return undefined
  const { alone, scores } = match.outcome
  const best = { game, ...alone, points: scores[0]!, table: id, match: match.number, at: Date.now() }
  return bestsHere().find((one) => isSame(one, best)) ?? best
}

export const keepBest = (best: PersonalBest): void =>
  localStorage.setItem(KEY, JSON.stringify(ranked([...bestsHere(), best])))

/** The best few of each kind; a match that both device and server have counts once. */
export function ranked(bests: readonly PersonalBest[]): readonly PersonalBest[] {
  const once = bests.filter((best, i) => bests.findIndex((other) => isSame(best, other)) === i)
  const kinds = [...new Set(once.map(kindOf))].toSorted()
  return kinds.flatMap((kind) =>
    once
      .filter((best) => kindOf(best) === kind)
      .toSorted(compareAlone)
      .slice(0, PLACES),
  )
}

const kindOf = ({ game, kind }: PersonalBest): string => `${game} ${kind}`

/** How a match compares with those before it: better than all, as good as the best, or behind the returned one. */
export function standing(best: PersonalBest, all: readonly PersonalBest[]): 'new' | 'equal' | PersonalBest {
  const before = all.filter((one) => kindOf(one) === kindOf(best) && !isSame(one, best) && one.at < best.at)
  const [first] = before.toSorted(compareAlone)
  const order = first === undefined ? -1 : compareAlone(best, first)
  return order < 0 ? 'new' : order === 0 ? 'equal' : first!
}
