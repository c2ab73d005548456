import type { typDom } from '@estocade/games'
import { useCallback, useMemo } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { useUnsent } from '../../../table/use-unsent.ts'
import { same } from '../use-laying-out.ts'
import { type Way, waysToName } from './namings.ts'

export interface NamingDraft {
  readonly typed: string
  readonly ways: readonly Way[]
  readonly way: Way | undefined
  readonly type: (letters: string) => void
  /** Replaces the entered word. */
  readonly retype: (word: string) => void
  /** Removes the last letter of this kind. */
  readonly remove: (letter: string) => void
  readonly back: () => void
  readonly clear: () => void
  /** The next way to lay it. */
  readonly turn: () => void
  readonly move: (rows: number, cols: number) => void
  readonly point: (cell: typDom.Cell) => void
  /** A word, with its stone on this cell. */
  readonly show: (word: string, cell: typDom.Cell) => void
}

/** The word, which of the ways to lay it is chosen, and where its stone goes. */
interface Work {
  readonly typed: string
  readonly index: number
  readonly cell?: typDom.Cell
}

const LONGEST = 20
const nothing: Work = { typed: '', index: 0 }
const isWork = ({ typed, index }: Work): boolean => typeof typed === 'string' && Number.isInteger(index)

/** A word being named: the typed word, and the place of its stone, computed or chosen by the player. */
export function useNaming(
  session: TableSession,
  view: typDom.RechtView,
  rack: readonly typDom.Stone[],
): NamingDraft {
  const { match, viewer } = session.view!
  const lying = Object.keys(view.grid).length
  const moment = [match!.number, view.round, viewer, ...rack, lying, view.naming?.word].join(' ')
  const [{ typed, index, cell }, change] = useUnsent<Work>({ session, moment, nothing, isWork })
  const all = useMemo(() => waysToName(view, rack, typed), [view, rack, typed])
  const here = cell ? all.filter(({ laid }) => same(laid, cell)) : []
  const ways = here.length > 0 ? here : all
  const way = ways.length === 0 ? undefined : ways[((index % ways.length) + ways.length) % ways.length]
  const step = (by: number) => change((old) => ({ ...old, index: old.index + by }))
  return {
    typed,
    ways,
    way,
    type: (letters) =>
      change((old) => ({ ...old, typed: (old.typed + letters).slice(0, LONGEST), index: 0 })),
    retype: (word) => change((old) => ({ ...old, typed: word.slice(0, LONGEST), index: 0 })),
    remove: (letter) => change((old) => ({ ...old, typed: without(old.typed, letter), index: 0 })),
    back: () => change((old) => ({ ...old, typed: old.typed.slice(0, -1) })),
    clear: useCallback(() => change(() => nothing), [change]),
    turn: () => step(1),
    move: (rows, cols) => step(rows + cols > 0 ? 1 : -1),
    point: (next) => change((old) => ({ ...old, cell: next })),
    show: (word, next) => change(() => ({ typed: word, index: 0, cell: next })),
  }
}

function without(word: string, letter: string): string {
  const at = word.lastIndexOf(letter)
  return at < 0 ? word : word.slice(0, at) + word.slice(at + 1)
}
