import { useEffect, useSyncExternalStore } from 'react'
import { blocks, setBlock } from '../online/api.ts'
import { whoAmI } from '../online/me.ts'

/**
 * Players whom this browser mutes or blocks. Muted: their chat is not shown in this browser. Blocked: their open tables
 * are not listed either, and if the player is known to the server, it keeps them away from the player's tables.
 */
export interface Muted {
  readonly player: string
  readonly name: string
  readonly how: 'muted' | 'blocked'
  /** Whether the server stores this block. */
  readonly kept?: true
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

/** Rejects if the server cannot be reached; the block still works in this browser. */
export async function mute(player: string, name: string, how: Muted['how'] = 'muted'): Promise<void> {
  const old = muted.find((one) => one.player === player)
  const put = (kept: Pick<Muted, 'kept'>) =>
    write([...muted.filter((one) => one.player !== player), { player, name, how, ...kept }])
  put({})
  if (how === 'blocked' && (await isKnown())) {
    await setBlock(player, true)
    put({ kept: true })
  } else if (old?.kept) await setBlock(player, false)
}

export async function unmute(player: string): Promise<void> {
  const old = muted.find((one) => one.player === player)
  write(muted.filter((one) => one.player !== player))
  if (old?.kept) await setBlock(player, false)
}

const isKnown = async (): Promise<boolean> => (await whoAmI()).type === 'known'

/** Takes over the blocks from the server, because another browser may have changed them. */
export function useServerBlocks(): void {
  useEffect(() => {
    const load = async () => {
      if (!(await isKnown())) return
      const there = await blocks()
      const rest = muted.filter(({ player, kept }) => !kept && !there.some(({ id }) => id === player))
      write([
        ...rest,
        ...there.map(({ id, name }) => ({ player: id, name, how: 'blocked', kept: true }) as const),
      ])
    }
    // Without a server the blocks of this browser are used.
    load().catch(() => {})
  }, [])
}
