import { useSyncExternalStore } from 'react'
import { isGameRunning } from './game-lock.ts'

const listeners = new Set<() => void>()
let waiting: ServiceWorker | undefined

function offer(worker: ServiceWorker | null): void {
  // Without a controller this is the first visit, so no version is replaced.
  if (worker === null || navigator.serviceWorker.controller === null) return
  waiting = worker
  for (const listener of listeners) listener()
}

/** A new version may be found, or even be ready, before this page begins to listen for it. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const fresh = registration.installing
    fresh?.addEventListener('statechange', () => fresh.state === 'installed' && offer(fresh))
    offer(registration.waiting)
  }
  registration.addEventListener('updatefound', look)
  look()
}

/** Makes the page work offline. A new version waits until the player activates it. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').then(watch, () => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register())
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== undefined)

/** Activates the new version; returns `false` while a game is played in any tab, because that tab would lose its scripts. */
export async function takeNewVersion(): Promise<boolean> {
  if (await isGameRunning()) return false
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting?.postMessage({ type: 'SKIP_WAITING' })
  return true
}
