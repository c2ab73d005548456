import { useSyncExternalStore } from 'react'

/** Whom this browser does not listen to. Muted: no chat is shown. Blocked: their open tables are not listed either. */
export interface Muted {
  readonly player: string
  readonly name: string
  readonly how: 'muted' | 'blocked'
}

const KEY = 'muted'
const listeners = new Set<() => void>()
let muted = read()

function read(): readonly Muted[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(list) ? (list as Muted[]) : []
  } catch {
    return []
  }
}

function write(list: readonly Muted[]): void {
  muted = list
  localStorage.setItem(KEY, JSON.stringify(list))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMuted = (): readonly Muted[] => useSyncExternalStore(subscribe, () => muted)

export const isMuted = (list: readonly Muted[], player: string): boolean =>
  list.some((one) => one.player === player)

export const isBlocked = (list: readonly Muted[], player: string): boolean =>
  list.some((one) => one.player === player && one.how === 'blocked')

export const mute = (player: string, name: string, how: Muted['how'] = 'muted'): void =>
  write([...muted.filter((one) => one.player !== player), { player, name, how }])

export const unmute = (player: string): void => write(muted.filter((one) => one.player !== player))
