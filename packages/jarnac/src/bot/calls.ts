import type { Seat } from '@estocade/kernel'
import { type JarnacChance, type JarnacWord, takeableWords } from '../best-jarnacs/best-jarnacs.ts'
import { bestSet } from '../best-jarnacs/best-set.ts'
import { scoreOf } from '../score.ts'
import type { LastJarnac, Opening } from '../state.ts'
import type { JarnacView } from '../view.ts'
import type { Knowledge } from './knowledge.ts'
import { type NoticeContext, seenWord } from './notice.ts'
import { EMPTY } from './position.ts'
import { prices } from './row-value.ts'
import { classOfWord } from './table.ts'

/** The Jarnacs that `seat` may call in the window of `phase`. */
export function chanceOf(view: JarnacView, seat: Seat, phase: Opening | LastJarnac): JarnacChance {
  const { victim, calls, found } = phase.window!
  const { rows, reserve } = view.sides[victim]!
  const last = phase.type === 'last-jarnac'
  const left = view.config.calls === null ? null : view.config.calls - calls[seat]!
  return {
    rows,
    reserve,
    freeRows: view.sides[seat]!.rows.filter((word) => word === '').length,
    calls: last ? 1 : left,
    immunity: view.config.immunity[victim] ?? null,
    hadRoom: found.rows.includes(''),
    ...(last ? { longerThan: phase.length } : {}),
    refused: refusedIn(view),
  }
}

/** Words that were found wrong in this game may not be laid again (J44). */
export const refusedIn =
  ({ wrong }: JarnacView) =>
  (word: string, from: string): boolean =>
    wrong.some((one) => one.word === word && (one.from === null || one.from === from))

/** The next word to take; `undefined` to take no more. */
export function chooseCall(
  view: JarnacView,
  seat: Seat,
  phase: Opening | LastJarnac,
  knowledge: Knowledge,
  context: NoticeContext | null,
): JarnacWord | undefined {
  const ahead = leadOf(view, seat)
  // The game is over unless somebody calls.
  if ((phase.type === 'last-jarnac' || phase.window!.final !== null) && ahead > 0) return undefined
  const chance = chanceOf(view, seat, phase)
  const best = pick(knowledge, chance, context)
  const fills = best !== undefined && chance.freeRows === best.count
  if (!fills || phase.type === 'last-jarnac') return best?.first
  // This would fill the last row and end the game, which only a side that is ahead wants.
  if (ahead + best.swing > 0) return best.first
  return chance.freeRows === 1
    ? undefined
    : pick(knowledge, { ...chance, freeRows: chance.freeRows - 1 }, context)?.first
}

/** The set worth most to the caller: the words with their growth, and what the victim loses. */
function pick(knowledge: Knowledge, chance: JarnacChance, context: NoticeContext | null) {
  const { values, graph } = knowledge
  const olds = chance.rows.map((word) => (word === '' ? EMPTY : classOfWord(word, graph)))
  const worthOf = (old: number) => (old < 0 ? 0 : values[old]!)
  const spell = (row: number, id: number) => {
    const from = chance.rows[row] ?? ''
    return context === null
      ? knowledge.spell(id, from, chance.refused)
      : seenWord(context, id, from, chance.refused)?.word
  }
  const takeable = takeableWords(knowledge, chance, ({ id, length, row }) => {
    if (context !== null && spell(row, id) === undefined) return 0
    const old = row < 0 ? EMPTY : olds[row]!
    const was = row < 0 ? 0 : chance.rows[row]!.length
    const loss = row < 0 ? 0 : Math.max(worthOf(old), was ** 2) - prices.emptyRow
    return Math.max(1, values[id]! - prices.emptyRow + loss + prices.letter * (length - was))
  })
  const { taken } = bestSet(takeable)
  if (taken.length === 0) return undefined
  const [{ row, id }] = taken as [(typeof taken)[0]]
  const swing = taken.reduce(
    (sum, one) => sum + graph.length[one.id]! ** 2 + (chance.rows[one.row]?.length ?? 0) ** 2,
    0,
  )
  return {
    first: { row: row < 0 ? null : row, word: spell(row, id)! },
    count: taken.length,
    swing,
  }
}

/** Points ahead of the best other side still in the game. */
export function leadOf(view: JarnacView, seat: Seat): number {
  const others = view.sides.filter((side, at) => at !== seat && !side.out).map((side) => scoreOf(side.rows))
  return scoreOf(view.sides[seat]!.rows) - Math.max(0, ...others)
}
