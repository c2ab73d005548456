import { useEffect, useState } from 'react'
import type { Insets } from './use-camera.ts'

/** Screens by their width, the widest first, and the parts of the table that other things cover. */
const screens: readonly (readonly [query: string, insets: Insets])[] = [
  ['(min-width: 1700px)', { top: 0, right: 348, bottom: 20 }],
  ['(min-width: 900px)', { top: 0, right: 290, bottom: 20 }],
  ['(min-width: 0px)', { top: 0, right: 0, bottom: 8 }],
]

const insetsNow = (): Insets => screens.find(([query]) => matchMedia(query).matches)![1]

/** The parts of the table that players and map cover. */
export function useInsets(): Insets {
  const [insets, setInsets] = useState(insetsNow)
  useEffect(() => {
    const onChange = () => setInsets(insetsNow())
    const queries = screens.map(([query]) => matchMedia(query))
    for (const query of queries) query.addEventListener('change', onChange)
    return () => {
      for (const query of queries) query.removeEventListener('change', onChange)
    }
  }, [])
  return insets
}
