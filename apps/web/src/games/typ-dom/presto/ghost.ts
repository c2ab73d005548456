import { typDom } from '@estocade/games'
import { useMemo, useState } from 'react'
import type { GameAction } from '../../../table/extras.tsx'
import type { TableStone } from '../endless-table.tsx'
import type { Bench } from './bench.ts'

/** A hint is a whole crossword; only its longest word is shown. */
export function advisedWord(action: GameAction): string | undefined {
  const advice = action as typDom.PrestoAction
  if (advice.type !== 'claim') return undefined
  const runs = typDom.runsOf(advice.bench)
  return runs.map(({ word }) => word).sort((a, b) => b.length - a.length)[0]
}

interface Shown {
  readonly word: string
  readonly bench: Bench
  /** Only its cells are shown, without its letters. */
  readonly blank: boolean
}

export interface Ghost {
  readonly stones: readonly TableStone[]
  /** The cells of the hinted word, while its letters are not shown yet. */
  readonly places: readonly typDom.Cell[]
  /** All cells of the hinted word. */
  readonly cells: readonly typDom.Cell[]
  readonly point: (action: GameAction) => boolean
  readonly show: (action: GameAction) => boolean
}

/** The hinted word, first its cells and then transparent stones, at the cursor, until a stone is moved. */
export function useGhost(bench: Bench): Ghost {
  const [shown, setShown] = useState<Shown>()
  const now = shown?.bench === bench ? shown : undefined
  const stones = useMemo(() => (now ? stonesOf(now) : noStones), [now])
  const shows = (blank: boolean) => (action: GameAction) => {
    const word = advisedWord(action)
    if (word !== undefined) setShown({ word, bench, blank })
    return word !== undefined
  }
  const [places, letters] = now?.blank ? [stones, noStones] : [noStones, stones]
  return { stones: letters, places, cells: stones, point: shows(true), show: shows(false) }
}

const noStones: readonly TableStone[] = []

const stonesOf = ({ word, bench: { grid, cursor } }: Shown): readonly TableStone[] =>
  [...word].flatMap((letter, k) => {
    const { row, col } = typDom.step(cursor, cursor.direction, k)
    const free = typDom.stoneAt(grid, row, col) === undefined
    return free ? [{ row, col, shown: letter, look: 'needed' as const }] : []
  })
