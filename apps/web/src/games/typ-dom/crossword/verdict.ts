import { typDom } from '@estocade/games'
import { type LineFault, lineOut, type Out } from '../drafting.ts'

/** What stones and links allow; only the table knows whether it is a word. */
export type Verdict =
  | { readonly type: 'nothing' }
  | { readonly type: 'lacking'; readonly letters: string }
  | {
      readonly type: 'faulty'
      readonly code: LineFault | 'opening' | 'no-shared-letter' | 'not-touching'
      readonly word: string
    }
  | {
      readonly type: 'ready'
      readonly placement: typDom.Placement
      readonly word: string
      /** What each letter counts in Point. */
      readonly parts: readonly number[]
      readonly link: boolean
      /** Words that the stones make across. */
      readonly across: readonly string[]
    }

export interface Ground {
  readonly grid: typDom.Grid
  readonly touching: boolean
  readonly points: Readonly<Record<string, number>>
}

export function verdictOn(
  { grid, touching, points }: Ground,
  out: readonly Out[],
  lacking: string,
  wish: typDom.Direction,
): Verdict {
  if (out.length === 0) return { type: 'nothing' }
  if (lacking !== '') return { type: 'lacking', letters: lacking }
  const placement = lineOut(grid, out, wish)
  if (typeof placement === 'string') {
    const word = out.map(({ stone }) => stone.toUpperCase()).join('')
    return { type: 'faulty', code: placement, word }
  }
  const word = typDom.wordOf(grid, placement)
  const code = layFault(grid, placement, touching)
  if (code !== undefined) return { type: 'faulty', code, word }
  return {
    type: 'ready',
    placement,
    word,
    parts: [...typDom.stonesOf(grid, placement)].map((stone) => points[stone] ?? 0),
    link: typDom.joinsBlocks(placement),
    across: typDom.crossRuns(grid, placement).map((run) => run.word),
  }
}

/** Checks T3–T5, as far as the view shows what is needed. */
function layFault(grid: typDom.Grid, placement: typDom.Placement, touching: boolean) {
  if (typDom.isEmptyGrid(grid)) {
    const { direction, row, col } = placement
    return direction === 'across' && row === 0 && col === 0 ? undefined : 'opening'
  }
  if (!touching && !typDom.sharesLetter(placement)) return 'no-shared-letter'
  return typDom.touches(grid, placement) ? undefined : 'not-touching'
}

/** The words that a placement makes: the word itself first, then those across. */
export const wordsIn = (verdict: Verdict): readonly string[] =>
  verdict.type === 'ready' ? [verdict.word, ...verdict.across] : []

/** The cells after the word, where the flag with its points is shown. */
export function flagCells(verdict: Verdict): readonly typDom.Cell[] {
  if (verdict.type !== 'ready') return []
  const { placement } = verdict
  const end = typDom.step(placement, placement.direction, placement.stones.length)
  return [end, { row: end.row, col: end.col + 2 }]
}
