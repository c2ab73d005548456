import type { typDom } from '@estocade/games'
import { useCallback, useMemo, useState } from 'react'
import { same } from '../use-laying-out.ts'
import { type Way, waysToName } from './namings.ts'

export interface NamingDraft {
  readonly typed: string
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  readonly type: (letters: string) => void
  readonly back: () => void
  readonly clear: () => void
  /** The next way to lay it. */
  readonly turn: () => void
  readonly move: (rows: number, cols: number) => void
  readonly point: (cell: typDom.Cell) => void
}

const LONGEST = 20

/** A word being named: typed, and where its stone goes, found or pointed at. */
export function useNaming(view: typDom.RechtView, rack: readonly typDom.Stone[]): NamingDraft {
  const [typed, setTyped] = useState('')
  const [index, setIndex] = useState(0)
  const [cell, setCell] = useState<typDom.Cell>()
  const all = useMemo(() => waysToName(view, rack, typed), [view, rack, typed])
  const here = cell ? all.filter(({ laid }) => same(laid, cell)) : []
  const ways = here.length > 0 ? here : all
  const way = ways.length === 0 ? undefined : ways[((index % ways.length) + ways.length) % ways.length]
  const clear = useCallback(() => {
    setTyped('')
    setIndex(0)
    setCell(undefined)
  }, [])
  return {
    typed,
    ways,
    way,
    type: (letters) => {
      setTyped((old) => (old + letters).slice(0, LONGEST))
      setIndex(0)
    },
    back: () => setTyped((old) => old.slice(0, -1)),
    clear,
    turn: () => setIndex(index + 1),
    move: (rows, cols) => setIndex(index + (rows + cols > 0 ? 1 : -1)),
    point: setCell,
  }
}
