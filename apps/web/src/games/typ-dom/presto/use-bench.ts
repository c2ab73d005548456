import { typDom } from '@estocade/games'
import { useEffect, useRef, useState } from 'react'
import { recall, remember } from '../../../table/memory.ts'
import {
  type Bench,
  emptyBench,
  isOf,
  laid,
  moved,
  placed,
  pointed,
  restOf,
  returned,
  taken,
  tapped,
  typed,
  untyped,
  usedOf,
} from './bench.ts'

/** A jolly whose letter has not been chosen yet; without a cell it goes to the cursor. */
interface Question {
  readonly jolly: typDom.Stone
  readonly cell: typDom.Cell | undefined
}

export interface Workbench {
  readonly bench: Bench
  readonly rest: readonly typDom.Stone[]
  /** Places of the rack whose stones are on the bench. */
  readonly used: ReadonlySet<number>
  readonly question: Question | undefined
  /** A typed letter that the player does not have. */
  readonly lacking: string
  readonly type: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  readonly turn: () => void
  readonly move: (rows: number, cols: number) => void
  readonly undo: () => void
  readonly tapStone: (place: number) => void
  readonly tapCell: (cell: typDom.Cell) => void
  readonly drop: (from: string, cell: typDom.Cell | undefined) => boolean
  readonly answer: (letter: string | undefined) => void
}

/** How many steps can be undone. */
const STEPS = 60

/** The player's workbench in one round, saved under `key` so that it survives a reload. */
export function useBench(
  rack: readonly typDom.Stone[],
  key: string,
  kept: string | undefined,
  onChange: (grid: typDom.Grid) => void,
): Workbench {
  const [bench, setBench] = useState<Bench>(() => remembered(rack, key, kept))
  /** Places of the rack that were tapped or dragged: of equal stones these are on the bench. */
  const [picked, setPicked] = useState<readonly number[]>([])
  const [past, setPast] = useState<readonly Bench[]>([])
  const [question, setQuestion] = useState<Question>()
  const [lacking, setLacking] = useState('')
  const tell = useRef(onChange)
  tell.current = onChange

  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    setBench(remembered(rack, key, undefined))
    setPicked([])
    setPast([])
  }, [key, rack])

  const change = (next: Bench) => {
    setLacking('')
    if (next.grid !== bench.grid) {
      setPast([...past, bench].slice(-STEPS))
      remember(key, next.grid)
      tell.current(next.grid)
    }
    setBench(next)
  }
  const rest = restOf(rack, bench.grid)
  const used = usedOf(rack, bench.grid, picked)
  const pick = (place: number, cell: typDom.Cell | undefined): boolean => {
    const stone = rack[place]
    if (stone === undefined) return false
    setPicked([...picked.filter((one) => one !== place && used.has(one)), place])
    if (typDom.isJollyStone(stone)) setQuestion({ jolly: stone, cell })
    else change(cell ? placed(bench, stone, cell) : (laid(bench, rack, stone) ?? bench))
    return true
  }
  const type = (letters: string) => {
    let next = bench
    for (const letter of letters) {
      const more = typed(next, rack, letter)
      if (!more) return setLacking(letter.toUpperCase())
      next = more
    }
    change(next)
  }
  return {
    bench,
    rest,
    used,
    question,
    lacking,
    type,
    back: () => change(untyped(bench)),
    clear: () => setLacking(''),
    turn: () => change(pointed(bench, bench.cursor)),
    move: (rows, cols) => {
      const { row, col, direction } = bench.cursor
      change({ ...bench, cursor: { row: row + rows, col: col + cols, direction }, trail: [] })
    },
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      setBench(before)
      remember(key, before.grid)
      tell.current(before.grid)
    },
    tapStone: (place) => {
      if (used.has(place)) change(returned(bench, rack[place]!))
      else pick(place, undefined)
    },
    tapCell: (cell) => change(tapped(bench, cell)),
    drop: (from, cell) => {
      const [kind, what = ''] = from.split(' ')
      if (kind === 'rack') return cell !== undefined && pick(Number(what), cell)
      const source = typDom.cellOf(what)
      change(cell === undefined ? taken(bench, source) : moved(bench, source, cell))
      return true
    },
    answer: (letter) => {
      setQuestion(undefined)
      if (letter === undefined || !question) return
      if (question.cell) change(placed(bench, letter.toLowerCase(), question.cell))
      else change(laid(bench, rack, letter.toLowerCase()) ?? bench)
    },
  }
}

/** The bench saved in this browser or on the server, if it consists of these stones. */
function remembered(rack: readonly typDom.Stone[], key: string, kept: string | undefined): Bench {
  for (const grid of [recall<typDom.Grid>(key), readGrid(kept)])
    if (grid !== undefined && isOf(rack, grid)) return { ...emptyBench, grid }
  return emptyBench
}

function readGrid(body: string | undefined): typDom.Grid | undefined {
  try {
    const grid = JSON.parse(body ?? 'null') as typDom.Grid | null
    return grid !== null && Object.values(grid).every((stone) => typeof stone === 'string') ? grid : undefined
  } catch {
    return undefined
  }
}
