import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSession } from '../session/session.ts'

/** Before the game: who is here, the link to send, and one button. */
export function Gathering({ session }: { readonly session: TableSession }) {
  const { t } = useTranslation()
  const view = session.view!
  const [copied, setCopied] = useState(false)
  const mine = view.viewer === 'spectator' ? undefined : view.sides[view.viewer]
  const full = view.sides.every(({ members, bot }) => members.length > 0 || bot !== undefined)
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const ready = () => {
    const seed = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    void session.send({ type: 'ready', seed })
  }
  return (
    <main className="gathering">
      <h1>{t(full ? 'allHere' : 'waitingFriend')}</h1>
      <section className="sheet invite">
        <label htmlFor="link">{t('sendLink')}</label>
        <div>
          <input id="link" readOnly value={location.href} onFocus={(event) => event.target.select()} />
          <button type="button" className="button" onClick={copy}>
            {t(copied ? 'copied' : 'copy')}
          </button>
        </div>
      </section>
      <ul className="sheet seats">
        {view.sides.map((side, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat}>
            <span className={`mark s${seat}`} aria-hidden="true" />
            <span>
              {side.bot
                ? t(`level_${side.bot}`)
                : side.members.map(({ name }) => name).join(', ') || t('freeSeat')}
            </span>
            <span className="quiet">{side.ready ? t('isReady') : ''}</span>
          </li>
        ))}
      </ul>
      {mine && !mine.ready && (
        <button type="button" className="button main begin" onClick={ready}>
          {t('begin')}
        </button>
      )}
    </main>
  )
}
