import { useEffect, useSyncExternalStore } from 'react'
import * as api from './api.ts'

/** `unknown` until the server has answered; `away` if it does not answer. */
export type Who =
  | { readonly type: 'unknown' }
  | { readonly type: 'away' }
  | { readonly type: 'nobody' }
  | { readonly type: 'banned'; readonly me: api.Me; readonly why: api.ApiFault }
  | { readonly type: 'known'; readonly me: api.Me }

/** Set after the server has given this browser a cookie, which scripts cannot read. */
const KNOWN = 'known'
const listeners = new Set<() => void>()
let who: Who = { type: 'unknown' }
let asking: Promise<Who> | undefined

function tell(next: Who): Who {
  who = next
  if (next.type === 'known') localStorage.setItem(KNOWN, '1')
  if (next.type === 'nobody') localStorage.removeItem(KNOWN)
  for (const listener of listeners) listener()
  return next
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function look(): Promise<Who> {
  // A browser that never had a cookie does not ask, because the answer would be an error.
  if (localStorage.getItem(KNOWN) === null) return tell({ type: 'nobody' })
  try {
    const me = await api.me()
    if (me.banned === undefined) return tell({ type: 'known', me })
    return tell({ type: 'banned', me, why: new api.ApiFault('banned', '', me.banned) })
  } catch (error) {
    return tell({ type: error instanceof api.ApiFault && error.code === 'no-identity' ? 'nobody' : 'away' })
  }
}

/** The identity of this browser at the server. */
export function whoAmI(): Promise<Who> {
  asking ??= look().finally(() => {
    asking = undefined
  })
  return asking
}

export function useMe(): Who {
  useEffect(() => {
    if (who.type === 'unknown' || who.type === 'away') void whoAmI()
  }, [])
  return useSyncExternalStore(subscribe, () => who)
}

export const isMe = (me: api.Me): Who => tell({ type: 'known', me })
export const isNobody = (): Who => tell({ type: 'nobody' })

/** A player who opens or joins a table needs a name; a guest's name is enough. */
export async function ensureSomebody(name: string): Promise<void> {
  const known = await whoAmI()
  if (known.type !== 'known') isMe(await api.becomeGuest(name))
}
