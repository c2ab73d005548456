import { typDom } from '@estocade/games'
import { FreeStones } from '../drafting.ts'

/** One way to lay a stone: for a word named now, or for the word named before. */
export interface Way {
  readonly type: 'name' | 'add'
  readonly laid: typDom.OneStone
  readonly run: typDom.Run
}

type Place = typDom.Cell & { readonly direction: typDom.Direction }

/** Where a stone may go now. */
export function placesOf(view: typDom.RechtView): readonly Place[] {
  const { phase, naming, grid } = view
  if (phase.type === 'begin') return distinct(typDom.beginnings(view))
  if (!naming || (phase.type !== 'grow' && phase.type !== 'bonus')) return []
  return typDom.ends(grid, naming).map((cell) => ({ ...cell, direction: naming.direction }))
}

const distinct = (places: readonly Place[]): readonly Place[] =>
  places.filter((one, i) => places.findIndex((two) => two.row === one.row && two.col === one.col) === i)

/** Stones of this rack that the named word needs at an end of its piece. */
export function additionsOf(view: typDom.RechtView, rack: readonly typDom.Stone[]): readonly Way[] {
  const { naming } = view
  if (!naming) return []
  return placesOf(view).flatMap(({ row, col }) => {
    const needed = typDom.neededAt(view, { row, col })
    const held = needed === undefined ? undefined : new FreeStones(rack).take(needed)
    return held?.place === undefined
      ? []
      : [{ type: 'add' as const, laid: { row, col, stone: held.stone }, run: naming }]
  })
}

/** All ways to name a word here that stones and free cells allow; only the table knows whether it is a word. */
export function waysToName(
  view: typDom.RechtView,
  rack: readonly typDom.Stone[],
  word: string,
): readonly Way[] {
  if (word.length < 2) return []
  if (view.naming && word === view.naming.word) return additionsOf(view, rack)
  if (view.phase.type === 'bonus') return []
  return placesOf(view).flatMap((place) =>
    [...word].flatMap((letter, k) => {
      const run: typDom.Run = { ...typDom.step(place, place.direction, -k), direction: place.direction, word }
      const { stone, place: from } = new FreeStones(rack).take(letter)
      const { row, col } = place
      return from !== undefined && fits(view.grid, run)
        ? [{ type: 'name' as const, laid: { row, col, stone }, run }]
        : []
    }),
  )
}

/** Whether the word agrees with the lying stones in its line, and the cells directly before and after it are empty. */
function fits(grid: typDom.Grid, run: typDom.Run): boolean {
  const agrees = typDom.cellsOfRun(run).every(({ row, col }, k) => {
    const lying = typDom.stoneAt(grid, row, col)
    return lying === undefined || lying.toUpperCase() === run.word[k]
  })
  const ends = [typDom.step(run, run.direction, -1), typDom.step(run, run.direction, run.word.length)]
  return agrees && ends.every(({ row, col }) => typDom.stoneAt(grid, row, col) === undefined)
}

export interface Prospect {
  /** Letters that would still be missing. */
  readonly missing: number
  /** Those of them that the rack does not hold. */
  readonly lacking: string
}

/** The word after the stone is laid. */
export function prospectOf(grid: typDom.Grid, rack: readonly typDom.Stone[], { laid, run }: Way): Prospect {
  const left = typDom.takeStones(rack, [typDom.stoneShown(laid.stone)]) ?? rack
  const missing = typDom.missing(typDom.withStones(grid, [laid]), run)
  const free = new FreeStones(left)
  const lacking = missing.filter(({ stone }) => free.take(stone).place === undefined)
  return { missing: missing.length, lacking: lacking.map(({ stone }) => stone).join('') }
}

export const actionFor = ({ type, laid, run }: Way): typDom.RechtAction =>
  type === 'add'
    ? { type, ...laid }
    : { type, ...laid, word: run.word, start: { row: run.row, col: run.col } }
