import { useCallback, useEffect, useState } from 'react'
import type { RefusalText, TableSession } from '../session/session.ts'
import { isCaptain, seatOf } from './seating.ts'

export interface Acting<A> {
  readonly act: (action: A) => Promise<void>
  /** The refusal of the last action. */
  readonly refusal: RefusalText | undefined
  readonly forget: () => void
}

/** Sends an action for the player's duty. A member who is not captain proposes it. A refusal is shown until the table changes. */
export function useAct<A>(session: TableSession): Acting<A> {
  const [refusal, setRefusal] = useState<RefusalText>()
  const { view, send } = session
  const me = view && seatOf(view)
  const about = view?.duties.find(({ seat }) => seat === me)?.about ?? ''
  const captain = isCaptain(session)
  const act = useCallback(
    async (action: A) =>
      setRefusal(await send(captain ? { type: 'act', about, action } : { type: 'propose', action })),
    [send, about, captain],
  )
  const forget = useCallback(() => setRefusal(undefined), [])
  const version = view?.match?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(forget, [version])
  return { act, refusal, forget }
}
