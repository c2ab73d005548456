import { type FormEvent, useEffect, useRef, useState } from 'react'
import { memberName } from '../session/member-name.ts'
import { isMuted, useMuted } from '../settings/muted.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { TableModel } from './model.ts'

/** Chat with the table or with the player's own side: plain text only. */
export function Chat({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation()
  const { session, send, seat, side } = model
  const muted = useMuted()
  const team = seat !== undefined && side.members.length > 1
  const [to, setTo] = useState<'table' | 'team'>('table')
  const [text, setText] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const lines = (session.chat ?? []).filter(({ player }) => !isMuted(muted, player))
  const count = lines.length
  const members = model.table.sides.flatMap((one) => one.members)
  const programs = new Set(members.filter(({ program }) => program).map(({ player }) => player))
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const refusal = await send({ type: 'say', to, text: text.trim() })
    if (!refusal) setText('')
  }
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <div ref={list} className="log" tabIndex={0} aria-label={t('chat')} role="log">
        <ol>
          {lines.length === 0 && <li className="quiet">{t('chatEmpty')}</li>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
            <li key={index} className={line.to === 'table' ? '' : 'team'}>
              <b>{memberName({ name: line.name, program: programs.has(line.player) }, t)}</b>{' '}
              {line.to !== 'table' && <small>{t('toTeam')}</small>} {line.text}
            </li>
          ))}
        </ol>
      </div>
      {seat !== undefined && (
        <form onSubmit={(event) => void say(event)}>
          {team && (
            <select
              aria-label={t('sayTo')}
              value={to}
              onChange={(event) => setTo(event.target.value as 'table' | 'team')}
            >
              <option value="table">{t('toTable')}</option>
              <option value="team">{t('toTeam')}</option>
            </select>
          )}
          <input
            aria-label={t('say')}
            placeholder={t('say')}
            maxLength={500}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {t('sendIt')}
          </button>
        </form>
      )}
    </div>
  )
}
