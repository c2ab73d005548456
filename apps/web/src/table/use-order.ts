import { useMemo, useState } from 'react'

/** The order in which the player's pieces are shown: a permutation of their places. */
export interface Order {
  readonly places: readonly number[]
  readonly shuffle: () => void
}

/** Pieces are in dealt order until they are shuffled. Then each keeps its place, and new ones are added at the end. */
export function useOrder(pieces: readonly string[]): Order {
  const [wish, setWish] = useState<readonly string[]>([])
  const places = useMemo(() => arranged(pieces, wish), [pieces, wish])
  return { places, shuffle: () => setWish(shuffled(places).map((place) => pieces[place]!)) }
}

function arranged(pieces: readonly string[], wish: readonly string[]): readonly number[] {
  const free = new Set(pieces.keys())
  const wished = wish.flatMap((piece) => {
    const place = [...free].find((one) => pieces[one] === piece)
    if (place === undefined) return []
    free.delete(place)
    return [place]
  })
  return [...wished, ...free]
}

export function shuffled<T>(things: readonly T[]): readonly T[] {
  const mixed = [...things]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
  }
  return mixed
}
