import { useEffect, useState } from 'react'
import type { Insets } from './sight.ts'

/** On large screens the words under the cursor are beside the zoom buttons. */
const withWords = { width: 400, height: 68 }
/** On small screens, where words are explained in the score sheet, one or two buttons remain. */
const onlyButtons = { width: 100, height: 58 }

/** Screens, and the parts of the table that other things cover; the first that fits counts. */
const screens: readonly (readonly [query: string, insets: Insets])[] = [
  ['(max-width: 639px), (max-height: 560px)', { top: 0, right: 0, bottom: 4, corner: onlyButtons }],
  ['(min-width: 1700px)', { top: 0, right: 348, bottom: 20, corner: withWords }],
  ['(min-width: 900px)', { top: 0, right: 290, bottom: 20, corner: withWords }],
  ['(min-width: 0px)', { top: 0, right: 0, bottom: 8, corner: withWords }],
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
