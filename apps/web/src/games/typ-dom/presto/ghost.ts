import { typDom } from '@estocade/games'
import { useState } from 'react'
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
}

/** The hinted word, transparent, at the cursor, until a stone is moved. */
export function useGhost(bench: Bench): {
  readonly stones: readonly TableStone[]
  readonly show: (action: GameAction) => boolean
} {
  const [shown, setShown] = useState<Shown>()
  const stones = shown?.bench === bench ? stonesOf(shown) : noStones
  const show = (action: GameAction): boolean => {
    const word = advisedWord(action)
    if (word !== undefined) setShown({ word, bench })
    return word !== undefined
  }
  return { stones, show }
}

const noStones: readonly TableStone[] = []

const stonesOf = ({ word, bench: { grid, cursor } }: Shown): readonly TableStone[] =>
  [...word].flatMap((letter, k) => {
    const { row, col } = typDom.step(cursor, cursor.direction, k)
    const free = typDom.stoneAt(grid, row, col) === undefined
    return free ? [{ row, col, shown: letter, look: 'needed' as const }] : []
  })
