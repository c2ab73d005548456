import { createContext, useContext } from 'react'

/** The viewer, and the number of sides. */
export const Sides = createContext<{ readonly me: number; readonly count: number }>({ me: 0, count: 1 })

/** The mark of a side, by shape and colour: the viewer's own is always the brass disc. */
export function Mark({ seat }: { readonly seat: number }) {
  const { me, count } = useContext(Sides)
  return <span className={`mark s${(seat - me + count) % count}`} aria-hidden="true" />
}
