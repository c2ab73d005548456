import { typDom } from '@estocade/games'
import { useCallback, useMemo, useState } from 'react'
import type { TableSession } from '../../session/session.ts'
import { useUnsent } from '../../table/use-unsent.ts'
import type { Cursor } from './cursor.ts'
import { type Out, typeOut } from './drafting.ts'

/** Stones laid out: typed from a cell on, or put one by one. */
interface Work {
  readonly letters: string
  readonly put?: readonly Out[]
  /** Where typing begins; by default at the word laid last. */
  readonly start?: Cursor
}

/** A jolly whose letter has not been chosen yet. */
interface Question {
  readonly place: number
  readonly cell: typDom.Cell | undefined
}

export interface LayingOut {
  readonly out: readonly Out[]
  readonly lacking: string
  /** The cell of the next letter, and the direction. */
  readonly cursor: Cursor
  readonly question: Question | undefined
  readonly type: (letters: string) => void
  /** Replaces the letters laid out. */
  readonly retype: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: () => void
  readonly point: (cell: typDom.Cell) => void
  /** Puts the cursor on a cell, in a direction. */
  readonly aim: (cursor: Cursor) => void
  readonly move: (rows: number, cols: number) => void
  readonly tapStone: (place: number) => void
  /** Moves a stone from the rack or from another cell. */
  readonly drop: (from: string, cell: typDom.Cell) => boolean
  readonly takeBack: (from: string) => void
  readonly answer: (letter: string | undefined) => void
  /** Lays a whole word out. */
  readonly show: (placement: typDom.Placement) => void
}

const nothing: Work = { letters: '' }
const isWork = ({ letters, put, start }: Work): boolean =>
  typeof letters === 'string' && (put === undefined || Array.isArray(put)) && start?.row !== null

/** Stones laid out on the table before they are laid: typed at a cursor, tapped, or dragged. */
export function useLayingOut(
  session: TableSession,
  { grid, round }: { readonly grid: typDom.Grid; readonly round: number },
  rack: readonly typDom.Stone[],
  home: Cursor,
): LayingOut {
  // A draft belongs to one rack and one table.
  const moment = [session.view!.match!.number, round, session.view!.viewer, ...rack, Object.keys(grid).length]
  const [work, change] = useUnsent<Work>({ session, moment: moment.join(' '), nothing, isWork })
  const [question, setQuestion] = useState<Question>()
  const opening = typDom.isEmptyGrid(grid)
  // The first word runs across from the middle.
  const start = opening ? middle : (work.start ?? home)
  const typed = useMemo(() => typeOut(grid, rack, start, work.letters), [grid, rack, start, work.letters])
  const out = work.put ?? typed.out
  const cursor = work.put
    ? opening
      ? freeFrom(typDom.withStones(grid, out), start)
      : start
    : { ...typed.next, direction: start.direction }

  const clear = useCallback(() => {
    change(({ start }) => (start ? { letters: '', start } : nothing))
    setQuestion(undefined)
  }, [change])
  const put = (next: readonly Out[], from: Cursor = start) =>
    change(() => ({ letters: '', start: from, ...(next.length === 0 ? {} : { put: next }) }))
  const lay = (place: number, stone: string, cell: typDom.Cell | undefined) => {
    const others = out.filter((one) => one.place !== place && !(cell && same(one, cell)))
    if (cell && !opening) return put([...others, { ...cell, stone, place }])
    // At the cursor, after lying stones: a tapped stone never stands for the letter that lies under the cursor.
    const { row, col, direction } = freeFrom(typDom.withStones(grid, others), cursor)
    put([...others, { row, col, stone, place }], { ...typDom.step({ row, col }, direction, 1), direction })
  }
  const type = (letters: string) => {
    if (!work.put) return change((old) => ({ letters: old.letters + letters, start }))
    for (const letter of letters) {
      const next = typeOut(typDom.withStones(grid, out), leftOf(rack, out), cursor, letter)
      const more = next.out.map((one) => ({ ...one, place: placeOf(rack, out, one.stone) }))
      put([...out, ...more], { ...next.next, direction: start.direction })
    }
  }
  const place = (from: number, cell: typDom.Cell | undefined) => {
    const stone = rack[from]!
    if (typDom.isJollyStone(stone)) setQuestion({ place: from, cell })
    else lay(from, stone, cell)
  }
  const begin = (next: Cursor) => change((old) => ({ ...old, start: next }))
  return {
    out,
    lacking: work.put ? '' : typed.lacking,
    cursor,
    question,
    type,
    back: () =>
      work.put
        ? put(out.slice(0, -1), cursorAt(out.at(-1)!, start.direction))
        : change((old) => ({ ...old, letters: old.letters.slice(0, -1) })),
    clear,
    turn: () => begin({ ...start, direction: typDom.crossing(start.direction) }),
    retype: (letters) => {
      const shown = lettersOut(out)
      if (letters.startsWith(shown)) return type(letters.slice(shown.length))
      if (work.put && shown.slice(0, -1) === letters) return put(out.slice(0, -1))
      change(() => ({ letters, start }))
    },
    point: (cell) => {
      if (out.some((one) => same(one, cell)))
        return put(
          out.filter((one) => !same(one, cell)),
          cursorAt(cell, start.direction),
        )
      const again = same(cell, start) && out.length === 0
      begin({ ...cell, direction: again ? typDom.crossing(start.direction) : start.direction })
    },
    aim: (cursor) => change(() => ({ letters: '', start: cursor })),
    move: (rows, cols) => begin({ ...start, row: start.row + rows, col: start.col + cols }),
    tapStone: (from) => {
      const lying = out.find((one) => one.place === from)
      if (lying)
        put(
          out.filter((one) => one !== lying),
          cursorAt(lying, start.direction),
        )
      else place(from, undefined)
    },
    drop: (from, cell) => {
      if (typDom.stoneAt(grid, cell.row, cell.col) !== undefined) return false
      const [kind, what = ''] = from.split(' ')
      if (kind === 'rack') place(Number(what), cell)
      else put(moved(out, typDom.cellOf(what), cell))
      return true
    },
    takeBack: (from) => {
      const [kind, what = ''] = from.split(' ')
      if (kind === 'out') put(out.filter((one) => !same(one, typDom.cellOf(what))))
    },
    answer: (letter) => {
      setQuestion(undefined)
      if (letter !== undefined && question) lay(question.place, letter.toLowerCase(), question.cell)
    },
    show: (placement) => {
      const { row, col, direction } = placement
      put(outOf(rack, placement), { row, col, direction })
    },
  }
}

const cursorAt = ({ row, col }: typDom.Cell, direction: typDom.Direction): Cursor => ({ row, col, direction })

/** The first free cell from the cursor on. */
function freeFrom(grid: typDom.Grid, { row, col, direction }: Cursor): Cursor {
  let cell: typDom.Cell = { row, col }
  while (typDom.stoneAt(grid, cell.row, cell.col) !== undefined) cell = typDom.step(cell, direction, 1)
  return { ...cell, direction }
}

/** The letters laid out, in their order; a jolly shows the letter that it stands for. */
export const lettersOut = (out: readonly Out[]): string =>
  out.map(({ stone }) => stone.toUpperCase()).join('')

const middle: Cursor = { row: 0, col: 0, direction: 'across' }

export const same = (a: typDom.Cell, b: typDom.Cell): boolean => a.row === b.row && a.col === b.col

const moved = (out: readonly Out[], from: typDom.Cell, to: typDom.Cell): readonly Out[] =>
  out.filter((one) => !same(one, to)).map((one) => (same(one, from) ? { ...one, ...to } : one))

const leftOf = (rack: readonly typDom.Stone[], out: readonly Out[]): readonly typDom.Stone[] =>
  rack.filter((_, place) => out.every((one) => one.place !== place))

function placeOf(rack: readonly typDom.Stone[], out: readonly Out[], shown: string): number | undefined {
  const stone = typDom.stoneShown(shown)
  const place = rack.findIndex((one, i) => one === stone && out.every((other) => other.place !== i))
  return place < 0 ? undefined : place
}

/** The stones of the rack that a word uses, each with its cell. */
function outOf(rack: readonly typDom.Stone[], placement: typDom.Placement): readonly Out[] {
  const out: Out[] = []
  for (const laid of typDom.laidBy(placement)) out.push({ ...laid, place: placeOf(rack, out, laid.stone) })
  return out
}
