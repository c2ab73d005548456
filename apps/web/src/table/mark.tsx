import { createContext, useContext } from 'react'

/** Who looks, and how many sides there are. */
export const Sides = createContext<{ readonly me: number; readonly count: number }>({ me: 0, count: 1 })

/** Whose it is, by shape and colour: one's own is always the brass disc. */
export function Mark({ seat }: { readonly seat: number }) {
  const { me, count } = useContext(Sides)
  return <span className={`mark s${(seat - me + count) % count}`} aria-hidden="true" />
}
