import type { SideView, TableCommand } from '@estocade/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { TableAbout } from '../games/table-about.tsx'
import { newSeed } from '../session/new-id.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { ApiFault } from './api.ts'
import { ChangeRules } from './change-rules.tsx'
import { Invite } from './invite.tsx'
import { useMe } from './me.ts'
import { Seats } from './seats.tsx'
import { useFaultText } from './use-fault-text.ts'
import type { RemoteSession } from './use-remote-table.ts'

/** No game with others is for fewer. */
const LEAST = 2

export const isTaken = ({ members, bot }: SideView): boolean => members.length > 0 || bot !== undefined

/** The table before the match: who is here, the link to send, the rules, and one button. */
export function Gathering({ session }: { readonly session: RemoteSession }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const view = session.view!
  const [fault, setFault] = useState('')
  const who = useMe()
  const isHost = who.type === 'known' && who.me.id === view.host
  const mine = view.viewer === 'spectator' ? undefined : view.sides[view.viewer]
  const { hold } = useReady(session)
  const taken = view.sides.filter(isTaken).length
  const full = taken === view.sides.length
  // Empty seats between the others would have to be filled first.
  const mayBegin = isHost && !full && taken >= LEAST && !view.sides.slice(taken).some(isTaken)
  const send = async (command: TableCommand) => {
    const refusal = await session.send(command)
    setFault(refusal ? faultText(new ApiFault(refusal.code, refusal.text, refusal.params)) : '')
    return refusal
  }
  return (
    <main className="page gathering">
      <div>
        <h1>{t(full ? 'allHere' : 'waitingFriend')}</h1>
        <p className="quiet invited-to">
          <TableAbout view={view} online />
          <span>{t('sidesCount', { count: view.sides.length })}</span>
        </p>
      </div>
      <div className="halves">
        <div>
          <Seats session={session} send={send} />
          {fault && (
            <p className="bad" role="alert">
              {fault}
            </p>
          )}
          <p className="go">
            {mine && !mine.ready && (
              <button
                type="button"
                className="button main begin"
                onClick={() => void send({ type: 'ready', seed: newSeed() })}
              >
                {t('begin')}
              </button>
            )}
            {mine?.ready && (
              <>
                <span role="status">{t('youAreReady')}</span>
                <button type="button" className="link" onClick={hold}>
                  {t('notYet')}
                </button>
              </>
            )}
            {mayBegin && (
              <button
                type="button"
                className="button main"
                onClick={() => void send({ type: 'set', sides: taken })}
              >
                {t('beginWith', { number: taken })}
              </button>
            )}
            {mine && (
              <button type="button" className="link" onClick={() => void send({ type: 'stand' })}>
                {t('standUp')}
              </button>
            )}
          </p>
        </div>
        {!full && <Invite />}
      </div>
      <ChangeRules session={session} send={send} />
    </main>
  )
}

/**
 * A player who sits down is ready automatically, so the match begins when all seats are taken. The button "Not yet" delays
 * it. Changed rules delay it too, because players have to agree to them; fewer seats do not.
 */
function useReady({ view, send }: RemoteSession): { readonly hold: () => void } {
  const held = useRef(false)
  const { viewer, config, sides } = view!
  const rules = JSON.stringify(config)
  const agreed = useRef(rules)
  const seat = viewer === 'spectator' ? undefined : viewer
  const ready = seat !== undefined && sides[seat]!.ready
  const members = seat === undefined ? 0 : sides[seat]!.members.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a side with another member is asked again
  useEffect(() => {
    if (seat === undefined || ready || held.current || agreed.current !== rules) return
    void send({ type: 'ready', seed: newSeed() })
  }, [seat, ready, members, rules, send])
  const hold = useCallback(() => {
    held.current = true
    void send({ type: 'unready' })
  }, [send])
  return { hold }
}
