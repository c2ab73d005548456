import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { Bench, Key } from '../terminal-game.ts'
import type { Spot } from './placing.ts'
import { stonesFrom, typedWord } from './rack.ts'

type View = typDom.PrestoView
type Cell = typDom.Cell

/** The player's bench of this round; a new round begins with an empty one. */
export function benchOf(bench: Bench, view: View, rack: readonly typDom.Stone[] = []): typDom.Grid {
  if (bench.round !== view.round) {
    const kept = Object.values(bench.stones).map(typDom.stoneShown)
    // A restored draft belongs to this round if the rack has its stones.
    if (bench.round !== 0 || typDom.takeStones(rack, kept) === undefined) bench.stones = {}
    bench.round = view.round
    bench.cursor = { row: 0, col: 0 }
    bench.direction = 'across'
  }
  return bench.stones as typDom.Grid
}

/** Stones of the rack that are not on the bench. */
export const looseStones = (rack: readonly typDom.Stone[], grid: typDom.Grid): readonly typDom.Stone[] =>
  typDom.takeStones(rack, Object.values(grid).map(typDom.stoneShown)) ?? rack

/** Lays a word on the bench; other stones on its cells return to the rack. `false` when stones are missing. */
export function placeWord(bench: Bench, view: View, rack: readonly typDom.Stone[], spot: Spot): boolean {
  const grid = benchOf(bench, view, rack)
  const cell = spot.cell ?? bench.cursor
  const direction = spot.direction ?? bench.direction
  const cells = Array.from(spot.typed.word, (_, k) => typDom.step(cell, direction, k))
  const stays = (at: Cell, k: number) =>
    typDom.stoneAt(grid, at.row, at.col)?.toUpperCase() === spot.typed.word[k]
  const cleared = typDom.withoutCells(
    grid,
    cells.filter((at, k) => !stays(at, k)),
  )
  const wanted = cells.map((at, k) => (stays(at, k) ? typDom.LYING : spot.typed.word[k]!))
  const stones = stonesFrom(looseStones(rack, cleared), wanted, spot.typed.jollies)
  if (stones === undefined) return false
  bench.stones = typDom.withStones(cleared, typDom.laidBy({ ...cell, direction, stones }))
  bench.cursor = typDom.step(cell, direction, spot.typed.word.length)
  return true
}

export function removeStones(bench: Bench, view: View, cells: readonly Cell[]): void {
  bench.stones = typDom.withoutCells(benchOf(bench, view), cells)
}

const arrows: Readonly<Record<string, Cell>> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
}

/** One key of the editor: arrows move, letters lay, Backspace takes up, Tab turns. */
export function pressOnBench(bench: Bench, view: View, rack: readonly typDom.Stone[], key: Key): boolean {
  benchOf(bench, view, rack)
  const arrow = arrows[key.name]
  if (arrow !== undefined) {
    bench.cursor = { row: bench.cursor.row + arrow.row, col: bench.cursor.col + arrow.col }
    return true
  }
  if (key.name === 'tab') {
    bench.direction = typDom.crossing(bench.direction)
    return true
  }
  if (key.name === 'backspace' || key.name === 'delete') {
    if (key.name === 'backspace') bench.cursor = typDom.step(bench.cursor, bench.direction, -1)
    removeStones(bench, view, [bench.cursor])
    return true
  }
  const typed = key.text === '' || key.text === '/' ? undefined : typedWord(key.text, view.config.language)
  if (typed === undefined || !alphabets[view.config.language].letters.includes(typed.word[0]!)) return false
  placeWord(bench, view, rack, { typed })
  return true
}
