import { useCallback, useEffect, useState } from 'react'
import { recall, remember } from '../../table/memory.ts'
import { less } from './aiming.ts'

export interface Reserve {
  /** The letters in the player's own order. */
  readonly letters: string
  readonly shuffle: () => void
  readonly sort: () => void
  readonly move: (from: number, to: number) => void
}

/** The owner of a reserve can reorder it. The order is kept over turns and reloads; new letters are added at the end. */
export function useReserve(key: string, reserve: string): Reserve {
  const [kept, setKept] = useState(() => orderOf(key, reserve))
  // A shared device shows another side's letters.
  if (kept.key !== key) setKept(orderOf(key, reserve))
  const letters = arranged(kept.order, reserve)
  const setOrder = useCallback(
    (to: (old: string) => string) => setKept((old) => ({ key: old.key, order: to(old.order) })),
    [],
  )
  useEffect(() => {
    setOrder(() => letters)
    remember(`order.${key}`, letters)
  }, [key, letters, setOrder])
  const shuffle = useCallback(() => setOrder(shuffled), [setOrder])
  const sort = useCallback(() => setOrder((old) => [...old].sort().join('')), [setOrder])
  const move = useCallback((from: number, to: number) => setOrder((old) => moved(old, from, to)), [setOrder])
  return { letters, shuffle, sort, move }
}

const orderOf = (key: string, reserve: string) => ({ key, order: recall<string>(`order.${key}`) ?? reserve })

/** `reserve` in the order of `order`; letters that are not in `order` come last. */
export function arranged(order: string, reserve: string): string {
  const strange = less(reserve, order)
  const kept = less(order, strange.lacking).left
  return kept + strange.left
}

/** Another order, if there is one. */
function shuffled(letters: string): string {
  if (new Set(letters).size < 2) return letters
  const result = [...letters]
  do
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1))
      ;[result[i], result[j]] = [result[j]!, result[i]!]
    }
  while (result.join('') === letters)
  return result.join('')
}

function moved(letters: string, from: number, to: number): string {
  const rest = letters.slice(0, from) + letters.slice(from + 1)
  const at = to > from ? to - 1 : to
  return rest.slice(0, at) + letters[from] + rest.slice(at)
}
