import type { TableCommand, TableView } from '@estocade/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameOf } from '../games/index.ts'
import { useClockText } from '../new-table/clock-text.ts'
import { newSeed } from '../session/new-id.ts'
import { type InterfaceLanguage, languageNames } from '../texts/index.ts'
import { ApiFault } from './api.ts'
import { ChangeRules } from './change-rules.tsx'
import { Invite } from './invite.tsx'
import { Seats } from './seats.tsx'
import { useFaultText } from './use-fault-text.ts'
import type { RemoteSession } from './use-remote-table.ts'

/** Before the game: who is here, the link to send, what is played, and one button. */
export function Gathering({ session }: { readonly session: RemoteSession }) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const view = session.view!
  const [fault, setFault] = useState('')
  const mine = view.viewer === 'spectator' ? undefined : view.sides[view.viewer]
  const full = view.sides.every(({ members, bot }) => members.length > 0 || bot !== undefined)
  const send = async (command: TableCommand) => {
    const refusal = await session.send(command)
    setFault(refusal ? faultText(new ApiFault(refusal.code, refusal.text, refusal.params)) : '')
    return refusal
  }
  return (
    <main className="gathering">
      <div>
        <h1>{t(full ? 'allHere' : 'waitingFriend')}</h1>
        <Played view={view} />
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
                <button type="button" className="link" onClick={() => void send({ type: 'unready' })}>
                  {t('notYet')}
                </button>
              </>
            )}
            {mine && (
              <button type="button" className="link" onClick={() => void send({ type: 'stand' })}>
                {t('standUp')}
              </button>
            )}
          </p>
        </div>
        <Invite />
      </div>
      <ChangeRules session={session} send={send} />
    </main>
  )
}

/** What will be played, in words. */
function Played({ view }: { readonly view: TableView }) {
  const { t } = useTranslation()
  const clockText = useClockText()
  const language = (view.config as { readonly language?: InterfaceLanguage }).language
  const { rated, hints } = view.settings
  const counts = rated && hints === 0 && view.sides.every(({ bot }) => bot === undefined)
  const what = [
    gameOf(view.game)?.name ?? view.game,
    ...(language === undefined ? [] : [languageNames[language]]),
    t('sidesCount', { count: view.sides.length }),
    clockText(view.clock),
    t(counts ? 'rated' : 'unrated'),
  ]
  return <p className="quiet">{what.join(', ')}.</p>
}
