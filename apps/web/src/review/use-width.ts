import { useLayoutEffect, useRef, useState } from 'react'

/** The width of an element in px; it changes with the page. */
export function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const watched = element.current!
    setWidth(watched.clientWidth)
    const observer = new ResizeObserver(() => setWidth(watched.clientWidth))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
