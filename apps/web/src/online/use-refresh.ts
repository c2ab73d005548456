import { useEffect } from 'react'

/** How many ms pass between two requests of a list that others change. */
const REFRESH = 10_000

/** Repeats the request every few seconds while the page is visible, and when it becomes visible again. */
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
