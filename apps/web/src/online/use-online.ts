import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the device has a network at all: a socket that was cut off may look open for a minute. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
