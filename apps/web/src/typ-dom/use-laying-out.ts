import { typDom } from '@estocade/games'
import { useCallback, useMemo, useState } from 'react'
import { type Out, typeOut } from './drafting.ts'
import type { Cursor } from './endless-table.tsx'

type Work =
  | { readonly type: 'typed'; readonly letters: string }
  | { readonly type: 'put'; readonly out: readonly Out[] }

/** A jolly waits for its letter. */
interface Question {
  readonly place: number
  readonly cell: typDom.Cell | undefined
}

export interface LayingOut {
  readonly out: readonly Out[]
  readonly lacking: string
  /** Where the next letter goes, and which way. */
  readonly cursor: Cursor
  readonly question: Question | undefined
  readonly type: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: () => void
  readonly point: (cell: typDom.Cell) => void
  readonly move: (rows: number, cols: number) => void
  readonly tapStone: (place: number) => void
  /** From the rack or from another cell. */
  readonly drop: (from: string, cell: typDom.Cell) => boolean
  readonly takeBack: (from: string) => void
  readonly answer: (letter: string | undefined) => void
}

const nothing: Work = { type: 'typed', letters: '' }

/** Stones laid out on the table before they are laid: typed at a cursor, tapped, or dragged. */
export function useLayingOut(grid: typDom.Grid, rack: readonly typDom.Stone[], home: Cursor): LayingOut {
  const [chosen, setStart] = useState<Cursor>()
  const [work, setWork] = useState<Work>(nothing)
  const [question, setQuestion] = useState<Question>()
  const opening = typDom.isEmptyGrid(grid)
  // The first word runs across from the middle.
  const start = opening ? middle : (chosen ?? home)
  const typed = useMemo(
    () => typeOut(grid, rack, start, work.type === 'typed' ? work.letters : ''),
    [grid, rack, start, work],
  )
  const out = work.type === 'put' ? work.out : typed.out
  const cursor = work.type === 'put' ? start : { ...typed.next, direction: start.direction }

  const clear = useCallback(() => {
    setWork(nothing)
    setQuestion(undefined)
  }, [])
  const put = (next: readonly Out[]) => setWork(next.length === 0 ? nothing : { type: 'put', out: next })
  const lay = (place: number, stone: string, cell: typDom.Cell | undefined) => {
    if (cell === undefined || opening) return type(stone)
    put([...out.filter((one) => one.place !== place && !same(one, cell)), { ...cell, stone, place }])
  }
  const type = (letters: string) => {
    if (work.type === 'typed') return setWork({ type: 'typed', letters: work.letters + letters })
    for (const letter of letters) {
      const next = typeOut(typDom.withStones(grid, out), leftOf(rack, out), start, letter)
      put([...out, ...next.out.map((one) => ({ ...one, place: placeOf(rack, out, one.stone) }))])
      setStart({ ...next.next, direction: start.direction })
    }
  }
  const place = (from: number, cell: typDom.Cell | undefined) => {
    const stone = rack[from]!
    if (typDom.isJollyStone(stone)) setQuestion({ place: from, cell })
    else lay(from, stone, cell)
  }
  return {
    out,
    lacking: work.type === 'typed' ? typed.lacking : '',
    cursor,
    question,
    type,
    back: () =>
      work.type === 'typed'
        ? setWork({ type: 'typed', letters: work.letters.slice(0, -1) })
        : put(out.slice(0, -1)),
    clear,
    turn: () => setStart({ ...start, direction: typDom.crossing(start.direction) }),
    point: (cell) => {
      const again = same(cell, start) && out.length === 0
      setStart({ ...cell, direction: again ? typDom.crossing(start.direction) : start.direction })
    },
    move: (rows, cols) => setStart({ ...start, row: start.row + rows, col: start.col + cols }),
    tapStone: (from) => {
      const lying = out.find((one) => one.place === from)
      if (lying) put(out.filter((one) => one !== lying))
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
  }
}

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
