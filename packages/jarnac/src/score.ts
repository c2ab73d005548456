import { type Alone, type Bag, without } from '@estocade/kernel'
import type { JarnacConfig } from './config.ts'
import { lettersOf } from './letters.ts'
import type { JarnacState } from './state.ts'
import type { JarnacView } from './view.ts'

/** J30: each row scores the square of its length. */
export const scoreOf = (rows: readonly string[]): number =>
  rows.reduce((sum, word) => sum + word.length ** 2, 0)

/** All rows except one of full length, and the last one as short as allowed: 576 on the board of the box. */
export const soloGoal = (config: JarnacConfig): number =>
  (config.rows - 1) * config.longest ** 2 + config.shortest ** 2

/** J62: the ranking data of a solo game; `undefined` with hints, with house words, and after conceding. */
export function aloneIn({ config, sides: [side] }: Pick<JarnacState, 'config' | 'sides'>): Alone | undefined {
  const { language, rows, longest, shortest, firstDraw, turnLimit, words } = config
  const { classes, sameEntry, houseWords, ...layers } = words
  const own = houseWords.length > 0 || Object.values(layers).some((layer) => !isEmpty(layer))
  if (!config.solo || own || side === undefined || side.out || side.hintsUsed > 0) return undefined
  const rules = [shortest, firstDraw, turnLimit ?? '-', classes, ...(sameEntry ? ['same-entry'] : [])]
  return {
    kind: [language, `${rows}×${longest}`, ...rules].join(' '),
    goal: soloGoal(config),
    turns: side.turns,
  }
}

const isEmpty = (layer: unknown): boolean =>
  layer === undefined || layer === null || layer === false || (Array.isArray(layer) && layer.length === 0)

/** The letters in the bag: all except those on the table. Every player can count them. */
export function unseen(table: JarnacView | JarnacState): Bag {
  const seen = table.sides.map((side) => side.reserve + side.rows.join('')).join('')
  const left = without(lettersOf(table.config.language), seen)
  if (left === undefined) throw new Error('More letters on the table than the set has.')
  return left
}
