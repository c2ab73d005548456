import { useEffect } from 'react'

const LOCK = 'estocade-game'

/** Held while a game is played in this tab, so that no other tab changes the page's version under it. */
export function useGameLock(playing: boolean): void {
  useEffect(() => {
    if (!playing || navigator.locks === undefined) return
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => held)
    return () => release()
  }, [playing])
}

export async function isGameRunning(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === LOCK)
}
