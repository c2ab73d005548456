import { useEffect } from 'react'

/** ms between two looks at a list that others change. */
const REFRESH = 10_000

/** Asks again every few seconds while the page is looked at, and as soon as it is looked at again. */
export function useRefresh(again: () => void): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) again()
    }
    const timer = setInterval(look, REFRESH)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again])
}
