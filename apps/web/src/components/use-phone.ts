import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 639px)')

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
