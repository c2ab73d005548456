import type { OwnTable } from '@estocade/protocol'
import { useCallback, useEffect, useState } from 'react'
import { type SavedGame, savedGames } from '../local/saved-games.ts'
import { myTables } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { useRefresh } from '../online/use-refresh.ts'

export type YourGame =
  | { readonly type: 'table'; readonly table: OwnTable }
  | { readonly type: 'local'; readonly game: SavedGame }

export interface YourGames {
  /** Games in which it is the player's turn come first. */
  readonly running: readonly YourGame[]
  readonly finished: readonly SavedGame[]
  /** The server did not answer. */
  readonly away: boolean
  readonly again: () => void
}

export const isYourTurn = (one: YourGame): boolean =>
  one.type === 'table' ? one.table.yourTurn : one.game.yourTurn

/** All games of this browser, on this device and on the server. */
export function useYourGames(): YourGames {
  const who = useMe()
  const [tables, askTables] = useAsk(who.type, async () => (who.type === 'known' ? myTables() : []))
  const [locals, setLocals] = useState<readonly SavedGame[]>([])
  const readLocals = useCallback(() => {
    savedGames().then(setLocals, () => setLocals([]))
  }, [])
  useEffect(readLocals, [readLocals])
  const again = useCallback(() => {
    askTables()
    readLocals()
  }, [askTables, readLocals])
  useRefresh(again)
  const running: readonly YourGame[] = [
    ...(tables.type === 'there' ? tables.value.map((table) => ({ type: 'table', table }) as const) : []),
    ...locals.filter(({ phase }) => phase === 'playing').map((game) => ({ type: 'local', game }) as const),
  ]
  return {
    running: [...running].sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a))),
    finished: locals.filter(({ phase }) => phase === 'over'),
    away: who.type === 'away' || tables.type === 'failed',
    again,
  }
}
