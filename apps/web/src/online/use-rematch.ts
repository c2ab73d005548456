import { useRef } from 'react'
import { newSeed } from '../session/new-id.ts'
import type { TableSession } from '../session/session.ts'
import { isTaken } from './gathering.tsx'
import type { RemoteSession } from './use-remote-table.ts'

/**
 * After a match each player can look at the result as long as they like. "Play again" is an offer, which the others
 * accept by pressing it too. Until the next match begins, the finished one is shown.
 */
export function useRematch(session: RemoteSession): RemoteSession {
  const finished = useRef<RemoteSession>(undefined)
  const { view, send } = session
  const seat = view && view.viewer !== 'spectator' ? view.viewer : undefined
  if (view?.phase === 'over') finished.current = session
  else if (view?.phase !== 'gathering') finished.current = undefined
  // A player who comes back or reloads the page finds the result and the offer, too.
  else if (seat !== undefined && view.match?.outcome && view.sides.every(isTaken))
    finished.current ??= { ...session, view: { ...view, phase: 'over' } }
  const offered = view?.phase === 'gathering' && finished.current !== undefined
  const take = async () => {
    if (view?.phase === 'over') await send({ type: 'again' })
    await send({ type: 'ready', seed: newSeed() })
  }
  const rematch: TableSession['rematch'] = {
    taken: offered && seat !== undefined && view.sides[seat]!.ready,
    offeredBy: offered
      ? view.sides.flatMap(({ ready, members }, one) =>
          ready && one !== seat ? members.map(({ name }) => name) : [],
        )
      : [],
    take: () => void take(),
  }
  if (!offered) return { ...session, rematch }
  return { ...session, view: finished.current!.view, events: finished.current!.events, rematch }
}
