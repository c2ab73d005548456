import { useEffect, useState } from 'react'
import type { Insets } from './use-camera.ts'

const wide = '(min-width: 900px)'
/** Players float at the right, the map at the bottom. */
const desktop: Insets = { right: 290, bottom: 20 }
const phone: Insets = { right: 0, bottom: 56 }

/** What of the table is under something that floats over it. */
export function useInsets(): Insets {
  const [insets, setInsets] = useState(() => (matchMedia(wide).matches ? desktop : phone))
  useEffect(() => {
    const query = matchMedia(wide)
    const onChange = () => setInsets(query.matches ? desktop : phone)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return insets
}
